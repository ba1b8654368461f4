import QtQuick
import Estate.Models

// What the estate matrix adds to the palette: how it is coloured and ordered, and its selection.
Item {
    id: actions

    required property EstateMatrix matrix
    required property list<string> measures
    required property list<string> orders

    signal matrixAsked()

    function gather(): list<Command> {
        return [...Array.from(measured.gather()), ...Array.from(ordered.gather()), clear];
    }

    ChoiceCommands {
        id: measured

        place: qsTr("Estate")
        sentence: qsTr("Measure of the matrix: %1")
        symbol: Icons.regions
        entries: actions.measures
        onChosen: index => {
            actions.matrixAsked();
            actions.matrix.measure = index;
        }
    }
    ChoiceCommands {
        id: ordered

        place: qsTr("Estate")
        sentence: qsTr("Order of the matrix: %1")
        symbol: Icons.sortDown
        entries: actions.orders
        onChosen: index => {
            actions.matrixAsked();
            actions.matrix.order = index;
        }
    }
    Command {
        id: clear

        place: qsTr("Estate")
        text: qsTr("Clear the selection of regions")
        symbol: Icons.close
        enabled: actions.matrix.selectedIds.length > 0
        obstacle: qsTr("No region is selected.")
        onTriggered: actions.matrix.clearSelection()
    }
}
