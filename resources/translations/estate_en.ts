<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>ChangesModel</name>
    <message numerus="yes">
        <source>Put %n block(s) of rules in force</source>
        <translation>
            <numerusform>Put %n block of rules in force</numerusform>
            <numerusform>Put %n blocks of rules in force</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) would go otherwise now</source>
        <translation>
            <numerusform>%n group would go otherwise now</numerusform>
            <numerusform>%n groups would go otherwise now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What it relies on changed %n time(s); the plan is still the same.</source>
        <translation>
            <numerusform>What it relies on changed %n time; the plan is still the same.</numerusform>
            <numerusform>What it relies on changed %n times; the plan is still the same.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Commit %n group(s)</source>
        <translation>
            <numerusform>Commit %n group</numerusform>
            <numerusform>Commit %n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutDraft</name>
    <message numerus="yes">
        <source>Declare over %1 volume(s)</source>
        <translation>
            <numerusform>Declare over %1 volume</numerusform>
            <numerusform>Declare over %1 volumes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataTable</name>
    <message numerus="yes">
        <source>%1. %n row(s). Space orders by the column, Shift+F10 has copies and columns</source>
        <translation>
            <numerusform>%1. %n row. Space orders by the column, Shift+F10 has copies and columns</numerusform>
            <numerusform>%1. %n rows. Space orders by the column, Shift+F10 has copies and columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change the filter to see %n other row(s).</source>
        <translation>
            <numerusform>Change the filter to see %n other row.</numerusform>
            <numerusform>Change the filter to see %n other rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EstateRoom</name>
    <message numerus="yes">
        <source>%n region(s), all available</source>
        <translation>
            <numerusform>%n region, available</numerusform>
            <numerusform>%n regions, all available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n region(s) unavailable</source>
        <translation>
            <numerusform>%1 of %n region unavailable</numerusform>
            <numerusform>%1 of %n regions unavailable</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>%1 decides otherwise for %2 group(s)</source>
        <translation>
            <numerusform>%1 decides otherwise for %2 group</numerusform>
            <numerusform>%1 decides otherwise for %2 groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExceptionListModel</name>
    <message numerus="yes">
        <source>“%1” recovers its %n group(s) elsewhere, and says how far that is. When it is back, fail them back.</source>
        <translation>
            <numerusform>“%1” recovers its %n group elsewhere, and says how far that is. When it is back, fail that back.</numerusform>
            <numerusform>“%1” recovers its %n groups elsewhere, and says how far that is. When it is back, fail them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExecutionModel</name>
    <message numerus="yes">
        <source>Committed %n group(s).</source>
        <translation>
            <numerusform>Committed %n group.</numerusform>
            <numerusform>Committed %n groups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Committing %n group(s)</source>
        <translation>
            <numerusform>Committing %n group</numerusform>
            <numerusform>Committing %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Committed %n group(s)</source>
        <translation>
            <numerusform>Committed %n group</numerusform>
            <numerusform>Committed %n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplainModel</name>
    <message numerus="yes">
        <source>%1 other region(s) not named by the rule: neither its policy nor the entity&apos;s presence allows them, and they hold no replica</source>
        <translation>
            <numerusform>%1 other region not named by the rule: neither its policy nor the entity&apos;s presence allows it, and it holds no replica</numerusform>
            <numerusform>%1 other regions not named by the rule: neither its policy nor the entity&apos;s presence allows them, and they hold no replica</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportTableModel</name>
    <message numerus="yes">
        <source>None of %n region(s) is older than %1 or lags behind the checkpoint</source>
        <translation>
            <numerusform>The %n region is not older than %1 and does not lag behind the checkpoint</numerusform>
            <numerusform>None of %n regions is older than %1 or lags behind the checkpoint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Older than %1 or behind the checkpoint: %2 of %n region(s)</source>
        <translation>
            <numerusform>Older than %1 or behind the checkpoint: %2 of %n region</numerusform>
            <numerusform>Older than %1 or behind the checkpoint: %2 of %n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message numerus="yes">
        <source>Committed “%1”: %n group(s) recover elsewhere.</source>
        <translation>
            <numerusform>Committed “%1”: %n group recovers elsewhere.</numerusform>
            <numerusform>Committed “%1”: %n groups recover elsewhere.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalCheck</name>
    <message numerus="yes">
        <source>%1 record(s) verified: each follows from the one before it. A cut tail can&apos;t be seen without a head to compare with.</source>
        <translation>
            <numerusform>%1 record verified: it follows from the one before it. A cut tail can&apos;t be seen without a head to compare with.</numerusform>
            <numerusform>%1 records verified: each follows from the one before it. A cut tail can&apos;t be seen without a head to compare with.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 record(s) verified, and the expected record %2 is among them, as it was.</source>
        <translation>
            <numerusform>%1 record verified, and it is the expected record %2, as it was.</numerusform>
            <numerusform>%1 records verified, and the expected record %2 is among them, as it was.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalTableModel</name>
    <message numerus="yes">
        <source>%1 record(s)</source>
        <translation>
            <numerusform>%1 record</numerusform>
            <numerusform>%1 records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LegendModel</name>
    <message numerus="yes">
        <source>%1: %n loss(es)</source>
        <translation>
            <numerusform>%1: %n loss</numerusform>
            <numerusform>%1: %n losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n region(s)</source>
        <translation>
            <numerusform>%1: %n region</numerusform>
            <numerusform>%1: %n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentModel</name>
    <message numerus="yes">
        <source>%n plan(s) committed</source>
        <translation>
            <numerusform>%n plan committed</numerusform>
            <numerusform>%n plans committed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanRoom</name>
    <message numerus="yes">
        <source>The failure set was edited since: the result below answers for another one, of %n member(s). Run again.</source>
        <translation>
            <numerusform>The failure set was edited since: the result below answers for another one, of %n member. Run again.</numerusform>
            <numerusform>The failure set was edited since: the result below answers for another one, of %n members. Run again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanSession</name>
    <message numerus="yes">
        <source>%1 volume(s)</source>
        <translation>
            <numerusform>%1 volume</numerusform>
            <numerusform>%1 volumes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Planned with the approved rules %1, no draft; decisions %2 from %n region(s) examined; state %3</source>
        <translation>
            <numerusform>Planned with the approved rules %1, no draft; decisions %2 from %n region examined; state %3</numerusform>
            <numerusform>Planned with the approved rules %1, no draft; decisions %2 from %n regions examined; state %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s). RTO met: %1, RTO missed: %2, held by rule: %3, capacity short: %4, deferred: %5.</source>
        <translation>
            <numerusform>%n group. RTO met: %1, RTO missed: %2, held by rule: %3, capacity short: %4, deferred: %5.</numerusform>
            <numerusform>%n groups. RTO met: %1, RTO missed: %2, held by rule: %3, capacity short: %4, deferred: %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared: the failure set of %n member(s)</source>
        <translation>
            <numerusform>Cleared: the failure set of %n member</numerusform>
            <numerusform>Cleared: the failure set of %n members</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanSummary</name>
    <message numerus="yes">
        <source>%1 of %n group(s)</source>
        <translation>
            <numerusform>%1 of %n group</numerusform>
            <numerusform>%1 of %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n group(s) recovered</source>
        <translation>
            <numerusform>%1 of %n group recovered</numerusform>
            <numerusform>%1 of %n groups recovered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalOutlook</name>
    <message numerus="yes">
        <source>Recovered, as predicted: %n group(s) since %1, %2 late.</source>
        <translation>
            <numerusform>Recovered, as predicted: %n group since %1, %2 late.</numerusform>
            <numerusform>Recovered, as predicted: %n groups since %1, %2 late.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going home: %1 of %n group(s) by the prediction so far, the last is due %2.</source>
        <translation>
            <numerusform>Going home: %1 of %n group by the prediction so far, the last is due %2.</numerusform>
            <numerusform>Going home: %1 of %n groups by the prediction so far, the last is due %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At home, as predicted: %n group(s) since %1.</source>
        <translation>
            <numerusform>At home, as predicted: %n group since %1.</numerusform>
            <numerusform>At home, as predicted: %n groups since %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recovering: %1 of %n group(s) by the prediction so far, the last is due %2; %3 late.</source>
        <translation>
            <numerusform>Recovering: %1 of %n group by the prediction so far, the last is due %2; %3 late.</numerusform>
            <numerusform>Recovering: %1 of %n groups by the prediction so far, the last is due %2; %3 late.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalPane</name>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalPlanTable</name>
    <message numerus="yes">
        <source>%n group(s) go home, %1 stay where they are.</source>
        <translation>
            <numerusform>%n group goes home, %1 stay where they are.</numerusform>
            <numerusform>%n groups go home, %1 stay where they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalReview</name>
    <message numerus="yes">
        <source>%n group(s) go otherwise</source>
        <translation>
            <numerusform>%n group goes otherwise</numerusform>
            <numerusform>%n groups go otherwise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 group(s) act otherwise, in %2 of %3 single and pair losses</source>
        <translation>
            <numerusform>%1 group acts otherwise, in %2 of %3 single and pair losses</numerusform>
            <numerusform>%1 groups act otherwise, in %2 of %3 single and pair losses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryTimeline</name>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n group</numerusform>
            <numerusform>%n groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionExportModel</name>
    <message numerus="yes">
        <source>%1 generation(s) before this one were never seen here. The values are complete all the same.</source>
        <translation>
            <numerusform>%1 generation before this one was never seen here. The values are complete all the same.</numerusform>
            <numerusform>%1 generations before this one were never seen here. The values are complete all the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionListModel</name>
    <message numerus="yes">
        <source>Marked as seen: %n change(s)</source>
        <translation>
            <numerusform>Marked as seen: %n change</numerusform>
            <numerusform>Marked as seen: %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked as seen: %n record(s)</source>
        <translation>
            <numerusform>Marked as seen: %n record</numerusform>
            <numerusform>Marked as seen: %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleDifferenceModel</name>
    <message numerus="yes">
        <source>%n block(s) changed; lines removed: %1, added: %2</source>
        <translation>
            <numerusform>%n block changed; lines removed: %1, added: %2</numerusform>
            <numerusform>%n blocks changed; lines removed: %1, added: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleLineModel</name>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePinTable</name>
    <message numerus="yes">
        <source>All %n answer as approved</source>
        <translation>
            <numerusform>It answers as approved</numerusform>
            <numerusform>All %n answer as approved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) otherwise</source>
        <translation>
            <numerusform>%n group otherwise</numerusform>
            <numerusform>%n groups otherwise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePolicyTable</name>
    <message numerus="yes">
        <source>%n subject(s)</source>
        <translation>
            <numerusform>%n subject</numerusform>
            <numerusform>%n subjects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSourceModel</name>
    <message numerus="yes">
        <source>Draft %1 by %2, %n edit(s)</source>
        <translation>
            <numerusform>Draft %1 by %2, %n edit</numerusform>
            <numerusform>Draft %1 by %2, %n edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleTextEditor</name>
    <message numerus="yes">
        <source>%n block(s) as text</source>
        <translation>
            <numerusform>%n block as text</numerusform>
            <numerusform>%n blocks as text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): not in the draft yet, and not lost</source>
        <translation>
            <numerusform>%n problem: not in the draft yet, and not lost</numerusform>
            <numerusform>%n problems: not in the draft yet, and not lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleTrialTable</name>
    <message numerus="yes">
        <source>%n group(s) go another way. Approved: %1. Draft: %2</source>
        <translation>
            <numerusform>%n group goes another way. Approved: %1. Draft: %2</numerusform>
            <numerusform>%n groups go another way. Approved: %1. Draft: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesSession</name>
    <message numerus="yes">
        <source>By %1. %n edit(s), each kept as it is made</source>
        <translation>
            <numerusform>By %1. %n edit, each kept as it is made</numerusform>
            <numerusform>By %1. %n edits, each kept as it is made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rules: %n block(s) of draft %1</source>
        <translation>
            <numerusform>Rules: %n block of draft %1</numerusform>
            <numerusform>Rules: %n blocks of draft %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 group(s) act otherwise, in %2 of %3 single and pair losses</source>
        <translation>
            <numerusform>%1 group acts otherwise, in %2 of %3 single and pair losses</numerusform>
            <numerusform>%1 groups act otherwise, in %2 of %3 single and pair losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 error(s)</source>
        <translation>
            <numerusform>%1 error</numerusform>
            <numerusform>%1 errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 warning(s)</source>
        <translation>
            <numerusform>%1 warning</numerusform>
            <numerusform>%1 warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 note(s)</source>
        <translation>
            <numerusform>%1 note</numerusform>
            <numerusform>%1 notes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SampleSheet</name>
    <message numerus="yes">
        <source>The present estate is only in memory: %n record(s) of what was done to it are lost. Save a copy of the journal in Sources to keep them.</source>
        <translation>
            <numerusform>The present estate is only in memory: %n record of what was done to it is lost. Save a copy of the journal in Sources to keep it.</numerusform>
            <numerusform>The present estate is only in memory: %n records of what was done to it are lost. Save a copy of the journal in Sources to keep them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n record(s) and open</source>
        <translation>
            <numerusform>Lose %n record and open</numerusform>
            <numerusform>Lose %n records and open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SecondLossTable</name>
    <message numerus="yes">
        <source>All %1 group(s) that this loss takes recover; there is nothing to write.</source>
        <translation>
            <numerusform>The %1 group that this loss takes recovers; there is nothing to write.</numerusform>
            <numerusform>All %1 groups that this loss takes recover; there is nothing to write.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SensitivityModel</name>
    <message numerus="yes">
        <source>%1 lane(s)</source>
        <translation>
            <numerusform>%1 lane</numerusform>
            <numerusform>%1 lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 site(s)</source>
        <translation>
            <numerusform>%1 site</numerusform>
            <numerusform>%1 sites</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message numerus="yes">
        <source>%1 region(s); %2</source>
        <translation>
            <numerusform>%1 region; %2</numerusform>
            <numerusform>%1 regions; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 change(s)</source>
        <translation>
            <numerusform>%1 change</numerusform>
            <numerusform>%1 changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SourcesRoom</name>
    <message numerus="yes">
        <source>Lose %n record(s) and open the other journal?</source>
        <translation>
            <numerusform>Lose %n record and open the other journal?</numerusform>
            <numerusform>Lose %n records and open the other journal?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepCollisionsPane</name>
    <message numerus="yes">
        <source>%1 pair(s) end worse together than side by side</source>
        <translation>
            <numerusform>%1 pair ends worse together than side by side</numerusform>
            <numerusform>%1 pairs end worse together than side by side</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepRoom</name>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the sweep of %n loss(es)?</source>
        <translation>
            <numerusform>Replace the sweep of %n loss?</numerusform>
            <numerusform>Replace the sweep of %n losses?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepSession</name>
    <message numerus="yes">
        <source>%1 loss(es): %2 planned, %3 composed</source>
        <translation>
            <numerusform>%1 loss: %2 planned, %3 composed</numerusform>
            <numerusform>%1 losses: %2 planned, %3 composed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loss(es) planned</source>
        <translation>
            <numerusform>%1 loss planned</numerusform>
            <numerusform>%1 losses planned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 loss(es)</source>
        <translation>
            <numerusform>%1 of %2 loss</numerusform>
            <numerusform>%1 of %2 losses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 loss(es): %3 planned, %4 composed</source>
        <translation>
            <numerusform>%1 of %2 loss: %3 planned, %4 composed</numerusform>
            <numerusform>%1 of %2 losses: %3 planned, %4 composed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TimelineModel</name>
    <message numerus="yes">
        <source>%1: %n group(s)</source>
        <translation>
            <numerusform>%1: %n group</numerusform>
            <numerusform>%1: %n groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Queue of %1: %n group(s), RTO missed: %2, the last completes at %3</source>
        <translation>
            <numerusform>Queue of %1: %n group, RTO missed: %2, the last completes at %3</numerusform>
            <numerusform>Queue of %1: %n groups, RTO missed: %2, the last completes at %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%1 volume(s)</source>
        <translation>
            <numerusform>%1 volume</numerusform>
            <numerusform>%1 volumes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Respects %n planned maintenance(s): %1</source>
        <translation>
            <numerusform>Respects %n planned maintenance: %1</numerusform>
            <numerusform>Respects %n planned maintenances: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The replica in %1 is behind by %2 operation(s); the RPO allows %3.</source>
        <translation>
            <numerusform>The replica in %1 is behind by %2 operation; the RPO allows %3.</numerusform>
            <numerusform>The replica in %1 is behind by %2 operations; the RPO allows %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 site(s); the copies need %3.</source>
        <translation>
            <numerusform>%1 has %2 site; the copies need %3.</numerusform>
            <numerusform>%1 has %2 sites; the copies need %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 group(s)</source>
        <translation>
            <numerusform>%1 group</numerusform>
            <numerusform>%1 groups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse: %1 group(s) were held and are now not recovered.</source>
        <translation>
            <numerusform>Worse: %1 group was held and is now not recovered.</numerusform>
            <numerusform>Worse: %1 groups were held and are now not recovered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse: %1 group(s) recovered and are now not recovered.</source>
        <translation>
            <numerusform>Worse: %1 group recovered and is now not recovered.</numerusform>
            <numerusform>Worse: %1 groups recovered and are now not recovered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse: %1 group(s) do worse.</source>
        <translation>
            <numerusform>Worse: %1 group does worse.</numerusform>
            <numerusform>Worse: %1 groups do worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1 group(s) recover that were held.</source>
        <translation>
            <numerusform>Better: %1 group recovers that was held.</numerusform>
            <numerusform>Better: %1 groups recover that were held.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1 group(s) recover that did not.</source>
        <translation>
            <numerusform>Better: %1 group recovers that did not.</numerusform>
            <numerusform>Better: %1 groups recover that did not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1 group(s) do better.</source>
        <translation>
            <numerusform>Better: %1 group does better.</numerusform>
            <numerusform>Better: %1 groups do better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same: %1 group(s) go to another region, none does better or worse.</source>
        <translation>
            <numerusform>The same: %1 group goes to another region, none does better or worse.</numerusform>
            <numerusform>The same: %1 groups go to another region, none does better or worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 checkpoint(s) behind</source>
        <translation>
            <numerusform>%1 checkpoint behind</numerusform>
            <numerusform>%1 checkpoints behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorstPane</name>
    <message numerus="yes">
        <source>%n unavailable, not ranked</source>
        <translation>
            <numerusform>%n unavailable, not ranked</numerusform>
            <numerusform>%n unavailable, not ranked</numerusform>
        </translation>
    </message>
</context>
</TS>
