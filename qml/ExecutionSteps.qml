import QtQuick
import QtQuick.Layouts
import Estate.Models

// The three steps with how many participants have passed each.
RowLayout {
    id: steps

    required property ExecutionModel execution

    spacing: Theme.padding
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 prepared, %2 fenced, %3 committed of %4")
        .arg(Figures.countText(steps.execution.prepared))
        .arg(Figures.countText(steps.execution.fenced))
        .arg(Figures.countText(steps.execution.committed))
        .arg(Figures.countText(steps.execution.count))

    StateWord {
        word: qsTr("prepared %1 of %2").arg(Figures.countText(steps.execution.prepared))
              .arg(Figures.countText(steps.execution.count))
        symbol: Looks.phaseSymbol("prepared")
        ink: Looks.phaseInk("prepared")
    }
    StateWord {
        word: qsTr("fenced %1").arg(Figures.countText(steps.execution.fenced))
        symbol: Looks.phaseSymbol("fenced")
        ink: Looks.phaseInk("fenced")
    }
    StateWord {
        word: qsTr("committed %1").arg(Figures.countText(steps.execution.committed))
        symbol: Looks.phaseSymbol("committed")
        ink: Looks.phaseInk("committed")
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: Theme.unit
        radius: Theme.half
        color: Theme.raised

        Rectangle {
            width: parent.width * steps.execution.progress
            height: parent.height
            radius: Theme.half
            color: steps.execution.stage === "aborted" ? Theme.offline : Theme.online

            Behavior on width {
                NumberAnimation {
                    duration: Theme.moment
                }
            }
        }
    }
}
