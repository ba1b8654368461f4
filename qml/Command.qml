import QtQuick.Controls.Basic

// One action of the console: the palette, its button and its shortcut are the same object.
Action {
    // Where it belongs, as the palette says it.
    required property string place
    // Glyph of its button.
    property string symbol
    // What the palette looks in, where the text says more than the action's name.
    property string searched
    // Of what it opens: typed alone it is the best match.
    property string named
    // One word, for the rail.
    property string brief
    // A second shortcut, which somebody else listens to, as `shortcut` says the first.
    property string otherShortcut
    // While it can't be done: why, as a sentence; the palette, its button and a refusal say it.
    property string obstacle
}
