<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About this estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A planning envelope, not a census</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version 1, &quot;4x federal repatriation&quot;, is a deliberately conservative planning figure. A representative stands for a contiguous range of concrete things, and every total is exact. It is no proof about every pathological topology of 50 million individual edges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State hash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate Console %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a sample estate…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1  (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Cost so far in %1, hours after the loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is charged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lost application has a business-impact rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completion over deadline, minutes; above the dashed line the RTO is missed, at the upper edge by more than is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions with their deadlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would make the plan decide otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every group of this plan is held by a rule or has none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of each group at the second loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No second loss was asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name what else is lost, and after how long, in the line under the failure set; then run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BasisRow</name>
    <message>
        <source>%1, changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CapacityLine</name>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CapacityModel</name>
    <message>
        <source>%1 is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 used before, %3 after, %4 free after</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CapacityPane</name>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IOPS before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity before and after the plan, by region</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>index %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit 1 group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit %1 groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %2, %3. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits for another operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Executing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regions changed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rules changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) would go otherwise now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stale: %1. Renew it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing changed since it was proposed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>What it relies on changed %n time(s); the plan is still the same.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Approved. It can be committed while nothing changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number of operations accepted as lost, for example %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangesRoom</name>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to approve: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare a snapshot cut…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipList</name>
    <message>
        <source>Regions lost. Delete removes one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceBox</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandCatalog</name>
    <message>
        <source>Rooms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate: the regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan: fail regions and see what recovers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep: every single loss and every pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules: failover and business impact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes: propose, approve, commit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal: every event and who caused it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources: where the estate comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail the selected regions in Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region in focus: its figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region in focus: what it publishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The region in focus: its relationships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the failure set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose this plan…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the failure set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample: a single loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample: two neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample: a very bad day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the decisions as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin this plan to compare others with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve the proposal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject the proposal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the proposal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit the proposal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort the execution…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cuts across shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare a snapshot cut…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step of the cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the cut to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort the cut…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matching actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action has this name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommitSheet</name>
    <message>
        <source>%1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records %1 as lost, prepares every gang at its destination, fences the sources, then commits all of them in one durable batch. Until that batch it can be aborted; after it, it can&apos;t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan loses %1 operations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were acknowledged at the source and no surviving replica has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To accept that, type the number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations accepted as lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparePane</name>
    <message>
        <source>Pinned: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pinned plan and the present one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a plan, change what is lost, when or the rules, and run again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>%1, at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RTO met %1, now %2 of the volumes; held %3, now %4; cost %5, now %6. Decided otherwise: %7 of %8 groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned: cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now: cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not lost in the pinned plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goes elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no longer recovers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recovers now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misses its RTO now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>meets its RTO now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for another reason</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostCurveModel</name>
    <message>
        <source>After the loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Downtime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutAbortSheet</name>
    <message>
        <source>Abort the cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every participant lets go of its cut, and nothing of it is kept. It can be aborted until the decision is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded as %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutDraft</name>
    <message>
        <source>Declare the cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1, taken when it is declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>followed %1 records of edges in %2 of %3 partitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare over %1 volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared %1. Its participants have not been asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutListModel</name>
    <message>
        <source>gang %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the members of the proposal&apos;s gang</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3, %4. %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut %1 committed: %2 volumes in %3 shards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aborted. Every participant of %1 lets go.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutPane</name>
    <message>
        <source>Abort…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to a gang and goes on with the proposal that carries it out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running. Next: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (concrete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutParticipantModel</name>
    <message>
        <source>Shard %1, %2 volumes: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at revision %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutParticipantsPane</name>
    <message>
        <source>Participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one record a shard; no other shard is asked anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selector of its members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants of the cut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutRow</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutShardRow</name>
    <message>
        <source>Shard %1, %2 volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 volumes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Declare a snapshot cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything that is consistent with what you name is in the cut, whatever its region. Nobody is asked to hold still before you run it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an id that was never used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids of regions, for example r017, r018</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of the volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ids of volumes, typed or pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every volume there is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also follow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>databases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking up what belongs together…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview it to see its members and participants.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Members</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shards that would take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare the cut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CutsView</name>
    <message>
        <source>Cuts, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cuts yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cut makes work across shards atomic: one checkpoint of the relationships, one bounded record for each shard that takes part, and one decision for all of them. Declare one over a region, over volumes or over the whole estate; recoveries across regions bring their own.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DataTable</name>
    <message>
        <source>Nothing to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 rows. Space orders by the column, Shift+F10 has copies and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No row matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the filter to see the other %1 rows.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecisionFilterBar</name>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Met %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deferred %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words, -without, source:r017</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecisionListModel</name>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group %1 of %2 from %3: %4. %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecisionsPane</name>
    <message>
        <source>Decisions, Enter explains</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>An operator&apos;s name has at most %1 bytes. Choose a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EnvelopeModel</name>
    <message>
        <source>Business entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failure-domain sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Databases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationship edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logical data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Physical media</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EnvelopePane</name>
    <message>
        <source>Envelope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planning figure, not a census</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concrete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>representatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Envelope facts, concrete and representative</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorBanner</name>
    <message>
        <source>Dismiss this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EstateMatrix</name>
    <message>
        <source>to fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed since you looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate matrix, %1 regions by %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EstateRoom</name>
    <message>
        <source>Estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 regions, all available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 regions unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed since you looked: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark every change as seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a region  (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail these %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail these</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExceptionListModel</name>
    <message>
        <source>Put off by %1 until %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on it since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put off until %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is among the exceptions again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is unavailable: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 still have their source there and no other place. Plan their recovery.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All its volumes run elsewhere. It stays out until it is brought back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stands before the journal&apos;s last event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event time stands still, and nothing expires. Correct the clock; if it is right, confirm it before anything is approved or committed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut %1 is open. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its participants keep still for it, at most for %1. Run it to its end or abort it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds still for it yet. Run it or abort it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExceptionRow</name>
    <message>
        <source>%1 since %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it over (T)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it off… (S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the region</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExceptionsDrawer</name>
    <message>
        <source>Exceptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put off: %1, at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note of the last shift, by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing needs a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost regions, stale proposals and open cuts appear here, the most severe first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exceptions, most severe first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExecutionModel</name>
    <message>
        <source>Group %1 to %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed %1 groups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aborted. Every reservation is released.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fencing sources: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committing %1 groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed %1 groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aborted; every reservation is released</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExecutionPane</name>
    <message>
        <source>Execution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with the interrupted execution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted completion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Participants of the execution</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExecutionSteps</name>
    <message>
        <source>%1 prepared, %2 fenced, %3 committed of %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepared %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fenced %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next deadline %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplainHead</name>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destinations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplainModel</name>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, needs %3, has %4, short by %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1 more of the group are not lost: its recovery point is split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equally specific rules disagree. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less specific: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue starts %1: queue ready %2, paths ready %3, source fenced %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fill: its path is busy and so already full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill %1: its path was idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target %1: %2 at %3, %4 operations at %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demux %1 over %2; %3 zero-copy lanes, %4 copying lanes, %5 copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completes %1; deadline %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 slack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected cost %1, %2 operations lost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExplainPane</name>
    <message>
        <source>Explanation of %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Destinations and their first binding constraint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactLine</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FailureEditor</name>
    <message>
        <source>Lost: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a region, or paste ids of regions, sites and hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add or paste ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the time and the second loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the time and a second loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F5 or Ctrl+Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long from now it is lost, such as 0s or 2h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long after the first loss the second one comes, such as 15m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>also</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the second loss takes: ids of regions, sites and hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids that can&apos;t be used</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FrameCommands</name>
    <message>
        <source>Console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exceptions: what needs a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the operator…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm the clock: it is now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next theme: system, light, dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less motion, on or off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a sample estate…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let what is shown move again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze what is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark every change as seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand the shift over…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy a link to this place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a link…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Hand the shift over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note so far, by %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note to the next shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is open, what to watch, whom to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalProblem</name>
    <message>
        <source>No journal is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open an estate in memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JournalRoom</name>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JudgeSheet</name>
    <message>
        <source>Approve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort the execution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 the proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your approval holds for exactly this basis: if a region that the plan examined changes, the proposal is stale and can&apos;t be committed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends here. The author may propose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends here. Nothing of it was carried out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every reservation of this execution is released. It can be aborted until the commit batch is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment (may be empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded as %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyFigure</name>
    <message>
        <source>%1: %2. %3 %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LegendModel</name>
    <message>
        <source>%1: 1 region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 regions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Open a link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A link is what “Copy a link to this place” puts on the clipboard: a room with what is shown in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 · %2 · Estate Console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Availability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failover reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protected IOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of its loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By entity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By trust domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By cost of loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 selected. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate matrix, %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ModeTag</name>
    <message>
        <source>Mode %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NeighbourGrid</name>
    <message>
        <source>Neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Enter goes to one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OperatorSheet</name>
    <message>
        <source>Who is at the console?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every event is recorded under this name. The name is asserted, not verified: no server has authenticated it. Author and approver of a proposal must differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name, for example m.okafor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaceLink</name>
    <message>
        <source>A link reads #/plan?fail=r017,r018.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no room. Rooms are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” in the link is not known here. Known are %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanChart</name>
    <message>
        <source>Cost over time; the table has the same numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completion against deadline of each recovered group; the decisions table has the same numbers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanRoom</name>
    <message>
        <source>The failure set was edited since: the result below answers for another one, of %1 regions. Run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second loss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanSession</name>
    <message>
        <source>%1 ids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most %1 ids at a time. Paste fewer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed: %1. Another operator approves it in Changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estate moved from index %1 to %2 after this run. Run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions %1 from %2 regions examined; state %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 groups: %2 recover in time, %3 late, %4 held by rule, %5 find no room, %6 deferred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail over %1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fail over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a plan first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The failure set changed after the run. Run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estate moved after this run. Run again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan recovers nothing, so there is nothing to commit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanStart</name>
    <message>
        <source>Which regions are lost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready to run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name them above, paste a list of ids, or select cells of the estate matrix and choose “Fail these”. Then run: the planner decides for every affected group where it recovers, when, and why. A run changes nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press F5 or Ctrl+Enter. The planner works on an overlay: a run changes nothing, whatever it finds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample: a single loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample: two neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A very bad day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample: a very bad day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanSummary</name>
    <message>
        <source>Met RTO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed RTO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last completion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 groups recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>downtime %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaches %1, losses %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Loss at %2. %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses %1 operations</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did you mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take %1 instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProposalPane</name>
    <message>
        <source>Withdraw…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reject…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Approve…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You wrote it, so another operator has to judge it. Switch the operator with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Author</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview this failure set in Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regions examined: %1, changed since: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regions examined: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions that the plan examined, with their planning digests</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProposalRow</name>
    <message>
        <source>stale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProposalsView</name>
    <message>
        <source>Proposals, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No proposals yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run a failure set in Plan and choose “Propose…”. Another operator approves it here; then it can be committed, and every participant&apos;s prepare, fence and commit is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not executed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once an approved proposal is committed, each participant appears here: waiting, prepared, fenced, committed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProposeSheet</name>
    <message>
        <source>Propose this plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the proposal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another operator approves it. It is bound to exactly this basis: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RailButton</name>
    <message>
        <source>%1, %2 waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryTimeline</name>
    <message>
        <source>after loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 groups</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionAdjacencyModel</name>
    <message>
        <source>%1: %2 concrete edges in %3 records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none taken yet: as of now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within the region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To other regions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionChip</name>
    <message>
        <source>%1. Delete removes it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionChoiceModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionChoiceRow</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionExportModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, exactly %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published %1 ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One generation before this one was never seen here. The values are complete all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 generations before this one were never seen here. The values are complete all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>generation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Availability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sites online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concrete hosts online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topology generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Topology digest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources, rounded down to a bucket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in buckets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free guarantees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held for other regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concrete recovery records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records digest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open cuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules that name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules digest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint of its last cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint root</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionExportPane</name>
    <message>
        <source>Nothing published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A region publishes when it becomes part of the estate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it publishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What %1 publishes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionFigures</name>
    <message>
        <source>since %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trust domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used, reserve included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held for other regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lane IOPS used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Online lanes can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved for steady work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Population</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concrete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>representatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May restore</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionFinder</name>
    <message>
        <source>Regions that match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionListModel</name>
    <message>
        <source>%1, %2, %3 used, %4 free, %5 volumes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionPane</name>
    <message>
        <source>No region in focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move over the matrix with the arrows or the pointer to read a region&apos;s figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show of the region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Publishes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationships</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RegionRelationsPane</name>
    <message>
        <source>Reading the directory…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first time, every relationship of the estate is put in its partition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relationships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concrete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges of %1 by kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No neighbours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neighbours: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesRoom</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SampleSheet</name>
    <message>
        <source>Open a sample estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal 1:1,000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Graph laid over the relationships</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A small estate to learn on; it has no graph to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is closed and stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The present estate is only in memory: what was done to it is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open in memory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SecondLoss</name>
    <message>
        <source>After both losses %1 of %2 volumes meet their RTO (%3 of %4 with the first alone), %5 are held, %6 find no room; cost %7 instead of %8.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SegmentedChoice</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SensitivityModel</name>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Observed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if %1 lags by more than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RTO met only if it completes within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RTO missed if it takes longer than %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recovers if %1 has %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Another program has it open. Close that program and start again, or go on in memory: nothing is written to disk then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer version of this program wrote it. The file was not changed. Update, or go on in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not changed. Keep it: what can be read can be exported with estatectl. Start with another --journal, or go on in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was not changed. Check the path and its permissions, or go on in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in memory, not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2
%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DRILL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AS OF INDEX %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>identity asserted, not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Described by its events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Federal 1:%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the estate&apos;s own, nothing is laid over them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, of its default size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, size %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 regions; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pending %1, durable %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>durable at index %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock says %1, which is before the journal&apos;s last event at %2. Event time stands still, and nothing expires. Correct the clock; if it is right, confirm it before anything is approved or committed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal&apos;s last event was at %1, and the clock says %2. If the clock is right, confirm it before anything is recorded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event time runs on from %1, as the clock does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event time moved on to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The note waits for the next shift.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShelveSheet</name>
    <message>
        <source>Put it off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands at the end of the list until then and is not counted, for everybody. At most a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For how long, such as 30m or 4h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is put off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourcesRoom</name>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryModel</name>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the second loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completion</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SweepRoom</name>
    <message>
        <source>Sweep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableHeading</name>
    <message>
        <source>%1, highest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, lowest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelineModel</name>
    <message>
        <source>%1 held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 deferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queue of %1: %2 groups, %3 miss their RTO, the last completes at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2: starts %3, completes %4, deadline %5, %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missed by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 slack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Recovery timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pale: filling, solid: replay, tick: deadline, gap: slack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery timeline. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TitleStrip</name>
    <message>
        <source>State of the console</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator %1, %2. Change…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen, %1 behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To approve: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exceptions: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All commands</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Read and agreed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TwoScales</name>
    <message>
        <source>%1: %2 concrete, %3 representatives</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UseBar</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VerdictRow</name>
    <message>
        <source>needs %1, has %2, short by %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 and %2 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds its cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Migration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commit decided, participants are to be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Abort decided, participants are to be told</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepared: all %1 hold their cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing: %1 of %2 hold their cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell every participant the decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask the participants to prepare; from then on they keep still, at most for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decide; the participants keep still until %1, and later another round begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 shard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 shards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of 1 region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole estate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is homed in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>volume %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over databases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over applications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Critical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fenced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The estate&apos;s own short chains of volumes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tree over all volumes: any cut has every one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One volume, one database and one application that very many depend on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legacy database clusters: one volume of a hub tied to every other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Groups of 24 volumes, each consistent with each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two estates that were joined: two trees and a few bridges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chains with a volume in each of eight consecutive regions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>online</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a site offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Availability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failover reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Protected IOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of its loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reserved for failover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the IOPS guaranteed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published %1 ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its loss costs %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of its loss not known yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RTO met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RTO missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held by rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It serves on, but its region has no room to repair its lost copies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It serves on; its lost copies are made again in the site that is left, two in one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It serves on; its lost copies are made again in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovers at %1, %2 before its deadline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovers at %1, but %2 after its deadline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule holds it: its data is durable and it waits for its region.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule holds it, but nothing online covers its last durable mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equally specific impact rules disagree. Make one more specific.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two equally specific failover rules disagree. Make one more specific.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no recovery objective for this scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No region may take it; see what binds at each destination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions may take it, but none has room; see what is short at each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A member belongs to work that is past recall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena mode moves single volumes only and splits no recovery group.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions may take it, but none would ever finish its replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes home to %1; nothing is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all of its copies are online.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No policy is assigned: the first region that completes may take it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy %1 has no rule for this loss.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy %1: when %2 is lost, hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Policy %1: when %2 is lost, restore to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the source itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule names another region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not among the allowed regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no replica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its replica diverged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its replica lags beyond the RPO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path connects the two regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovery IOPS are short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its replay would take longer than time can say</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No site has the bytes free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lane has the IOPS free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lane fits its isolation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few sites for its copies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would complete later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A host that holds its replica is offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Database on volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment on database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume consistency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Application dependency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lease expired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fenced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all sites offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovered before it, and stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On its way, and stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decided again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aborted, decided anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recovered, then lost again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost by the second loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>viewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>approver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>administrator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T- %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T+ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorstPane</name>
    <message>
        <source>Worst 20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst 20 by %1. Enter shows the region</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorstRow</name>
    <message>
        <source>%1. %2, %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
