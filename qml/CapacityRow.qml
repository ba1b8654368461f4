import QtQuick

TableRow {
    id: row

    required property int index
    required property string regionId
    required property bool lost
    required property string capacityText
    required property int usedBeforePpm
    required property int usedAfterPpm
    required property string usedBeforeText
    required property string usedAfterText
    required property string freeBeforeText
    required property string freeAfterText
    required property string iopsBeforeText
    required property string iopsAfterText
    required property string staleText
    required property string accessibleText

    Accessible.name: row.staleText.length > 0 ? qsTr("%1, export stale: %2").arg(row.accessibleText)
                                                                            .arg(row.staleText)
                                              : row.accessibleText

    CapacityLine {
        anchors.fill: parent
        regionId: row.regionId
        lost: row.lost
        total: row.capacityText
        before: row.usedBeforePpm / 1000000
        after: row.usedAfterPpm / 1000000
        usedBefore: row.usedBeforeText
        usedAfter: row.usedAfterText
        freeBefore: row.freeBeforeText
        freeAfter: row.freeAfterText
        iopsBefore: row.iopsBeforeText
        iopsAfter: row.iopsAfterText
    }
    StaleMark {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: Theme.half
        brief: true
        age: row.staleText
    }
}
