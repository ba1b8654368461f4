pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// The region that the matrix is on. A pager over the region list: one page, no copy of its data.
Panel {
    id: pane

    required property Session session
    required property int row

    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: pane.row < 0
        symbol: Icons.regions
        title: qsTr("No region in focus")
        body: qsTr("Move over the matrix with the arrows or the pointer to read a "
                   + "region's figures.")
    }
    // Once the page has its new size.
    Timer {
        id: settle

        interval: 0
        onTriggered: pager.positionViewAtIndex(pane.row, ListView.Beginning)
    }
    ListView {
        id: pager

        anchors.fill: parent
        anchors.margins: Theme.padding
        visible: pane.row >= 0
        clip: true
        interactive: false
        model: pane.session.regions
        currentIndex: pane.row
        cacheBuffer: 0
        highlightFollowsCurrentItem: false
        delegate: RegionFigures {
            width: ListView.view.width
            // Before the pane has its size a page of no height would call for every region's page.
            height: Math.max(ListView.view.height, Theme.px(320))
        }
        onCurrentIndexChanged: settle.restart()
        onHeightChanged: settle.restart()
    }
}
