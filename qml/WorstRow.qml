import QtQuick
import QtQuick.Layouts

TableRow {
    id: worst

    required property int index
    required property int row
    required property string regionId
    required property string condition
    required property string conditionText
    required property string valueText
    required property string staleText

    readonly property string figures: qsTr("%1. %2, %3, %4").arg(worst.index + 1)
                                      .arg(worst.regionId).arg(worst.valueText)
                                      .arg(worst.conditionText)

    implicitHeight: Theme.rowCompact
    Accessible.name: worst.staleText.length > 0 ? qsTr("%1, export stale: %2").arg(worst.figures)
                                                                            .arg(worst.staleText)
                                                : worst.figures

    // In a wide window the figure stays near the region that it is of.
    RowLayout {
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: Theme.padding
        width: Math.min(parent.width - 2 * Theme.padding, Theme.px(440))
        spacing: Theme.gap

        BodyText {
            Layout.preferredWidth: Theme.px(20)
            text: worst.index + 1
            color: Theme.secondary
        }
        IdText {
            // Twelve letters: "eu-central-1".
            Layout.preferredWidth: Theme.px(96)
            text: worst.regionId
        }
        StateWord {
            Layout.fillWidth: true
            word: worst.conditionText
            symbol: Looks.conditionSymbol(worst.condition)
            ink: Looks.conditionInk(worst.condition)
        }
        StaleMark {
            age: worst.staleText
        }
        NumberText {
            value: worst.valueText
        }
    }
}
