import QtQuick
import QtQuick.Layouts
import Estate.Models

// What happened, what it means, what to do. An error brings its code, and with that the other two.
Rectangle {
    id: banner

    required property string what
    property string code
    property string meaning: advice.meaning
    property string todo: advice.todo
    property bool dismissable: false

    signal dismissed()

    implicitHeight: layout.implicitHeight + 2 * Theme.gap
    color: Theme.dangerWash
    radius: Theme.radius
    border.width: Theme.hairline
    border.color: Theme.offline
    Accessible.role: Accessible.AlertMessage
    Accessible.name: banner.what + " " + banner.meaning + " " + banner.todo

    ErrorAdvice {
        id: advice

        code: banner.code
    }
    RowLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        Glyph {
            Layout.alignment: Qt.AlignTop
            symbol: Icons.alert
            color: Theme.offline
        }
        Column {
            id: words

            Layout.fillWidth: true
            spacing: Theme.half

            BodyText {
                width: words.width
                text: banner.what
                font.weight: Font.Medium
                wrapMode: Text.Wrap
            }
            BodyText {
                width: words.width
                visible: banner.meaning.length > 0
                text: banner.meaning
                wrapMode: Text.Wrap
            }
            BodyText {
                width: words.width
                visible: banner.todo.length > 0
                text: banner.todo
                color: Theme.secondary
                wrapMode: Text.Wrap
            }
        }
        ActionButton {
            Layout.alignment: Qt.AlignTop
            visible: banner.dismissable
            kind: ActionButton.Kind.Quiet
            symbol: Icons.close
            label: qsTr("Dismiss this message")
            onClicked: banner.dismissed()
        }
    }
}
