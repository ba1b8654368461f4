import QtQuick
import Estate.Models

// What the second loss makes of the plan, and the way to it: the figures, the timeline and the
// decisions beside it are of the first loss alone. Anchored: a layout keeps the height of one line
// when the sentence comes to need two.
Rectangle {
    id: note

    required property PlanSession plan

    signal asked()

    implicitHeight: Math.max(sentence.implicitHeight, show.implicitHeight) + Theme.gap
    color: Theme.warningWash
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.fenced
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence.text

    Glyph {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.gutter
        anchors.verticalCenter: parent.verticalCenter
        symbol: Icons.alert
        color: Theme.fenced
    }
    BodyText {
        id: sentence

        anchors.left: sign.right
        anchors.right: show.left
        anchors.leftMargin: Theme.gap
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Here: the first loss alone. %1").arg(note.plan.secondLoss.summaryText)
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    ActionButton {
        id: show

        anchors.right: parent.right
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        implicitHeight: Theme.row
        text: qsTr("Show")
        label: qsTr("Show the second loss, under Analysis")
        onClicked: note.asked()
    }
}
