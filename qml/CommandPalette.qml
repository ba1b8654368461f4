pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T

// Every action by name. Typed words may match in any order; Up, Down and Enter do the rest.
Popup {
    id: allCommands

    required property CommandCatalog commands
    // Found when the palette opens and as somebody types, not whenever a command changes.
    property list<Command> matches

    function match() {
        const words = field.text.trim().toLowerCase().split(/\s+/);
        allCommands.matches = allCommands.commands.gather().filter(
            command => words.every(word => allCommands.searchText(command).includes(word)));
    }
    function searchText(command: Command): string {
        return (command.place + " " + command.text).toLowerCase();
    }
    function run(command: Command) {
        if (!command || !command.enabled)
            return;
        allCommands.close();
        command.trigger();
    }

    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Theme.px(72)
    width: Math.min(Theme.px(600), parent.width - 2 * Theme.padding)
    padding: Theme.hairline
    modal: true
    focus: true

    onAboutToShow: {
        field.clear();
        allCommands.match();
        list.currentIndex = 0;
        field.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    background: Rectangle {
        color: Theme.panel
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: Theme.controlBorder
        Accessible.role: Accessible.Dialog
        Accessible.name: qsTr("Command palette")
    }
    contentHeight: frame.implicitHeight

    ColumnLayout {
        id: frame

        anchors.fill: parent
        spacing: 0

        TextField {
            id: field

            Layout.fillWidth: true
            implicitHeight: Theme.px(44)
            leftPadding: Theme.px(44)
            color: Theme.text
            placeholderText: qsTr("What do you want to do?")
            placeholderTextColor: Theme.secondary
            font.family: Theme.textFamily
            font.pixelSize: Theme.sectionSize
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Search all actions")

            background: Item {
                Glyph {
                    x: Theme.padding
                    anchors.verticalCenter: parent.verticalCenter
                    symbol: Icons.find
                }
            }
            onTextEdited: {
                allCommands.match();
                list.currentIndex = 0;
            }
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onUpPressed: list.decrementCurrentIndex()
            onAccepted: allCommands.run(allCommands.matches[list.currentIndex])
        }
        Rule {
            Layout.fillWidth: true
        }
        ListView {
            id: list

            Layout.fillWidth: true
            // Within the window, where it is low or the text is large.
            Layout.preferredHeight: Math.min(
                contentHeight, Theme.px(400), Math.max(Theme.row, (allCommands.parent?.height ?? 0)
                                                       - allCommands.y - field.height
                                                       - Theme.padding))
            clip: true
            model: allCommands.matches
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Matching actions")

            delegate: PaletteRow {
                onChosen: command => allCommands.run(command)
            }
            ScrollBar.vertical: SlimScrollBar {}
        }
        BodyText {
            Layout.fillWidth: true
            Layout.margins: Theme.padding
            visible: list.count === 0
            text: qsTr("No action has this name.")
            color: Theme.secondary
        }
    }
}
