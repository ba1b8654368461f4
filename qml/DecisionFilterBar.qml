pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Estate.Models

// Which decisions are shown: by outcome, and by a part of an id or a reason.
RowLayout {
    id: bar

    required property PlanSession plan
    readonly property DecisionListModel rows: bar.plan.decisions
    // Less would hide something.
    readonly property real narrowest: outcomes.implicitWidth + bar.spacing
                                      + words.Layout.minimumWidth

    spacing: Theme.gap

    SegmentedChoice {
        id: outcomes

        readonly property list<string> keys: ["", "met", "missed", "held", "short", "deferred"]

        label: qsTr("Outcome")
        entries: [qsTr("All %1").arg(Figures.countText(bar.plan.groups)),
            qsTr("Met %1").arg(Figures.countText(bar.plan.metRto)),
            qsTr("Missed %1").arg(Figures.countText(bar.plan.missedRto)),
            qsTr("Held %1").arg(Figures.countText(bar.plan.held)),
            qsTr("Short %1").arg(Figures.countText(bar.plan.capacityShort)),
            qsTr("Deferred %1").arg(Figures.countText(bar.plan.deferred))]
        current: Math.max(0, keys.indexOf(bar.rows.outcome))
        onChosen: index => bar.rows.outcome = keys[index]
    }
    TextEntry {
        id: words

        Layout.fillWidth: true
        Layout.minimumWidth: Theme.px(96)
        Layout.maximumWidth: Theme.px(280)
        // Not what the placeholder takes: that goes by the width.
        implicitWidth: Theme.px(280)
        implicitHeight: Theme.row
        label: qsTr("Filter the decisions")
        symbol: Icons.filter
        // An example that is cut explains nothing.
        placeholderText: words.width < Theme.px(240) ? qsTr("Words, -without")
                                                     : qsTr("Words, -without, source:r017")
        text: bar.rows.filter
        onTextEdited: bar.rows.filter = text
    }
}
