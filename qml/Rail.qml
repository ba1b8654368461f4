import QtQuick
import QtQuick.Layouts
import Estate.Models

// The rooms, and at its foot what belongs to all of them.
Rectangle {
    id: rail

    required property Session session
    required property CommandCatalog commands
    required property int room

    implicitWidth: Theme.rail
    color: Theme.panel

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        RailButton {
            command: rail.commands.estateCommand
            current: rail.room === 0
        }
        RailButton {
            command: rail.commands.planCommand
            current: rail.room === 1
        }
        RailButton {
            command: rail.commands.changesCommand
            current: rail.room === 2
            badge: rail.session.pendingApprovals
        }
        Item {
            Layout.fillHeight: true
        }
        RailButton {
            command: rail.commands.themeCommand
        }
        RailButton {
            command: rail.commands.aboutCommand
        }
    }
    Rule {
        anchors.right: parent.right
        upright: true
        height: parent.height
    }
}
