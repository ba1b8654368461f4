import QtQuick
import QtQuick.Controls.Basic
import Estate.Models

// A line of typed text. `label` names it for people who do not see it. With a name to keep it
// under, what is typed and was not used comes back: its owner says recall() and used().
TextField {
    id: entry

    required property string label
    property string symbol
    property bool wrong: false
    // Where: of whose journal, and which field of what; empty: nothing is kept.
    property Session session: null
    property string kept
    // Whenever it is another name: what is kept under it comes by itself.
    property bool recalls: false

    function recalled(): string {
        return typed.recalled();
    }
    function recall(otherwise: string) {
        const text = typed.recalled();
        entry.text = text.length > 0 ? text : otherwise;
    }
    function used() {
        typed.use();
    }

    onTextEdited: typed.note(entry.text)

    TypedText {
        id: typed

        session: entry.session
        field: entry.kept
        onFieldChanged: {
            if (entry.recalls)
                entry.recall("");
        }
    }

    implicitHeight: Theme.control
    leftPadding: entry.symbol.length > 0 ? Theme.px(32) : Theme.gutter - Theme.half
    rightPadding: Theme.gap
    verticalAlignment: TextInput.AlignVCenter
    selectByMouse: true
    color: Theme.text
    placeholderTextColor: Theme.secondary
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    font.family: Theme.textFamily
    font.pixelSize: Theme.bodySize
    Accessible.role: Accessible.EditableText
    Accessible.name: entry.label

    background: Rectangle {
        color: Theme.panel
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: entry.wrong ? Theme.offline : Theme.controlBorder

        Glyph {
            anchors.left: parent.left
            anchors.leftMargin: Theme.gap
            anchors.verticalCenter: parent.verticalCenter
            visible: entry.symbol.length > 0
            symbol: entry.symbol
        }
        FocusRing {
            visible: entry.activeFocus
        }
    }
}
