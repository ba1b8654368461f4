pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Estate.Models

// Every action by name. Typed words may match in any order; Up, Down and Enter do the rest.
Popup {
    id: allCommands

    required property CommandCatalog commands
    // Found when the palette opens and as somebody types, not whenever a command changes.
    property list<Command> matches

    function match() {
        const all = [...Array.from(allCommands.commands.gather()),
            ...Array.from(allCommands.commands.find(field.text))];
        const ranked = all.map((command, at) => ({command: command, at: at,
                                                     rank: allCommands.rankOf(command)}));
        allCommands.matches = ranked.filter(each => each.rank >= 0)
                                    .sort((a, b) => a.rank - b.rank || a.at - b.at)
                                    .map(each => each.command);
    }
    // Of equal ones that which can be done comes first, once something is typed.
    function rankOf(command: Command): int {
        const text = command.searched.length > 0 ? command.searched : command.text;
        const rank = NameSearch.rankOf(text, command.named, command.place, field.text);
        return rank < 0 || field.text.trim().length === 0 ? rank
                                                          : 2 * rank + (command.enabled ? 0 : 1);
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
            Layout.margins: Theme.gap
            Layout.leftMargin: Theme.padding
            visible: allCommands.commands.morePolicies + allCommands.commands.moreRegions > 0
            text: qsTr("More of this name: policies %1, regions %2. Type more letters.")
                  .arg(Figures.countText(allCommands.commands.morePolicies))
                  .arg(Figures.countText(allCommands.commands.moreRegions))
            color: Theme.secondary
        }
        BodyText {
            Layout.fillWidth: true
            Layout.margins: Theme.padding
            visible: list.count === 0
            text: qsTr("No action, policy or region has this name.")
            color: Theme.secondary
        }
    }
}
