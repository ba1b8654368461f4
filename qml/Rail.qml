import QtQuick
import QtQuick.Layouts
import Estate.Models

// The rooms, and at its foot what belongs to all of them.
Rectangle {
    id: rail

    required property Session session
    required property CommandCatalog commands
    required property int room

    implicitWidth: Theme.railWidth
    color: Theme.panel

    ScrollStage {
        anchors.fill: parent
        leastHeight: Theme.rail * 9

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            RailButton {
                command: rail.commands.estateCommand
                current: rail.room === Place.Estate
            }
            RailButton {
                command: rail.commands.planCommand
                current: rail.room === Place.Plan
            }
            RailButton {
                command: rail.commands.sweepCommand
                current: rail.room === Place.Sweep
            }
            RailButton {
                command: rail.commands.rulesCommand
                current: rail.room === Place.Rules
            }
            RailButton {
                command: rail.commands.changesCommand
                current: rail.room === Place.Changes
                // What waits for somebody else is in the strip.
                badge: rail.session.pendingApprovals - rail.session.changes.ownApprovals
            }
            RailButton {
                command: rail.commands.journalCommand
                current: rail.room === Place.Journal
            }
            RailButton {
                command: rail.commands.sourcesCommand
                current: rail.room === Place.Sources
            }
            Item {
                Layout.fillHeight: true
            }
            RailButton {
                command: rail.commands.frame.themeCommand
            }
            RailButton {
                command: rail.commands.frame.aboutCommand
            }
        }
    }
    Rule {
        anchors.right: parent.right
        upright: true
        height: parent.height
    }
}
