pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// What the matrix' colours, glyphs and marks mean, with the edges of the bins and how many fall in.
Flow {
    id: flow

    required property LegendModel legend
    required property string title
    // The measure is a cost.
    property bool ofCost: false
    // The measure is what regions publish in buckets.
    property bool ofBucket: false
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
            readonly property bool marked: entry.condition === "to-fail"
                                           || entry.condition === "changed"

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
            // The marks look as on a cell: a notch at its corner, a dot at its foot.
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.gutter
                height: Theme.gutter
                visible: entry.marked
                clip: true
                color: "transparent"
                border.width: Theme.hairline
                border.color: Theme.controlBorder

                Rectangle {
                    x: parent.width - width / 2
                    y: -height / 2
                    width: Theme.gap
                    height: width
                    visible: entry.condition === "to-fail"
                    rotation: 45
                    antialiasing: true
                    color: Theme.offline
                }
                Rectangle {
                    x: Theme.half
                    y: parent.height - height - Theme.half
                    width: Theme.unit
                    height: width
                    visible: entry.condition === "changed"
                    color: Theme.text
                }
            }
            Glyph {
                visible: entry.step < 0 && !entry.marked
                symbol: entry.condition === "stale" ? Icons.age
                                                    : Looks.conditionSymbol(entry.condition)
                color: entry.condition === "stale" ? Theme.text
                                                   : Looks.conditionInk(entry.condition)
            }
            BodyText {
                text: entry.label
                color: Theme.secondary
                Accessible.ignored: true
            }
            BodyText {
                text: Figures.countText(entry.regions)
                font.weight: Font.Medium
                Accessible.ignored: true
            }
        }
    }
    BodyText {
        visible: flow.ofBucket
        text: qsTr("as each region publishes it: in buckets, rounded down")
        color: Theme.secondary
    }
    BodyText {
        visible: flow.ofCost
        text: qsTr("u: units of cost, as the impact rules count them; k, M, G u: thousands, "
                   + "millions, billions of them")
        color: Theme.secondary
    }
}
