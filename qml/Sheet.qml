import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T

// A non-blocking dialog: Escape closes it, focus returns to where it was. The content sits under
// the title; the owner puts its buttons in a row at its end. In a window that is lower than that it
// scrolls, and what gets the focus comes into sight.
Popup {
    id: sheet

    required property string title
    property int preferredWidth: Theme.px(520)
    default property alias body: holder.data

    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Math.round(Math.min(Theme.px(120), (parent.height - height) / 3))
    width: Math.min(sheet.preferredWidth, parent.width - 2 * Theme.padding)
    height: Math.min(sheet.implicitHeight, parent.height - 2 * Theme.unit)
    contentHeight: frame.implicitHeight
    padding: Theme.padding
    modal: true
    focus: true
    closePolicy: Popup.CloseOnEscape | Popup.CloseOnPressOutside

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    background: Rectangle {
        color: Theme.panel
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: Theme.controlBorder
        Accessible.role: Accessible.Dialog
        Accessible.name: sheet.title
    }
    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.moment
        }
    }

    ScrollStage {
        anchors.fill: parent
        leastHeight: frame.implicitHeight

        ColumnLayout {
            id: frame

            anchors.fill: parent
            spacing: Theme.gutter

            RowLayout {
                Layout.fillWidth: true

                BodyText {
                    Layout.fillWidth: true
                    text: sheet.title
                    font.pixelSize: Theme.titleSize
                    Accessible.role: Accessible.Heading
                }
                ActionButton {
                    kind: ActionButton.Kind.Quiet
                    symbol: Icons.close
                    label: qsTr("Close")
                    onClicked: sheet.close()
                }
            }
            ColumnLayout {
                id: holder

                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gutter
            }
        }
    }
}
