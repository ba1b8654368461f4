import QtQuick

TableRow {
    id: row

    required property int index
    required property string shard
    required property string membersText
    required property string selector
    required property string phase
    required property string phaseText
    required property string revisionText
    required property string accessibleText

    Accessible.name: row.accessibleText

    CutParticipantLine {
        anchors.fill: parent
        shard: row.shard
        members: row.membersText
        selector: row.selector
        phase: row.phase
        phaseText: row.phaseText
        revision: row.revisionText
    }
}
