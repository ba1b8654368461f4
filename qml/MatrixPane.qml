pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Estate.Models

// The estate matrix with its measure, its legend and a line that says what a cell is.
Panel {
    id: pane

    required property Session session
    property alias matrix: matrix
    readonly property list<string> measures: [
        qsTr("Availability"), qsTr("Utilisation"), qsTr("Free capacity"),
        qsTr("Failover reserve"), qsTr("Protected IOPS"), qsTr("Export age"),
        qsTr("Checkpoint lag"), qsTr("Cost of its loss")
    ]
    readonly property list<string> orders: [
        qsTr("By id"), qsTr("By entity"), qsTr("By trust domain"), qsTr("By cost of loss")
    ]
    // What the pane may take; the cells grow into it.
    required property real heightMax
    readonly property int columns: 32
    readonly property real inner: pane.width - 2 * Theme.gutter
    readonly property real chrome: Theme.row + legend.implicitHeight + 2 * Theme.gap
                                   + 2 * Theme.gutter
    readonly property real wantedHeight: pane.chrome + matrix.implicitHeight
    readonly property real rows: Math.ceil(pane.session.regions.count / matrix.columns)
    readonly property real fittingCell: Math.floor((pane.heightMax - pane.chrome - Theme.gutter)
                                                   / Math.max(1, pane.rows)) - Theme.half
    readonly property real cellMax: Math.max(Theme.px(24), Math.min(Theme.px(56),
                                                                    pane.fittingCell))

    signal regionOpened(regionId: string)

    // Scrolls the cell in focus into sight, where the cells are taller than the pane, and no
    // further than there are cells. Before the pane has its height there is nothing to scroll.
    function reveal() {
        const cell = matrix.cellRect(matrix.currentIndex);
        if (flick.height < cell.height)
            return;
        const most = Math.max(0, flick.contentHeight - flick.height);
        const least = cell.y + cell.height + Theme.unit - flick.height;
        const wanted = Math.max(0, least, Math.min(flick.contentY, cell.y - Theme.unit));
        flick.contentY = Math.min(most, wanted);
    }

    // Placed by hand: nothing's width follows from a height.
    RowLayout {
        id: head

        x: Theme.gutter
        y: Theme.gutter
        width: pane.inner
        height: Theme.row
        spacing: Theme.gutter

        ChoiceBox {
            implicitHeight: Theme.row
            implicitWidth: Theme.px(168)
            label: qsTr("Measure")
            model: Array.from(pane.measures)
            chosen: matrix.measure
            onActivated: index => matrix.measure = index
        }
        ChoiceBox {
            implicitHeight: Theme.row
            implicitWidth: Theme.px(196)
            label: qsTr("Order of the regions")
            model: Array.from(pane.orders)
            chosen: matrix.order
            onActivated: index => matrix.order = index
        }
        BodyText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            text: matrix.findText.length > 0
                  ? qsTr("Finding “%1”").arg(matrix.findText)
                  : matrix.selectedIds.length > 0
                  ? qsTr("%1 selected. %2").arg(matrix.selectedIds.length)
                    .arg(matrix.describedText)
                  : matrix.describedText
        }
    }
    // A rubber band that leaves the pane takes it along.
    Timer {
        id: edge

        readonly property real at: matrix.bandPoint.y - flick.contentY
        readonly property real over: edge.at < 0 ? edge.at
                                               : Math.max(0, edge.at - flick.height)

        interval: 32
        repeat: true
        running: matrix.banding && edge.over !== 0
        onTriggered: {
            const step = Math.sign(edge.over)
                    * Math.min(Theme.px(24), Theme.unit + Math.abs(edge.over) / 2);
            flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height,
                                                  flick.contentY + step));
            matrix.followBand();
        }
    }
    Flickable {
        id: flick

        // The cells stand in line with what is over and under them: the matrix has a margin.
        x: Theme.gutter - Theme.unit
        anchors.top: head.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: legend.top
        anchors.bottomMargin: Theme.gap
        width: pane.inner + 2 * Theme.unit
        contentWidth: flick.width
        contentHeight: matrix.implicitHeight
        clip: true
        interactive: false
        boundsBehavior: Flickable.StopAtBounds
        onHeightChanged: pane.reveal()
        onContentHeightChanged: pane.reveal()

        ScrollBar.vertical: SlimScrollBar {}

        EstateMatrix {
            id: matrix

            width: flick.width
            regions: pane.session.regions
            measure: EstateMatrix.Utilisation
            columns: 32
            cellSizeMin: Theme.px(24)
            cellSizeMax: pane.cellMax
            cellGap: Theme.half
            stepColors: [Theme.step0, Theme.step1, Theme.step2, Theme.step3, Theme.step4]
            backgroundColor: Theme.panel
            textColor: Theme.text
            accentColor: Theme.accent
            fencedColor: Theme.fenced
            leaseExpiredColor: Theme.leaseExpired
            offlineColor: Theme.offline
            failureIds: pane.session.plan.failureIds
            activeFocusOnTab: true
            focus: true
            Accessible.role: Accessible.Table
            Accessible.name: qsTr("Estate matrix, %1. %2").arg(matrix.measureText)
                                                          .arg(matrix.describedText)
            onActivated: regionId => pane.regionOpened(regionId)
            onCurrentIndexChanged: pane.reveal()
            onPasteRefused: text => pane.session.refuse(text)
        }
        MatrixMark {
            visible: matrix.hoveredIndex >= 0
            cell: matrix.hoveredRect
            keyboard: false
        }
        MatrixMark {
            visible: matrix.activeFocus && matrix.currentIndex >= 0
            cell: matrix.currentRect
            keyboard: true
        }
    }
    Legend {
        id: legend

        x: Theme.gutter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gutter
        width: pane.inner
        legend: matrix.legend
        title: matrix.measureText
        ofCost: matrix.measure === EstateMatrix.SingleLossRisk
        ofBucket: matrix.measure === EstateMatrix.FreeCapacity
    }
}
