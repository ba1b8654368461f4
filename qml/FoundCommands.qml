pragma ComponentBehavior: Bound

import QtQuick

// What the palette finds by name in the estate: a few commands, for the best of what was found.
Item {
    id: found

    required property string place
    // With the name in place of %1.
    required property string sentence
    required property string symbol
    // Best first; set by whoever searches.
    property list<string> names
    readonly property int shown: Math.min(found.names.length, made.count)
    readonly property int more: found.names.length - found.shown

    signal asked(name: string)

    function gather(): list<Command> {
        const commands = [];
        for (let at = 0; at < found.shown; ++at)
            commands.push(made.objectAt(at) as Command);
        return commands;
    }

    Instantiator {
        id: made

        model: 6

        delegate: Command {
            id: entry

            required property int index

            place: found.place
            named: found.names[entry.index] ?? ""
            text: found.sentence.arg(entry.named)
            symbol: found.symbol
            onTriggered: found.asked(entry.named)
        }
    }
}
