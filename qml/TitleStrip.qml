import QtQuick
import QtQuick.Layouts
import Estate.Models

// Always visible: mode, who, whose data and how old, what is durable, what waits.
Rectangle {
    id: strip

    required property Session session
    required property CommandCatalog commands
    readonly property string worst: strip.session.exceptions.worst

    implicitHeight: Theme.strip
    color: Theme.panel
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("State of the console")

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gap
        spacing: Theme.gutter

        // Whether it counts, and beside it of when it is.
        Row {
            spacing: Theme.unit

            ModeTag {
                mode: strip.session.authority
                word: strip.session.authorityText
            }
            ModeTag {
                visible: strip.session.inPast
                mode: Session.AsOf
                word: strip.session.momentText
            }
        }
        ActionButton {
            implicitHeight: Theme.row
            visible: strip.session.inPast
            action: strip.commands.frame.nowCommand
            symbol: Icons.withdraw
            text: qsTr("Back to now")
        }
        BodyText {
            text: strip.session.estateTitle
            font.weight: Font.Medium
        }
        ActionButton {
            implicitHeight: Theme.row
            kind: ActionButton.Kind.Quiet
            symbol: Icons.operator
            text: strip.session.operatorName.length > 0 ? strip.session.operatorName
                                                        : qsTr("No operator")
            label: qsTr("Operator %1, %2. Change…").arg(strip.session.operatorName)
                                                   .arg(strip.session.identityText)
            counterpart: strip.commands.frame.operatorCommand
            onClicked: strip.commands.frame.operatorCommand.trigger(this)
        }
        BodyText {
            Layout.fillWidth: true
            Layout.minimumWidth: Theme.px(40)
            text: strip.session.identityText
            color: Theme.secondary
        }
        ActionButton {
            implicitHeight: Theme.row
            visible: strip.session.frozen
            kind: ActionButton.Kind.Quiet
            symbol: Icons.freeze
            symbolInk: Theme.fenced
            text: strip.session.heldText.length > 0
                  ? qsTr("Frozen, %1 behind").arg(strip.session.heldText) : qsTr("Frozen")
            keys: strip.commands.frame.freezeCommand.shortcut
            counterpart: strip.commands.frame.freezeCommand
            onClicked: strip.commands.frame.freezeCommand.trigger(this)
        }
        StripItem {
            visible: strip.session.offline
            symbol: Icons.info
            ink: Theme.fenced
            words: qsTr("offline: works from what this browser keeps")
            advice: qsTr("The network is gone. Everything is in this page and its journal is in "
                         + "this browser: nothing is missed. Load the page again only when the "
                         + "network is back.")
        }
        StripItem {
            symbol: Icons.age
            words: strip.session.inPast || strip.session.dataAgeText.length === 0
                   ? strip.session.dataAgeText
                   : qsTr("Data: %1").arg(strip.session.dataAgeText)
            advice: qsTr("When the journal's last event was, by the estate's clock: nothing that "
                         + "is shown is newer.")
        }
        StripItem {
            symbol: strip.session.keepingFails ? Icons.alert
                    : strip.session.pending ? Icons.waiting
                    : strip.session.looking ? Icons.info : Icons.database
            ink: strip.session.keepingFails ? Theme.offline
                 : strip.session.pending || strip.session.looking ? Theme.fenced
                 : Theme.secondary
            strong: strip.session.keepingFails
            words: strip.session.durabilityText
            advice: strip.session.keepingFails
                    ? qsTr("The journal could not be kept: what was done last is not recorded, or "
                           + "will be gone with this program. Make room or mend the disk before "
                           + "anything is decided.")
                    : strip.session.looking
                    ? qsTr("Another page of this browser writes to the journal, this one only "
                           + "looks at it. To write here, close the other page and reload this "
                           + "one.")
                    : ""
        }
        ActionButton {
            implicitHeight: Theme.row
            kind: ActionButton.Kind.Quiet
            symbol: Icons.approve
            text: strip.session.changes.ownApprovals > 0
                  ? qsTr("To approve: %1, %2 yours")
                    .arg(Figures.countText(strip.session.pendingApprovals
                                            - strip.session.changes.ownApprovals))
                    .arg(Figures.countText(strip.session.changes.ownApprovals))
                  : qsTr("To approve: %1").arg(Figures.countText(strip.session.pendingApprovals))
            counterpart: strip.commands.changesCommand
            onClicked: strip.commands.changesCommand.trigger(this)
        }
        ActionButton {
            implicitHeight: Theme.row
            kind: ActionButton.Kind.Quiet
            symbol: strip.worst.length > 0 ? Looks.severitySymbol(strip.worst)
                                           : Icons.exceptions
            symbolInk: strip.worst.length > 0 ? Looks.severityInk(strip.worst) : Theme.secondary
            text: qsTr("Exceptions: %1").arg(Figures.countText(strip.session.exceptionCount))
            keys: strip.commands.frame.exceptionsCommand.shortcut
            counterpart: strip.commands.frame.exceptionsCommand
            onClicked: strip.commands.frame.exceptionsCommand.trigger(this)
        }
        ActionButton {
            implicitHeight: Theme.row
            kind: ActionButton.Kind.Quiet
            symbol: Icons.palette
            word: qsTr("Commands")
            label: qsTr("All commands")
            keys: strip.commands.frame.paletteCommand.shortcut
            counterpart: strip.commands.frame.paletteCommand
            onClicked: strip.commands.frame.paletteCommand.trigger(this)
        }
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
