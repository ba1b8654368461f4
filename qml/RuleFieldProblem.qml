import QtQuick
import QtQuick.Layouts

// Why what was typed into a field was not kept, under that field.
RowLayout {
    id: problem

    required property string text

    spacing: Theme.gap

    Glyph {
        Layout.alignment: Qt.AlignTop
        symbol: Icons.alert
        color: Theme.offline
    }
    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: problem.text
        Accessible.role: Accessible.AlertMessage
    }
}
