pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts

// One id that can't be used: what is wrong with it, and what is near.
RowLayout {
    id: problem

    required property int index
    required property string text
    required property string message
    required property list<string> suggestions

    signal accepted(suggestion: string)
    signal dismissed()

    height: Theme.control
    spacing: Theme.gap
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1: %2").arg(problem.text).arg(problem.message)

    Glyph {
        symbol: Icons.alert
        color: Theme.offline
    }
    IdText {
        Layout.maximumWidth: Theme.px(160)
        text: problem.text
        font.weight: Font.Medium
    }
    BodyText {
        Layout.fillWidth: true
        text: problem.message
        color: Theme.secondary
    }
    BodyText {
        visible: problem.suggestions.length > 0
        text: qsTr("Did you mean")
        color: Theme.secondary
    }
    Repeater {
        model: problem.suggestions

        ActionButton {
            required property string modelData

            implicitHeight: Theme.rowCompact
            text: modelData
            label: qsTr("Take %1 instead").arg(modelData)
            font.family: Theme.idFamily
            onClicked: problem.accepted(modelData)
        }
    }
    ActionButton {
        implicitHeight: Theme.rowCompact
        implicitWidth: Theme.rowCompact
        kind: ActionButton.Kind.Quiet
        symbol: Icons.close
        label: qsTr("Drop %1").arg(problem.text)
        onClicked: problem.dismissed()
    }
}
