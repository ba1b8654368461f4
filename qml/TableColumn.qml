import QtQml

// How a DataTable shows one column of its model: width 0 hides it.
QtObject {
    property real width: 0
    property bool rightAligned: false
}
