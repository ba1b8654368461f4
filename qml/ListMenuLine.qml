import QtQuick
import QtQuick.Controls.Basic

// Parts the lines of a ListMenu.
MenuSeparator {
    padding: 0
    topPadding: Theme.half
    bottomPadding: Theme.half
    Accessible.ignored: true

    contentItem: Rule {}
}
