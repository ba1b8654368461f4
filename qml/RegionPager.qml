pragma ComponentBehavior: Bound

import QtQuick
import Estate.Models

// The figures of one region. The same page for every region, so that a step of the matrix costs
// what reads otherwise.
Item {
    id: pager

    required property Session session
    required property int row

    clip: true

    Repeater {
        model: OneRegionModel {
            regions: pager.session.regions
            row: pager.row
        }
        delegate: RegionFigures {
            x: Theme.padding
            width: pager.width - 2 * Theme.padding
            height: Math.max(pager.height, Theme.px(320))
        }
    }
}
