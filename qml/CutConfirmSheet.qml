import QtQuick
import Estate.Models

// Before a step of a cut, or all of them: what it takes, what stands still for it and how long.
ConfirmSheet {
    id: sheet

    required property CutListModel cuts
    required property CutRow cut
    // To its end; else the next step alone.
    property bool whole: false
    // The one that was asked about, whatever the list is on meanwhile.
    property string operation

    function ask(whole: bool) {
        sheet.whole = whole;
        sheet.operation = sheet.cut?.operation ?? "";
        sheet.open();
    }

    title: sheet.whole ? qsTr("Run the cut of %1 in %2 to its end?")
                         .arg(sheet.cut?.membersText ?? "").arg(sheet.cut?.participantsText ?? "")
                       : qsTr("Next step of the cut of %1 in %2?")
                         .arg(sheet.cut?.membersText ?? "").arg(sheet.cut?.participantsText ?? "")
    effect: qsTr("%1: %2.\n\nEach participant holds its I/O still from its promise to the "
                 + "decision, %3 of event time at most; then the hold ends by itself, a commit is "
                 + "refused, and another round comes first. No placement changes: the cut records "
                 + "one moment of its members. Other cuts are refused at these shards meanwhile. "
                 + "Until it is decided it can be aborted. It needs no second person; who declared "
                 + "or aborted it stands in the journal.")
            .arg(sheet.cut?.name ?? "").arg(sheet.cut?.nextText ?? "")
            .arg(sheet.cuts.holdMaxText)
    verb: sheet.whole ? qsTr("Run to its end") : qsTr("Do the next step")
    onConfirmed: {
        if (sheet.whole)
            sheet.cuts.run(sheet.operation);
        else
            sheet.cuts.step(sheet.operation);
    }
}
