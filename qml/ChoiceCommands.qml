pragma ComponentBehavior: Bound

import QtQuick

// What a choice offers, in the palette: a command for each entry.
Item {
    id: choices

    required property string place
    // With the entry in place of %1.
    required property string sentence
    required property list<string> entries
    required property string symbol
    property bool ready: true
    property string obstacle

    signal chosen(index: int)

    // As of now; whoever binds to it is told when there are others.
    function gather(): list<Command> {
        const found = [];
        for (let at = 0; at < made.count; ++at)
            found.push(made.objectAt(at) as Command);
        return found;
    }

    Instantiator {
        id: made

        model: choices.entries.length

        delegate: Command {
            required property int index

            place: choices.place
            text: choices.sentence.arg(choices.entries[index] ?? "")
            symbol: choices.symbol
            enabled: choices.ready
            obstacle: choices.obstacle
            onTriggered: choices.chosen(index)
        }
    }
}
