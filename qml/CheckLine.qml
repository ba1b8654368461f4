import QtQuick
import QtQuick.Controls.Basic

// Something that is on or off, with its name beside it. Space and Enter switch it.
CheckBox {
    id: check

    // As a click does it.
    function switchOver() {
        check.toggle();
        check.toggled();
    }

    implicitHeight: Theme.row
    padding: 0
    spacing: Theme.gap
    focusPolicy: Qt.StrongFocus
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize
    Accessible.role: Accessible.CheckBox
    Accessible.name: check.text
    Accessible.checked: check.checked

    indicator: Glyph {
        y: (check.height - height) / 2
        width: Theme.px(16)
        symbol: check.checked ? Icons.checked : Icons.unchecked
        color: check.checked ? Theme.accent : Theme.controlBorder

        FocusRing {
            visible: check.visualFocus
        }
    }
    contentItem: BodyText {
        leftPadding: Theme.px(16) + check.spacing
        text: check.text
    }

    Keys.onReturnPressed: check.switchOver()
    Keys.onEnterPressed: check.switchOver()
}
