pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Estate.Models

// Rules as text: line numbers, the lines that are wrong marked in the margin and the text. Tab
// leaves it; Ctrl+Z first takes back what was typed and not kept, then edits of the draft.
FocusScope {
    id: field

    required property RuleTextEditor editor
    required property RulesSession rules
    required property string label
    // An earlier record is looked at: nothing is edited, and what was typed waits.
    readonly property bool past: field.rules.session?.inPast ?? false
    // Where there is nothing to write about.
    property string emptyTitle: ""
    property string emptyBody: ""
    // What lies where has to be asked again: another text, width, font or scale.
    property int laidOut: 0

    signal abandoned()

    function enter() {
        area.forceActiveFocus(Qt.OtherFocusReason);
    }
    function goTo(line: int, column: int) {
        area.cursorPosition = field.editor.offsetOf(line, column);
        field.enter();
    }
    // Where a line of the text lies, in the text; `laidOut` is what it was asked for.
    function placeOf(line: int, laidOut: int): rect {
        return laidOut < 0 ? Qt.rect(0, 0, 0, 0)
                           : area.positionToRectangle(field.editor.offsetOf(line, 1));
    }
    // The line under the pointer, where it does not fit.
    function cutLineAt(place: point): string {
        if (flick.contentWidth <= flick.width)
            return "";
        const from = area.positionAt(0, place.y + flick.contentY);
        const end = area.text.indexOf("\n", from);
        const to = end < 0 ? area.length : end;
        return area.x + area.positionToRectangle(to).x > flick.width
               ? area.getText(from, to).trim() : "";
    }
    function takeBack() {
        if (field.past)
            return;
        if (field.editor.pending())
            field.editor.revert();
        else
            field.rules.undo();
    }
    function take() {
        if (area.text === field.editor.text)
            return;
        const at = area.activeFocus ? area.cursorPosition : 0;
        area.text = field.editor.text;
        area.cursorPosition = Math.min(at, area.length);
    }

    // Of two fields over one editor the one that is shown.
    function sayCursor() {
        if (field.visible)
            field.editor.cursor = area.cursorPosition;
    }

    Component.onCompleted: field.take()
    onVisibleChanged: field.sayCursor()

    Connections {
        target: field.editor

        function onTextChanged() {
            field.take();
        }
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.background
        radius: Theme.radius
        border.width: Theme.hairline
        border.color: field.editor.status === "wrong" ? Theme.offline : Theme.controlBorder
    }
    Flickable {
        id: flick

        anchors.fill: parent
        anchors.margins: Theme.hairline
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: Math.max(flick.width, numbers.width + area.contentWidth + Theme.padding * 2)
        contentHeight: Math.max(flick.height, area.implicitHeight)

        ScrollBar.vertical: SlimScrollBar {}
        ScrollBar.horizontal: SlimScrollBar {}

        function reveal(cursor: rect) {
            const top = cursor.y;
            const bottom = cursor.y + cursor.height;
            if (top < flick.contentY)
                flick.contentY = Math.max(0, top - Theme.gap);
            else if (bottom > flick.contentY + flick.height)
                flick.contentY = bottom - flick.height + Theme.gap;
            const across = cursor.x + area.x;
            if (across < flick.contentX + numbers.width)
                flick.contentX = Math.max(0, across - numbers.width - Theme.gap);
            else if (across > flick.contentX + flick.width - Theme.gutter)
                flick.contentX = across - flick.width + Theme.padding * 2;
        }

        Repeater {
            model: field.editor.problems

            Rectangle {
                id: mark

                required property int line
                readonly property rect place: field.placeOf(mark.line, field.laidOut)

                objectName: "lineMark"
                y: mark.place.y
                width: flick.contentWidth
                height: mark.place.height
                visible: mark.line > 0
                color: Theme.dangerWash

                Rectangle {
                    width: Theme.half
                    height: parent.height
                    color: Theme.offline
                }
            }
        }
        Text {
            id: numbers

            width: Theme.px(44)
            topPadding: area.topPadding
            rightPadding: Theme.gap
            horizontalAlignment: Text.AlignRight
            textFormat: Text.PlainText
            text: field.editor.lineNumbers
            color: Theme.secondary
            font: area.font
            Accessible.ignored: true
        }
        TextArea {
            id: area

            x: numbers.width
            width: flick.contentWidth - numbers.width
            height: flick.contentHeight
            focus: true
            topPadding: Theme.gap
            bottomPadding: Theme.gap
            leftPadding: Theme.gap
            rightPadding: Theme.gap
            wrapMode: TextEdit.NoWrap
            textFormat: TextEdit.PlainText
            selectByMouse: true
            readOnly: !field.editor.active || field.editor.tooLong
                      || field.past
            color: Theme.text
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentText
            font.family: Theme.idFamily
            font.pixelSize: Theme.bodySize
            background: null
            Accessible.role: Accessible.EditableText
            Accessible.name: field.label

            onTextChanged: {
                field.editor.text = area.text;
                field.laidOut += 1;
            }
            onContentSizeChanged: field.laidOut += 1
            onWidthChanged: field.laidOut += 1
            onFontChanged: field.laidOut += 1
            onTopPaddingChanged: field.laidOut += 1
            onCursorPositionChanged: field.sayCursor()
            onCursorRectangleChanged: flick.reveal(area.cursorRectangle)
            Keys.onTabPressed: area.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: area.nextItemInFocusChain(false)
                                   .forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onEscapePressed: field.abandoned()
            Keys.onPressed: event => {
                if (event.matches(StandardKey.Undo)) {
                    field.takeBack();
                    event.accepted = true;
                } else if (event.matches(StandardKey.Redo)) {
                    field.rules.redo();
                    event.accepted = true;
                }
            }
        }
    }
    HoverHandler {
        id: over
    }
    Tip {
        id: line

        x: Theme.px(44)
        y: over.point.position.y + Theme.row
        width: Math.min(line.implicitWidth, Theme.px(480))
        visible: over.hovered && line.text.length > 0
        text: over.hovered ? field.cutLineAt(over.point.position) : ""
    }
    EmptyState {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        visible: !field.editor.active && field.emptyTitle.length > 0
        symbol: Icons.rules
        title: field.emptyTitle
        body: field.emptyBody
    }
    BodyText {
        anchors.centerIn: parent
        width: parent.width - 2 * Theme.padding
        // A file that is wrong is shown at any length.
        visible: field.editor.tooLong && area.length === 0
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        color: Theme.secondary
        text: field.editor.tooLongText
    }
    FocusRing {
        visible: area.activeFocus
    }
}
