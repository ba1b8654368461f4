pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// The figures of one region. A pager over the region list: one page, no copy of its data.
Item {
    id: pager

    required property Session session
    required property int row

    // Once the page has its new size.
    Timer {
        id: settle

        interval: 0
        onTriggered: pages.positionViewAtIndex(pager.row, ListView.Beginning)
    }
    ListView {
        id: pages

        anchors.fill: parent
        anchors.leftMargin: Theme.padding
        anchors.rightMargin: Theme.padding
        visible: pager.row >= 0
        clip: true
        interactive: false
        model: pager.session.regions
        currentIndex: pager.row
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
