pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// Where the console is, as a link, and the way to where one leads. A link is looked at whole before
// anything moves: what can't be followed is said, and nothing of it is done.
Item {
    id: places

    required property Session session
    required property int room
    required property EstateRoom estate
    // Null until they are made.
    required property Room plan
    required property Room changes
    required property Room sweep
    required property Room rules
    required property Room journal
    readonly property string here: places.session.inPast
        ? link.extended(places.placeOf(places.room), {asof: places.session.momentIndex})
        : places.placeOf(places.room)
    // A room that has to be there to look at a link into it.
    property int needed: -1
    // The moment that the link leads to is being taken up; the rest waits for it.
    property bool waiting: false

    signal roomAsked(room: int)

    function placeOf(room: int): string {
        switch (room) {
        case Place.Estate:
            return places.estate.place;
        case Place.Plan:
            return places.plan?.place ?? link.of(room, {});
        case Place.Changes:
            return places.changes?.place ?? link.of(room, {});
        case Place.Sweep:
            return places.sweep?.place ?? link.of(room, {});
        case Place.Rules:
            return places.rules?.place ?? link.of(room, {});
        case Place.Journal:
            return places.journal?.place ?? link.of(room, {});
        default:
            return link.of(room, {});
        }
    }
    // False: it leads nowhere, and the banner says why.
    function open(text: string): bool {
        places.waiting = false;
        asked.text = text;
        const problem = places.problem();
        if (problem.length > 0) {
            places.session.refuse(problem);
            return false;
        }
        const present = asked.asOf >= places.session.presentIndex;
        if (asked.asOf === 0 || asked.asOf === places.session.momentIndex
                || present && !places.session.inPast) {
            places.arrive(true);
            return true;
        }
        if (!places.session.lookBack(asked.asOf))
            return false;
        places.waiting = !present && asked.asOf !== places.session.momentIndex;
        if (places.waiting)
            places.roomAsked(asked.room);
        else
            places.arrive(true);
        return true;
    }
    // Where the last visit ended, without a word about what is not there any more. It is always the
    // present that it comes back to.
    function restore(text: string) {
        asked.text = text;
        if (asked.problem.length > 0)
            return;
        if (places.problem().length > 0)
            places.roomAsked(asked.room);
        else
            places.arrive(false);
    }
    // Empty: the link can be followed.
    function problem(): string {
        if (asked.problem.length > 0)
            return asked.problem;
        for (const index of [asked.asOf, asked.record]) {
            if (index > 0 && (index < places.session.firstIndex
                              || index > places.session.presentIndex))
                return qsTr("This journal has no record %1.").arg(Figures.countText(index));
        }
        places.needed = asked.room;
        const own = asked.room === Place.Estate ? places.estate.placeProblem(asked)
                    : asked.room === Place.Plan ? (places.plan as PlanRoom).placeProblem(asked)
                    : asked.room === Place.Changes
                    ? (places.changes as ChangesRoom).placeProblem(asked) : "";
        return own.length > 0 ? own : TableViews.problemOf(asked.table, asked.view);
    }
    function arrive(runs: bool) {
        places.roomAsked(asked.room);
        if (asked.room === Place.Estate)
            places.estate.openPlace(asked);
        else if (asked.room === Place.Plan)
            (places.plan as PlanRoom).openPlace(asked, runs);
        else if (asked.room === Place.Sweep)
            places.sweep.placeAsked(asked);
        else if (asked.room === Place.Rules)
            places.rules.placeAsked(asked);
        else if (asked.room === Place.Changes)
            (places.changes as ChangesRoom).openPlace(asked);
        else if (asked.room === Place.Journal)
            places.journal.placeAsked(asked);
        if (asked.table.length === 0)
            return;
        // Its table may have come with the room.
        const problem = TableViews.problemOf(asked.table, asked.view);
        if (problem.length > 0)
            places.session.refuse(problem);
        else
            TableViews.take(asked.table, asked.view);
    }
    function copy(text: string) {
        link.copy(text);
        places.session.tell(qsTr("Copied: %1").arg(text));
    }

    PlaceLink {
        id: link
    }
    PlaceLink {
        id: asked
    }
    Connections {
        target: places.session

        function onModeChanged() {
            const arrived = places.session.momentIndex === asked.asOf;
            if (!places.waiting)
                return;
            places.waiting = false;
            if (arrived)
                places.arrive(true);
        }
    }
    Connections {
        target: TableViews

        function onLinkAsked(table: string, view: string) {
            const text = link.extended(places.here, {table: table, view: view});
            if (text.length > 0)
                places.copy(text);
            else
                places.session.refuse(qsTr("Go to the room of this table to copy a link to it."));
        }
    }
}
