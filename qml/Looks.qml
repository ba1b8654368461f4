pragma Singleton

import QtQuick

// Stable codes of the models to glyph and colour. Words come from the models; colour never stands
// alone.
QtObject {
    id: looks

    // A shortcut by what stands on the keys: "Ctrl+O", and "Strg+O" in German.
    function keysText(shortcut: string): string {
        return shortcut.replace("Ctrl+", qsTr("Ctrl+")).replace("Shift+", qsTr("Shift+"))
                       .replace("Backspace", qsTr("Backspace")).replace("Enter", qsTr("Enter"));
    }
    // met missed held short deferred
    function statusSymbol(status: string): string {
        return status === "met" ? Icons.met : status === "missed" ? Icons.missed
             : status === "held" ? Icons.held : status === "short" ? Icons.alert : Icons.deferred;
    }
    function statusInk(status: string): color {
        return status === "met" ? Theme.online : status === "held" ? Theme.fenced : Theme.offline;
    }
    // online offline lease-expired fenced
    function conditionSymbol(condition: string): string {
        return condition === "online" ? Icons.met : condition === "fenced" ? Icons.fenced
             : condition === "lease-expired" ? Icons.age : Icons.missed;
    }
    function conditionInk(condition: string): color {
        return condition === "online" ? Theme.online : condition === "fenced" ? Theme.fenced
             : condition === "lease-expired" ? Theme.leaseExpired : Theme.offline;
    }
    // waiting prepared fenced committed aborted
    function phaseSymbol(phase: string): string {
        return phase === "prepared" ? Icons.prepared : phase === "fenced" ? Icons.fenced
             : phase === "committed" ? Icons.committed : phase === "aborted" ? Icons.aborted
             : Icons.waiting;
    }
    function phaseInk(phase: string): color {
        return phase === "aborted" ? Theme.offline : phase === "committed" ? Theme.text
             : Theme.secondary;
    }
    // open approved executing committed aborted rejected withdrawn
    function proposalSymbol(status: string): string {
        return status === "open" ? Icons.waiting : status === "approved" ? Icons.approve
             : status === "executing" ? Icons.prepared : status === "committed" ? Icons.committed
             : status === "withdrawn" ? Icons.withdraw : Icons.aborted;
    }
    function proposalInk(status: string): color {
        return status === "aborted" || status === "rejected" ? Theme.offline
             : status === "executing" ? Theme.text : Theme.secondary;
    }
    // critical warning notice
    function severityInk(severity: string): color {
        return severity === "critical" ? Theme.offline : severity === "warning" ? Theme.fenced
             : Theme.secondary;
    }
    function severitySymbol(severity: string): string {
        return severity === "notice" ? Icons.info : Icons.alert;
    }
    // What a table's cell may carry: any of the above, "late", "check", "cross", "aged", "unseen",
    // "differs", or what an edit did: added changed removed.
    function cellSymbol(key: string): string {
        switch (key) {
        case "late":
        case "cross":
            return Icons.missed;
        case "check":
            return Icons.check;
        case "aged":
            return Icons.age;
        case "unseen":
            return Icons.eye;
        case "differs":
            return Icons.compare;
        case "added":
            return Icons.add;
        case "changed":
            return Icons.edit;
        case "removed":
            return Icons.remove;
        case "critical":
        case "warning":
        case "notice":
            return looks.severitySymbol(key);
        case "online":
        case "offline":
        case "lease-expired":
            return looks.conditionSymbol(key);
        case "waiting":
        case "prepared":
        case "fenced":
        case "committed":
        case "aborted":
            return looks.phaseSymbol(key);
        case "open":
        case "approved":
        case "executing":
        case "rejected":
        case "withdrawn":
        case "stale":
        case "expired":
            return looks.proposalSymbol(key);
        default:
            return looks.statusSymbol(key);
        }
    }
    // All of them, for what is painted.
    readonly property var cellLooks: looks.looksOf([
        "met", "missed", "held", "short", "deferred", "online", "offline", "lease-expired",
        "fenced", "waiting", "prepared", "committed", "aborted", "open", "approved", "executing",
        "rejected", "withdrawn", "stale", "expired", "critical", "warning", "notice", "late",
        "check", "cross", "aged", "unseen", "differs", "added", "changed", "removed"])
    function looksOf(keys: list<string>): var {
        const all = {};
        for (const key of Array.from(keys))
            all[key] = {symbol: looks.cellSymbol(key), ink: looks.cellInk(key)};
        return all;
    }
    function cellInk(key: string): color {
        switch (key) {
        case "late":
        case "cross":
            return Theme.offline;
        case "check":
        case "unseen":
        case "differs":
            return Theme.secondary;
        case "aged":
            return Theme.fenced;
        case "added":
        case "changed":
        case "removed":
            return Theme.text;
        case "critical":
        case "warning":
        case "notice":
            return looks.severityInk(key);
        case "online":
        case "offline":
        case "fenced":
        case "lease-expired":
            return looks.conditionInk(key);
        case "waiting":
        case "prepared":
        case "committed":
        case "aborted":
            return looks.phaseInk(key);
        case "open":
        case "approved":
        case "executing":
        case "rejected":
        case "withdrawn":
        case "stale":
        case "expired":
            return looks.proposalInk(key);
        default:
            return looks.statusInk(key);
        }
    }
}
