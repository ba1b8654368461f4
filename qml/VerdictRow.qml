import QtQuick
import QtQuick.Layouts

// One destination: taken, or the first constraint that binds, with numbers.
TableRow {
    id: verdict

    required property int index
    required property string regionId
    required property string constraint
    required property string constraintText
    required property string volume
    required property string neededText
    required property string availableText
    required property string shortText
    required property string staleText
    required property string accessibleText
    readonly property bool taken: verdict.constraint === "none"
    readonly property string numbers: qsTr("needs %1, has %2, short by %3").arg(verdict.neededText)
                                      .arg(verdict.availableText).arg(verdict.shortText)
    readonly property string figures: verdict.shortText.length > 0 ? verdict.numbers
                                      : verdict.availableText.length > 0 ? verdict.availableText
                                      : verdict.volume

    implicitHeight: layout.implicitHeight + Theme.gap
    Accessible.name: verdict.staleText.length > 0
                     ? qsTr("%1, export stale: %2").arg(verdict.accessibleText)
                                                   .arg(verdict.staleText)
                     : verdict.accessibleText

    RowLayout {
        id: layout

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.gutter
        spacing: Theme.gap

        Glyph {
            Layout.alignment: Qt.AlignTop
            symbol: verdict.taken ? Icons.committed : Icons.deferred
            color: verdict.taken ? Theme.text : Theme.secondary
        }
        IdText {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: Theme.px(44)
            text: verdict.regionId
            font.weight: verdict.taken ? Font.Medium : Font.Normal
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            BodyText {
                Layout.fillWidth: true
                text: verdict.constraintText
                wrapMode: Text.Wrap
            }
            BodyText {
                Layout.fillWidth: true
                visible: verdict.figures.length > 0
                text: verdict.figures
                color: Theme.secondary
                wrapMode: Text.Wrap
            }
        }
        StaleMark {
            Layout.alignment: Qt.AlignTop
            age: verdict.staleText
        }
    }
}
