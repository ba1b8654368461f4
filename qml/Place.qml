import QtQml

// The rooms, in the order of the rail.
QtObject {
    enum Room { Estate, Plan, Sweep, Rules, Changes, Journal, Sources }
}
