pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// What the matrix' colours and glyphs mean, with the edges of the bins and how many fall in.
Flow {
    id: flow

    required property LegendModel legend
    required property string title
    readonly property list<color> steps: [Theme.step0, Theme.step1, Theme.step2, Theme.step3,
        Theme.step4]

    spacing: Theme.padding
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Legend of %1").arg(flow.title)

    Repeater {
        model: flow.legend

        Row {
            id: entry

            required property int step
            required property string condition
            required property string label
            required property int regions
            required property string accessibleText

            spacing: Theme.unit
            Accessible.role: Accessible.ListItem
            Accessible.name: entry.accessibleText

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.gutter
                height: Theme.gutter
                visible: entry.step >= 0
                color: entry.step >= 0 ? flow.steps[entry.step] : "transparent"
                border.width: Theme.hairline
                border.color: Theme.controlBorder
            }
            Glyph {
                visible: entry.step < 0
                symbol: Looks.conditionSymbol(entry.condition)
                color: Looks.conditionInk(entry.condition)
            }
            BodyText {
                text: entry.label
                color: Theme.secondary
                Accessible.ignored: true
            }
            BodyText {
                text: entry.regions
                font.weight: Font.Medium
                Accessible.ignored: true
            }
        }
    }
}
