import QtQuick
import QtQuick.Layouts
import Estate.Models

// Throwing a draft away can't be taken back, so it says what goes.
Sheet {
    id: sheet

    required property RulesSession rules

    title: qsTr("Throw the draft %1 away?").arg(sheet.rules.draft)
    preferredWidth: Theme.px(440)

    onOpened: cancel.forceActiveFocus(Qt.TabFocusReason)

    BodyText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: qsTr("%1. Its edits are gone then and can't be undone. What was proposed of it, and "
                   + "the approved rules, stay as they are.")
              .arg(sheet.rules.difference?.summaryText ?? "")
    }
    RowLayout {
        Layout.alignment: Qt.AlignRight
        spacing: Theme.gap

        ActionButton {
            id: cancel

            text: qsTr("Keep it")
            onClicked: sheet.close()
        }
        ActionButton {
            kind: ActionButton.Kind.Danger
            symbol: Icons.remove
            text: qsTr("Throw away")
            onClicked: {
                if (sheet.rules.end())
                    sheet.close();
            }
        }
    }
}
