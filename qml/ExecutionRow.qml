import QtQuick

TableRow {
    id: row

    required property int index
    required property string group
    required property string application
    required property string source
    required property string destination
    required property string phase
    required property string phaseText
    required property string predictedCompletionText
    required property string slackText
    required property bool rtoMet
    required property string concreteVolumesText
    required property string accessibleText

    Accessible.name: row.accessibleText

    ExecutionLine {
        anchors.fill: parent
        group: row.group
        application: row.application
        source: row.source
        destination: row.destination
        phase: row.phase
        phaseText: row.phaseText
        volumes: row.concreteVolumesText
        completion: row.predictedCompletionText
        slack: row.slackText
        late: !row.rtoMet
    }
}
