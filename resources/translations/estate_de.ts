<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>Letztes Ereignis</translation>
    </message>
    <message>
        <source>index %1, %2</source>
        <translation>Index %1, %2</translation>
    </message>
    <message>
        <source>State hash</source>
        <translation>Zustands-Hash</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Open a sample estate…</source>
        <translation>Beispielbestand öffnen…</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Program and estate</source>
        <translation>Programm und Bestand</translation>
    </message>
    <message>
        <source>Planning envelope</source>
        <translation>Mengengerüst der Planung</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>Journal format</source>
        <translation>Journalformat</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Mengengerüst</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>This estate</source>
        <translation>Dieser Bestand</translation>
    </message>
    <message>
        <source>What it is, and what it is not</source>
        <translation>Was es ist und was nicht</translation>
    </message>
    <message>
        <source>How each figure is derived</source>
        <translation>Herleitung jeder Kennzahl</translation>
    </message>
    <message>
        <source>This estate has no planning envelope</source>
        <translation>Dieser Bestand hat kein Mengengerüst der Planung</translation>
    </message>
    <message>
        <source>Only the federal estate is grown from one. What this estate has is what its events describe.</source>
        <translation>Nur der Federal-Bestand entsteht aus einem. Dieser Bestand enthält, was seine Ereignisse beschreiben.</translation>
    </message>
    <message>
        <source>About Estate Console</source>
        <translation>Über Estate Console</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Cost so far in %1, hours after the loss</source>
        <translation>Bisherige Kosten in %1, Stunden nach dem Ausfall</translation>
    </message>
    <message>
        <source>Cost over time</source>
        <translation>Kosten im Zeitverlauf</translation>
    </message>
    <message>
        <source>Nothing is charged</source>
        <translation>Es fallen keine Kosten an</translation>
    </message>
    <message>
        <source>No lost application has a business-impact rule.</source>
        <translation>Keine ausgefallene Anwendung hat eine Auswirkungsregel.</translation>
    </message>
    <message>
        <source>What would make the plan decide otherwise</source>
        <translation>Was den Plan anders entscheiden ließe</translation>
    </message>
    <message>
        <source>No number decides</source>
        <translation>Keine Zahl entscheidet</translation>
    </message>
    <message>
        <source>Every group of this plan is held by a rule or has none.</source>
        <translation>Jede Gruppe dieses Plans wird durch eine Regel gehalten oder hat keine.</translation>
    </message>
    <message>
        <source>What became of each group at the second loss</source>
        <translation>Was beim Zweitausfall aus jeder Gruppe wurde</translation>
    </message>
    <message>
        <source>No second loss was asked for</source>
        <translation>Kein Zweitausfall angegeben</translation>
    </message>
    <message>
        <source>Name what else is lost, and after how long, in the line under the failure set; then run.</source>
        <translation>In der Zeile unter der Ausfallmenge angeben, was noch ausfällt und nach welcher Zeit; dann berechnen.</translation>
    </message>
    <message>
        <source>Completion against deadline, minutes. Above the line: RTO missed; at the top edge: later still</source>
        <translation>Fertigstellung gegen Frist, Minuten. Über der Linie: RTO verfehlt; am oberen Rand: noch später</translation>
    </message>
    <message>
        <source>Deadlines, the first and tightest first</source>
        <translation>Fristen, die erste und knappste zuerst</translation>
    </message>
    <message>
        <source>No group recovers</source>
        <translation>Keine Gruppe wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Only what has a destination is predicted to be there at some time. The decisions say why the others have none.</source>
        <translation>Nur was ein Ziel hat, ist zu einer vorhergesagten Zeit dort. Die Entscheidungen sagen, warum die anderen keines haben.</translation>
    </message>
</context>
<context>
    <name>BarLegend</name>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
    </message>
</context>
<context>
    <name>BasisRow</name>
    <message>
        <source>%1, changed since</source>
        <translation>%1, seitdem geändert</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
</context>
<context>
    <name>BeginDraftSheet</name>
    <message>
        <source>Begin a draft of the rules</source>
        <translation>Regelentwurf beginnen</translation>
    </message>
    <message>
        <source>It starts from what is approved now. Each edit is kept in the journal&apos;s file as it is made, and everybody who may propose may edit it.</source>
        <translation>Er beginnt mit dem, was jetzt genehmigt ist. Jede Änderung wird sofort in der Journaldatei gespeichert, und wer vorschlagen darf, darf ihn bearbeiten.</translation>
    </message>
    <message>
        <source>Name of the draft</source>
        <translation>Name des Entwurfs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>BrowserFiles</name>
    <message>
        <source>The file could not be read: %1. Try it again.</source>
        <translation>Die Datei ließ sich nicht lesen: %1. Erneut versuchen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be downloaded: %2</source>
        <translation>%1 lässt sich nicht herunterladen: %2</translation>
    </message>
</context>
<context>
    <name>BrowserJournal</name>
    <message>
        <source>This browser keeps no journal for this page: %1. What you do here is gone when the page is closed.</source>
        <translation>Dieser Browser speichert kein Journal für diese Seite: %1. Was hier getan wird, geht mit dem Schließen der Seite verloren.</translation>
    </message>
    <message>
        <source>Another page of this browser writes to the journal; this one only looks at it, and can&apos;t replace it. Close the other page, then load this one again.</source>
        <translation>Eine andere Seite dieses Browsers schreibt in das Journal; diese liest es nur und kann es nicht ersetzen. Die andere Seite schließen, dann diese neu laden.</translation>
    </message>
    <message>
        <source>The browser could not keep the journal, so nothing can take its place. Make room, then load the page again.</source>
        <translation>Der Browser konnte das Journal nicht speichern, daher kann nichts an seine Stelle treten. Platz schaffen, dann die Seite neu laden.</translation>
    </message>
    <message>
        <source>The file could not take the journal&apos;s place. Load the page again: the journal that was kept is there.</source>
        <translation>Die Datei konnte das Journal nicht ersetzen. Die Seite neu laden: Das gespeicherte Journal ist noch da.</translation>
    </message>
    <message>
        <source>The browser could not keep the journal: %1. Records that are pending will be gone when the page is closed, and nothing more is kept. Make room, then load the page again.</source>
        <translation>Der Browser konnte das Journal nicht speichern: %1. Ausstehende Einträge gehen mit dem Schließen der Seite verloren, und nichts Weiteres wird gespeichert. Platz schaffen, dann die Seite neu laden.</translation>
    </message>
    <message>
        <source>there is no room left for what this page keeps</source>
        <translation>für das, was diese Seite aufbewahrt, ist kein Platz mehr</translation>
    </message>
    <message>
        <source>another page wrote to the journal</source>
        <translation>eine andere Seite hat in das Journal geschrieben</translation>
    </message>
    <message>
        <source>another version of this page is open</source>
        <translation>eine andere Version dieser Seite ist offen</translation>
    </message>
    <message>
        <source>the browser gives no reason</source>
        <translation>der Browser nennt keinen Grund</translation>
    </message>
</context>
<context>
    <name>CapacityChart</name>
    <message>
        <source>Capacity used before and after the plan, beside the limit, of the fullest regions; the table has the same numbers</source>
        <translation>Belegte Kapazität vor und nach dem Plan neben dem Limit, für die vollsten Regionen; die Tabelle enthält dieselben Zahlen</translation>
    </message>
</context>
<context>
    <name>CapacityPane</name>
    <message>
        <source>Capacity before and after the plan, by region</source>
        <translation>Kapazität vor und nach dem Plan, nach Region</translation>
    </message>
    <message>
        <source>Capacity of</source>
        <translation>Kapazität in</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>IOPS</source>
        <translation>IOPS</translation>
    </message>
    <message>
        <source>Used before, used after and limit in %1, of the regions with the largest share taken after the plan</source>
        <translation>Belegt vorher, belegt nachher und Limit in %1, für die Regionen mit dem größten belegten Anteil nach dem Plan</translation>
    </message>
    <message>
        <source>No region&apos;s capacity changes</source>
        <translation>Keine Kapazität einer Region ändert sich</translation>
    </message>
    <message>
        <source>The plan moves nothing: every group is held, deferred or stays where it is.</source>
        <translation>Der Plan bewegt nichts: Jede Gruppe ist gehalten, zurückgestellt oder bleibt, wo sie ist.</translation>
    </message>
</context>
<context>
    <name>CapacityTable</name>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Used before</source>
        <translation>Belegt vorher</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Benötigt</translation>
    </message>
    <message>
        <source>Used after</source>
        <translation>Belegt nachher</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Free after</source>
        <translation>Frei nachher</translation>
    </message>
    <message>
        <source>IOPS before</source>
        <translation>IOPS vorher</translation>
    </message>
    <message>
        <source>IOPS needed</source>
        <translation>IOPS benötigt</translation>
    </message>
    <message>
        <source>IOPS after</source>
        <translation>IOPS nachher</translation>
    </message>
    <message>
        <source>IOPS limit</source>
        <translation>IOPS-Limit</translation>
    </message>
    <message>
        <source>IOPS share</source>
        <translation>IOPS-Anteil</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>%1 is lost</source>
        <translation>%1 ausgefallen</translation>
    </message>
    <message>
        <source>%1: %2 used before, %3 needed, %4 after of %5, %6; %7 of its IOPS</source>
        <translation>%1: %2 vorher belegt, %3 benötigt, %4 nachher von %5, %6; %7 der IOPS</translation>
    </message>
    <message>
        <source>%1, export stale: %2</source>
        <translation>%1, Export veraltet: %2</translation>
    </message>
    <message>
        <source>%1: %2 before, %3 after, limit %4</source>
        <translation>%1: %2 vorher, %3 nachher, Limit %4</translation>
    </message>
</context>
<context>
    <name>ChangesCommands</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Comment on the proposal</source>
        <translation>Vorschlag kommentieren</translation>
    </message>
    <message>
        <source>Break the glass: commit without an approval…</source>
        <translation>Notfallfreigabe: ohne Genehmigung ausführen…</translation>
    </message>
    <message>
        <source>Roles…</source>
        <translation>Rollen…</translation>
    </message>
    <message>
        <source>Drill: end…</source>
        <translation>Übung: beenden…</translation>
    </message>
    <message>
        <source>Drill: begin…</source>
        <translation>Übung: beginnen…</translation>
    </message>
    <message>
        <source>Go on with the interrupted execution</source>
        <translation>Unterbrochene Ausführung fortsetzen</translation>
    </message>
    <message>
        <source>No execution of the chosen proposal is interrupted.</source>
        <translation>Keine Ausführung des gewählten Vorschlags ist unterbrochen.</translation>
    </message>
    <message>
        <source>Preview the failure set of the proposal in Plan</source>
        <translation>Ausfallmenge des Vorschlags unter „Plan“ ansehen</translation>
    </message>
    <message>
        <source>The chosen proposal has no failure set.</source>
        <translation>Der gewählte Vorschlag hat keine Ausfallmenge.</translation>
    </message>
    <message>
        <source>Renew the proposal as it is planned now…</source>
        <translation>Vorschlag nach heutiger Planung erneuern…</translation>
    </message>
    <message>
        <source>Fail groups back…</source>
        <translation>Gruppen zurückholen…</translation>
    </message>
</context>
<context>
    <name>ChangesModel</name>
    <message>
        <source>index %1</source>
        <translation>Index %1</translation>
    </message>
    <message>
        <source>%1, by %2, %3. %4</source>
        <translation>%1, von %2, %3. %4</translation>
    </message>
    <message>
        <source>Waits for another operator</source>
        <translation>Wartet auf anderen Operator</translation>
    </message>
    <message>
        <source>Approved by %1</source>
        <translation>Genehmigt von %1</translation>
    </message>
    <message>
        <source>Executing</source>
        <translation>In Ausführung</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Rejected by %1</source>
        <translation>Abgelehnt von %1</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>regions changed: %1</source>
        <translation>geänderte Regionen: %1</translation>
    </message>
    <message>
        <source>the rules changed</source>
        <translation>Regeln geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) would go otherwise now</source>
        <translation>
            <numerusform>%n Gruppe würde jetzt anders entschieden</numerusform>
            <numerusform>%n Gruppen würden jetzt anders entschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Stale: %1. Renew it.</source>
        <translation>Veraltet: %1. Erneuern.</translation>
    </message>
    <message>
        <source>Nothing changed since it was proposed.</source>
        <translation>Seit dem Vorschlag hat sich nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>What it relies on changed %n time(s); the plan is still the same.</source>
        <translation>
            <numerusform>Die Grundlage hat sich %n-mal geändert; der Plan ist noch derselbe.</numerusform>
            <numerusform>Die Grundlage hat sich %n-mal geändert; der Plan ist noch derselbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Approved. It can be committed while nothing changes.</source>
        <translation>Genehmigt. Ausführbar, solange sich nichts ändert.</translation>
    </message>
    <message>
        <source>Type the number of operations accepted as lost, for example %1.</source>
        <translation>Anzahl der als verloren akzeptierten Operationen eingeben, zum Beispiel %1.</translation>
    </message>
    <message numerus="yes">
        <source>Put %n block(s) of rules in force</source>
        <translation>
            <numerusform>%n Regelblock in Kraft setzen</numerusform>
            <numerusform>%n Regelblöcke in Kraft setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Renewed: it is planned on what is so now, and waits for approval.</source>
        <translation>Erneuert: auf dem jetzigen Stand geplant, wartet auf Genehmigung.</translation>
    </message>
    <message>
        <source>Committed: the rules are in force.</source>
        <translation>Ausgeführt: Die Regeln sind in Kraft.</translation>
    </message>
    <message numerus="yes">
        <source>Commit %n group(s)</source>
        <translation>
            <numerusform>%n Gruppe ausführen</numerusform>
            <numerusform>%n Gruppen ausführen</numerusform>
        </translation>
    </message>
    <message>
        <source>Waits for approval</source>
        <translation>Wartet auf Genehmigung</translation>
    </message>
    <message>
        <source>Waits for your approval</source>
        <translation>Wartet auf eigene Genehmigung</translation>
    </message>
    <message>
        <source>Waits for an approver</source>
        <translation>Wartet auf einen Genehmiger</translation>
    </message>
    <message>
        <source>%1 by the estate&apos;s clock</source>
        <translation>%1 nach der Uhr des Bestands</translation>
    </message>
</context>
<context>
    <name>ChangesRoom</name>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Cuts</source>
        <translation>Schnitte</translation>
    </message>
    <message>
        <source>to approve: %1</source>
        <translation>zu genehmigen: %1</translation>
    </message>
    <message>
        <source>open: %1 of %2</source>
        <translation>offen: %1 von %2</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>keiner offen</translation>
    </message>
    <message>
        <source>Declare a snapshot cut…</source>
        <translation>Snapshot-Schnitt deklarieren…</translation>
    </message>
    <message>
        <source>End the drill…</source>
        <translation>Übung beenden…</translation>
    </message>
    <message>
        <source>Drill…</source>
        <translation>Übung…</translation>
    </message>
    <message>
        <source>Roles…</source>
        <translation>Rollen…</translation>
    </message>
    <message>
        <source>This journal has no proposal “%1”.</source>
        <translation>Dieses Journal hat keinen Vorschlag „%1“.</translation>
    </message>
    <message>
        <source>Renew “%1”?</source>
        <translation>„%1“ erneuern?</translation>
    </message>
    <message>
        <source>It is planned again as the estate is now, and proposed again by %1 in place of this one. Approvals that it had don&apos;t count for the new one.</source>
        <translation>Er wird auf dem jetzigen Bestand neu geplant und von %1 anstelle von diesem neu vorgeschlagen. Seine bisherigen Genehmigungen zählen für den neuen nicht.</translation>
    </message>
    <message>
        <source>Renew the proposal</source>
        <translation>Vorschlag erneuern</translation>
    </message>
    <message>
        <source>Fail back…</source>
        <translation>Zurückholen…</translation>
    </message>
    <message>
        <source>to approve: %1, %2 yours</source>
        <translation>zu genehmigen: %1, eigene: %2</translation>
    </message>
</context>
<context>
    <name>ChipList</name>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>Regions lost</source>
        <translation>Ausgefallene Regionen</translation>
    </message>
    <message>
        <source>%1. Delete removes one</source>
        <translation>%1. Entf entfernt eine</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>+ %1 weitere</translation>
    </message>
</context>
<context>
    <name>ChoiceBox</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>CommandCatalog</name>
    <message>
        <source>Rooms</source>
        <translation>Räume</translation>
    </message>
    <message>
        <source>Estate: the regions</source>
        <translation>Bestand: die Regionen</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Plan: fail regions and see what recovers</source>
        <translation>Plan: Regionen ausfallen lassen und Wiederherstellung prüfen</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Sweep: every single loss and every pair</source>
        <translation>Durchlauf: jeder Einzelausfall und jedes Paar</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>Rules: failover and business impact</source>
        <translation>Regeln: Failover und Auswirkung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Changes: propose, approve, commit</source>
        <translation>Änderungen: vorschlagen, genehmigen, ausführen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Journal: every event and who caused it</source>
        <translation>Journal: jedes Ereignis und sein Verursacher</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Sources: where the estate comes from</source>
        <translation>Quellen: woher der Bestand kommt</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Find a region</source>
        <translation>Region suchen</translation>
    </message>
    <message>
        <source>Fail the selected regions in Plan</source>
        <translation>Ausfall der gewählten Regionen planen</translation>
    </message>
    <message>
        <source>The region in focus: its figures</source>
        <translation>Region im Fokus: Kennzahlen</translation>
    </message>
    <message>
        <source>The region in focus: what it publishes</source>
        <translation>Region im Fokus: Veröffentlichtes</translation>
    </message>
    <message>
        <source>The region in focus: its relationships</source>
        <translation>Region im Fokus: Beziehungen</translation>
    </message>
    <message>
        <source>Run the failure set</source>
        <translation>Ausfallmenge berechnen</translation>
    </message>
    <message>
        <source>Propose this plan…</source>
        <translation>Diesen Plan vorschlagen…</translation>
    </message>
    <message>
        <source>Clear the failure set</source>
        <translation>Ausfallmenge leeren</translation>
    </message>
    <message>
        <source>Sample: a single loss</source>
        <translation>Beispiel: ein Einzelausfall</translation>
    </message>
    <message>
        <source>Sample: two neighbours</source>
        <translation>Beispiel: zwei Nachbarn</translation>
    </message>
    <message>
        <source>Sample: a very bad day</source>
        <translation>Beispiel: ein sehr schlechter Tag</translation>
    </message>
    <message>
        <source>Copy the decisions as text</source>
        <translation>Entscheidungen als Text kopieren</translation>
    </message>
    <message>
        <source>Pin this plan to compare others with it</source>
        <translation>Diesen Plan zum Vergleich anheften</translation>
    </message>
    <message>
        <source>Unpin the plan</source>
        <translation>Plan lösen</translation>
    </message>
    <message>
        <source>Approve the proposal…</source>
        <translation>Vorschlag genehmigen…</translation>
    </message>
    <message>
        <source>Reject the proposal…</source>
        <translation>Vorschlag ablehnen…</translation>
    </message>
    <message>
        <source>Withdraw the proposal…</source>
        <translation>Vorschlag zurückziehen…</translation>
    </message>
    <message>
        <source>Commit the proposal…</source>
        <translation>Vorschlag ausführen…</translation>
    </message>
    <message>
        <source>Abort the execution…</source>
        <translation>Ausführung abbrechen…</translation>
    </message>
    <message>
        <source>Cuts across shards</source>
        <translation>Shard-übergreifende Schnitte</translation>
    </message>
    <message>
        <source>Declare a snapshot cut…</source>
        <translation>Snapshot-Schnitt deklarieren…</translation>
    </message>
    <message>
        <source>Abort the cut…</source>
        <translation>Schnitt abbrechen…</translation>
    </message>
    <message>
        <source>Offline pack: this plan as a file…</source>
        <translation>Offline-Paket: diesen Plan als Datei…</translation>
    </message>
    <message>
        <source>Report of the proposal as a file…</source>
        <translation>Bericht zum Vorschlag als Datei…</translation>
    </message>
    <message>
        <source>Next step of the cut…</source>
        <translation>Nächster Schritt des Schnitts…</translation>
    </message>
    <message>
        <source>Run the cut to its end…</source>
        <translation>Schnitt zu Ende führen…</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Policy %1</translation>
    </message>
    <message>
        <source>Region %1</source>
        <translation>Region %1</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was ist zu tun?</translation>
    </message>
    <message>
        <source>Search all actions</source>
        <translation>Alle Aktionen durchsuchen</translation>
    </message>
    <message>
        <source>Matching actions</source>
        <translation>Passende Aktionen</translation>
    </message>
    <message>
        <source>More of this name: policies %1, regions %2. Type more letters.</source>
        <translation>Mehr mit diesem Namen: Policies %1, Regionen %2. Mehr Buchstaben tippen.</translation>
    </message>
    <message>
        <source>No action, policy or region has this name.</source>
        <translation>Keine Aktion, Policy oder Region heißt so.</translation>
    </message>
</context>
<context>
    <name>CommentRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>CommitSheet</name>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>They were acknowledged at the source and no surviving replica has them.</source>
        <translation>Sie wurden an der Quelle bestätigt, und kein verbliebenes Replikat enthält sie.</translation>
    </message>
    <message>
        <source>To accept that, type the number.</source>
        <translation>Zum Akzeptieren die Zahl eingeben.</translation>
    </message>
    <message>
        <source>Operations accepted as lost</source>
        <translation>Als verloren akzeptierte Operationen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Changes %1. The planner goes by it from the next decision on; nothing that runs is moved. Another change of the rules takes it back.</source>
        <translation>Ändert %1. Der Planer richtet sich ab der nächsten Entscheidung danach; nichts Laufendes wird verschoben. Eine weitere Regeländerung nimmt es zurück.</translation>
    </message>
    <message>
        <source>Nobody else has approved this.</source>
        <translation>Niemand sonst hat dies genehmigt.</translation>
    </message>
    <message>
        <source>It is recorded as a broken glass, under your name and with your reason.</source>
        <translation>Es wird als Notfallfreigabe aufgezeichnet, mit Name und Grund.</translation>
    </message>
    <message>
        <source>It stays open for judgement afterwards: another operator says whether it was right.</source>
        <translation>Die Beurteilung steht danach noch aus: Ein anderer Operator entscheidet, ob es richtig war.</translation>
    </message>
    <message>
        <source>Why nobody&apos;s approval can be waited for</source>
        <translation>Warum keine Genehmigung abgewartet werden kann</translation>
    </message>
    <message>
        <source>Operations that this plan loses: %1.</source>
        <translation>Operationen, die dieser Plan verliert: %1.</translation>
    </message>
    <message>
        <source>Drill: nothing real is touched.</source>
        <translation>Übung: Echtes bleibt unberührt.</translation>
    </message>
    <message>
        <source>Moves what lives elsewhere home to %1: prepares every group, then commits all of them in one durable batch. Until that batch it can be aborted.</source>
        <translation>Holt nach %1 zurück, was anderswo läuft: bereitet jede Gruppe vor und führt dann alle in einem dauerhaften Schritt aus. Bis zu diesem Schritt ist der Abbruch möglich.</translation>
    </message>
    <message>
        <source>Records %1 as lost, prepares every group at its destination, fences the sources, then commits all of them in one durable batch. Until that batch it can be aborted; after it, it can&apos;t.</source>
        <translation>Verzeichnet %1 als ausgefallen, bereitet jede Gruppe an ihrem Ziel vor, sperrt die Quellen und führt dann alle in einem dauerhaften Schritt aus. Bis zu diesem Schritt ist der Abbruch möglich, danach nicht mehr.</translation>
    </message>
</context>
<context>
    <name>ComparePane</name>
    <message>
        <source>Pinned: %1</source>
        <translation>Angeheftet: %1</translation>
    </message>
    <message>
        <source>Nothing is pinned</source>
        <translation>Nichts angeheftet</translation>
    </message>
    <message>
        <source>Only the differences</source>
        <translation>Nur die Unterschiede</translation>
    </message>
    <message>
        <source>Pin this plan</source>
        <translation>Diesen Plan anheften</translation>
    </message>
    <message>
        <source>The pinned plan and the present one</source>
        <translation>Der angeheftete und der aktuelle Plan</translation>
    </message>
    <message>
        <source>Nothing to compare</source>
        <translation>Nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Pin a plan, change what is lost, when or the rules, and run again.</source>
        <translation>Einen Plan anheften, Ausfall, Zeitpunkt oder Regeln ändern und neu berechnen.</translation>
    </message>
</context>
<context>
    <name>ComparisonModel</name>
    <message>
        <source>%1, at %2</source>
        <translation>%1, ab %2</translation>
    </message>
    <message>
        <source>RTO met %1, now %2 of the volumes; held %3, now %4; cost %5, now %6. Decided otherwise: %7 of %8 groups.</source>
        <translation>RTO erfüllt für %1, jetzt %2 der Volumes; gehalten %3, jetzt %4; Kosten %5, jetzt %6. Anders entschieden: %7 von %8 Gruppen.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Pinned: outcome</source>
        <translation>Angeheftet: Ergebnis</translation>
    </message>
    <message>
        <source>Now: outcome</source>
        <translation>Jetzt: Ergebnis</translation>
    </message>
    <message>
        <source>Pinned: done</source>
        <translation>Angeheftet: fertig</translation>
    </message>
    <message>
        <source>Now: done</source>
        <translation>Jetzt: fertig</translation>
    </message>
    <message>
        <source>Pinned: cost</source>
        <translation>Angeheftet: Kosten</translation>
    </message>
    <message>
        <source>Now: cost</source>
        <translation>Jetzt: Kosten</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>not lost in the pinned plan</source>
        <translation>im angehefteten Plan nicht ausgefallen</translation>
    </message>
    <message>
        <source>no longer lost</source>
        <translation>nicht mehr ausgefallen</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>goes elsewhere</source>
        <translation>anderes Ziel</translation>
    </message>
    <message>
        <source>no longer recovers</source>
        <translation>nicht mehr wiederhergestellt</translation>
    </message>
    <message>
        <source>recovers now</source>
        <translation>nun wiederhergestellt</translation>
    </message>
    <message>
        <source>misses its RTO now</source>
        <translation>verfehlt jetzt sein RTO</translation>
    </message>
    <message>
        <source>meets its RTO now</source>
        <translation>erfüllt jetzt sein RTO</translation>
    </message>
    <message>
        <source>for another reason</source>
        <translation>aus anderem Grund</translation>
    </message>
    <message>
        <source>Unpinned: the plan of %1</source>
        <translation>Gelöst: der Plan zu %1</translation>
    </message>
</context>
<context>
    <name>ConfirmSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ConflictRow</name>
    <message>
        <source>Keep mine</source>
        <translation>Meine behalten</translation>
    </message>
    <message>
        <source>Keep mine of %1</source>
        <translation>Meine behalten: %1</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Ihre nehmen</translation>
    </message>
    <message>
        <source>Take theirs of %1</source>
        <translation>Ihre nehmen: %1</translation>
    </message>
    <message>
        <source>mine:
%1</source>
        <translation>meine:
%1</translation>
    </message>
    <message>
        <source>mine: taken away</source>
        <translation>meine: entfernt</translation>
    </message>
    <message>
        <source>theirs:
%1</source>
        <translation>ihre:
%1</translation>
    </message>
    <message>
        <source>theirs: taken away</source>
        <translation>ihre: entfernt</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel the copy</source>
        <translation>Kopieren abbrechen</translation>
    </message>
</context>
<context>
    <name>CostCurveModel</name>
    <message>
        <source>After the loss</source>
        <translation>Nach dem Ausfall</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Downtime</source>
        <translation>Ausfallzeit</translation>
    </message>
    <message>
        <source>Breaches</source>
        <translation>Verletzungen</translation>
    </message>
    <message>
        <source>Lost operations</source>
        <translation>Verlorene Operationen</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Bisherige Kosten</translation>
    </message>
</context>
<context>
    <name>CutAbortSheet</name>
    <message>
        <source>Abort the cut</source>
        <translation>Schnitt abbrechen</translation>
    </message>
    <message>
        <source>Every participant lets go of its cut, and nothing of it is kept. It can be aborted until the decision is written.</source>
        <translation>Jeder Teilnehmer gibt seinen Schnitt frei, und nichts davon bleibt erhalten. Der Abbruch ist möglich, bis die Entscheidung geschrieben ist.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Recorded as %1, %2</source>
        <translation>Aufgezeichnet als %1, %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>CutConfirmSheet</name>
    <message>
        <source>Run the cut of %1 in %2 to its end?</source>
        <translation>Schnitt über %1 in %2 zu Ende führen?</translation>
    </message>
    <message>
        <source>Next step of the cut of %1 in %2?</source>
        <translation>Nächster Schritt des Schnitts über %1 in %2?</translation>
    </message>
    <message>
        <source>%1: %2.

Each participant holds its I/O still from its promise to the decision, %3 of event time at most; then the hold ends by itself, a commit is refused, and another round comes first. No placement changes: the cut records one moment of its members. Other cuts are refused at these shards meanwhile. Until it is decided it can be aborted. It needs no second person; who declared or aborted it stands in the journal.</source>
        <translation>%1: %2.

Jeder Teilnehmer hält seine I/O von der Zusage bis zur Entscheidung still, höchstens %3 Ereigniszeit; dann endet das Halten von selbst, eine Ausführung wird abgewiesen, und zuerst folgt eine weitere Runde. Keine Platzierung ändert sich: Der Schnitt hält einen Moment seiner Mitglieder fest. Andere Schnitte werden an diesen Shards währenddessen abgewiesen. Bis zur Entscheidung ist der Abbruch möglich. Eine zweite Person ist nicht nötig; wer ihn deklariert oder abgebrochen hat, steht im Journal.</translation>
    </message>
    <message>
        <source>Run to its end</source>
        <translation>Zu Ende führen</translation>
    </message>
    <message>
        <source>Do the next step</source>
        <translation>Nächster Schritt</translation>
    </message>
</context>
<context>
    <name>CutDraft</name>
    <message>
        <source>Declare the cut</source>
        <translation>Schnitt deklarieren</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>epoch %1, taken when it is declared</source>
        <translation>Epoche %1, entsteht bei der Deklaration</translation>
    </message>
    <message>
        <source>Declared %1. Its participants have not been asked yet.</source>
        <translation>%1 deklariert. Die Teilnehmer wurden noch nicht angefragt.</translation>
    </message>
    <message numerus="yes">
        <source>Declare over %1 volume(s)</source>
        <translation>
            <numerusform>Über %1 Volume deklarieren</numerusform>
            <numerusform>Über %1 Volumes deklarieren</numerusform>
        </translation>
    </message>
    <message>
        <source>edge records followed: %1; partitions read: %2 of %3</source>
        <translation>verfolgte Kantensätze: %1; gelesene Partitionen: %2 von %3</translation>
    </message>
</context>
<context>
    <name>CutListModel</name>
    <message>
        <source>gang %1</source>
        <translation>Verbund %1</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>%1 %2, %3, %4. %5</source>
        <translation>%1 %2, %3, %4. %5</translation>
    </message>
    <message>
        <source>Aborted. Every participant of %1 lets go.</source>
        <translation>Abgebrochen. Jeder Teilnehmer von %1 gibt frei.</translation>
    </message>
    <message>
        <source>Cut %1 committed: %2, %3.</source>
        <translation>Schnitt %1 ausgeführt: %2, %3.</translation>
    </message>
    <message>
        <source>the members of the proposal&apos;s group</source>
        <translation>die Mitglieder der Gruppe des Vorschlags</translation>
    </message>
</context>
<context>
    <name>CutMemberTable</name>
    <message>
        <source>%1: %2 chosen, %3 pulled in</source>
        <translation>%1: %2 gewählt, %3 hinzugezogen</translation>
    </message>
    <message>
        <source>%1; the first %2 are listed</source>
        <translation>%1; die ersten %2 sind aufgeführt</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Shard</source>
        <translation>Shard</translation>
    </message>
    <message>
        <source>Concrete</source>
        <translation>Konkret</translation>
    </message>
    <message>
        <source>Why it is in</source>
        <translation>Warum dabei</translation>
    </message>
    <message>
        <source>chosen: the whole estate</source>
        <translation>gewählt: der ganze Bestand</translation>
    </message>
    <message>
        <source>chosen by its id</source>
        <translation>gewählt über die ID</translation>
    </message>
    <message>
        <source>chosen: homed in %1</source>
        <translation>gewählt: in %1 beheimatet</translation>
    </message>
    <message>
        <source>pulled in: consistent with %1</source>
        <translation>hinzugezogen: konsistent mit %1</translation>
    </message>
    <message>
        <source>pulled in: backs the same database as a member</source>
        <translation>hinzugezogen: trägt dieselbe Datenbank wie ein Mitglied</translation>
    </message>
    <message>
        <source>pulled in: of application %1</source>
        <translation>hinzugezogen: aus Anwendung %1</translation>
    </message>
    <message>
        <source>pulled in: of a member&apos;s application</source>
        <translation>hinzugezogen: aus der Anwendung eines Mitglieds</translation>
    </message>
    <message>
        <source>It is of no proposal&apos;s execution, so only the shards that take part are known.</source>
        <translation>Kein Vorschlag führt ihn aus, deshalb sind nur die beteiligten Shards bekannt.</translation>
    </message>
    <message>
        <source>%1 of group %2</source>
        <translation>%1 der Gruppe %2</translation>
    </message>
    <message>
        <source>of group %1, which recovers together</source>
        <translation>aus Gruppe %1, die zusammen wiederhergestellt wird</translation>
    </message>
</context>
<context>
    <name>CutPane</name>
    <message>
        <source>Abort…</source>
        <translation>Abbrechen…</translation>
    </message>
    <message>
        <source>Running. Next: %1.</source>
        <translation>Läuft. Weiter: %1.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <translation>Weiter: %1.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Ausgangspunkt</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>%1 (concrete)</source>
        <translation>%1 (konkret)</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Declared by</source>
        <translation>Deklariert von</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden von</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Manifest</translation>
    </message>
    <message>
        <source>It belongs to a group of a proposal and goes on with its execution.</source>
        <translation>Er gehört zu einer Gruppe eines Vorschlags und läuft mit dessen Ausführung weiter.</translation>
    </message>
    <message>
        <source>Next step…</source>
        <translation>Ein Schritt…</translation>
    </message>
    <message>
        <source>Run to its end…</source>
        <translation>Zu Ende führen…</translation>
    </message>
</context>
<context>
    <name>CutParticipantModel</name>
    <message>
        <source>%1, at revision %2</source>
        <translation>%1, bei Revision %2</translation>
    </message>
    <message>
        <source>Shard %1, %2: %3</source>
        <translation>Shard %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>CutParticipantTable</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Shard</source>
        <translation>Shard</translation>
    </message>
    <message>
        <source>Concrete members</source>
        <translation>Konkret</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Promised</source>
        <translation>Zugesagt</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Revision held</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Selector of its members</source>
        <translation>Selektor der Mitglieder</translation>
    </message>
</context>
<context>
    <name>CutParticipantsPane</name>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Participants of the cut</source>
        <translation>Teilnehmer des Schnitts</translation>
    </message>
    <message>
        <source>Show of the cut</source>
        <translation>Ansicht des Schnitts</translation>
    </message>
    <message>
        <source>No participants</source>
        <translation>Keine Teilnehmer</translation>
    </message>
    <message>
        <source>Members of the cut</source>
        <translation>Mitglieder des Schnitts</translation>
    </message>
    <message>
        <source>Looking up what belongs together…</source>
        <translation>Zusammengehöriges wird ermittelt…</translation>
    </message>
    <message>
        <source>Its members can&apos;t be listed</source>
        <translation>Die Mitglieder lassen sich nicht aufführen</translation>
    </message>
    <message>
        <source>Nobody has a part in this cut: it names no shard that holds a member.</source>
        <translation>Niemand hat Anteil an diesem Schnitt: Er nennt keinen Shard, der ein Mitglied enthält.</translation>
    </message>
    <message>
        <source>one record per shard; no other shard is asked</source>
        <translation>ein Datensatz je Shard; kein anderer Shard wird angefragt</translation>
    </message>
</context>
<context>
    <name>CutRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>CutShardRow</name>
    <message>
        <source>Shard %1, %2</source>
        <translation>Shard %1, %2</translation>
    </message>
</context>
<context>
    <name>CutSheet</name>
    <message>
        <source>Declare a snapshot cut</source>
        <translation>Snapshot-Schnitt deklarieren</translation>
    </message>
    <message>
        <source>Everything that is consistent with what you name is in the cut, whatever its region. Nobody is asked to hold still before you run it.</source>
        <translation>Alles, was mit dem Genannten konsistent ist, gehört zum Schnitt, gleich in welcher Region. Vor dem Start muss niemand stillhalten.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the cut</source>
        <translation>Name des Schnitts</translation>
    </message>
    <message>
        <source>an id that was never used</source>
        <translation>eine noch nie verwendete ID</translation>
    </message>
    <message>
        <source>Begins at</source>
        <translation>Ausgangspunkt</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>The whole estate</source>
        <translation>Ganzer Bestand</translation>
    </message>
    <message>
        <source>Ids of the regions</source>
        <translation>IDs der Regionen</translation>
    </message>
    <message>
        <source>ids of regions, for example r017, r018</source>
        <translation>IDs von Regionen, zum Beispiel r017, r018</translation>
    </message>
    <message>
        <source>Ids of the volumes</source>
        <translation>IDs der Volumes</translation>
    </message>
    <message>
        <source>ids of volumes, typed or pasted</source>
        <translation>IDs von Volumes, getippt oder eingefügt</translation>
    </message>
    <message>
        <source>every volume there is</source>
        <translation>alle vorhandenen Volumes</translation>
    </message>
    <message>
        <source>Also follow</source>
        <translation>Auch über</translation>
    </message>
    <message>
        <source>databases</source>
        <translation>Datenbanken</translation>
    </message>
    <message>
        <source>applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>Looking up what belongs together…</source>
        <translation>Zusammengehöriges wird ermittelt…</translation>
    </message>
    <message>
        <source>Preview it to see its members and participants.</source>
        <translation>Die Vorschau zeigt Mitglieder und Teilnehmer.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Looked up</source>
        <translation>Ermittelt</translation>
    </message>
    <message>
        <source>Shards that would take part</source>
        <translation>Shards, die teilnehmen würden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Declare the cut</source>
        <translation>Schnitt deklarieren</translation>
    </message>
</context>
<context>
    <name>CutsView</name>
    <message>
        <source>Cuts, newest first</source>
        <translation>Schnitte, neueste zuerst</translation>
    </message>
    <message>
        <source>No cuts yet</source>
        <translation>Noch keine Schnitte</translation>
    </message>
    <message>
        <source>A cut makes work across shards atomic: one checkpoint of the relationships, one bounded record for each shard that takes part, and one decision for all of them. Declare one over a region, over volumes or over the whole estate; recoveries across regions bring their own.</source>
        <translation>Ein Schnitt macht Shard-übergreifende Arbeit atomar: ein Checkpoint der Beziehungen, ein begrenzter Datensatz je teilnehmendem Shard und eine Entscheidung für alle. Deklarieren lässt er sich über eine Region, über Volumes oder über den ganzen Bestand; regionsübergreifende Wiederherstellungen bringen ihren eigenen mit.</translation>
    </message>
</context>
<context>
    <name>DataTable</name>
    <message>
        <source>Nothing to show</source>
        <translation>Nichts anzuzeigen</translation>
    </message>
    <message>
        <source>No row matches</source>
        <translation>Keine Zeile passt</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n row(s). Space orders by the column, Shift+F10 has copies and columns</source>
        <translation>
            <numerusform>%1. %n Zeile. Leertaste sortiert nach der Spalte, Umschalt+F10 bietet Kopien und Spalten</numerusform>
            <numerusform>%1. %n Zeilen. Leertaste sortiert nach der Spalte, Umschalt+F10 bietet Kopien und Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change the filter to see %n other row(s).</source>
        <translation>
            <numerusform>Filter ändern, um %n andere Zeile zu sehen.</numerusform>
            <numerusform>Filter ändern, um %n andere Zeilen zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No room for %1. Show all columns</source>
        <translation>Kein Platz für %1. Alle Spalten anzeigen</translation>
    </message>
    <message>
        <source>Show only the columns that fit</source>
        <translation>Nur passende Spalten anzeigen</translation>
    </message>
    <message>
        <source>arranging…</source>
        <translation>wird angeordnet…</translation>
    </message>
    <message>
        <source>Nothing in %1. Show all columns</source>
        <translation>Nichts in %1. Alle Spalten anzeigen</translation>
    </message>
    <message>
        <source>No room for %1, nothing in %2. Show all columns</source>
        <translation>Kein Platz für %1, nichts in %2. Alle Spalten anzeigen</translation>
    </message>
</context>
<context>
    <name>DecisionCells</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Fertigstellung</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Lost operations</source>
        <translation>Verlorene Op.</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>Erwartete Kosten</translation>
    </message>
</context>
<context>
    <name>DecisionFilterBar</name>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Met %1</source>
        <translation>Erfüllt %1</translation>
    </message>
    <message>
        <source>Missed %1</source>
        <translation>Verfehlt %1</translation>
    </message>
    <message>
        <source>Held %1</source>
        <translation>Gehalten %1</translation>
    </message>
    <message>
        <source>Short %1</source>
        <translation>Knapp %1</translation>
    </message>
    <message>
        <source>Deferred %1</source>
        <translation>Zurückgestellt %1</translation>
    </message>
    <message>
        <source>Filter the decisions</source>
        <translation>Entscheidungen filtern</translation>
    </message>
    <message>
        <source>Words, -without, source:r017</source>
        <translation>Wörter, -ohne, source:r017</translation>
    </message>
    <message>
        <source>Words, -without</source>
        <translation>Wörter, -ohne</translation>
    </message>
</context>
<context>
    <name>DecisionListModel</name>
    <message>
        <source>Group %1 of %2 from %3: %4. %5</source>
        <translation>Gruppe %1 von %2 aus %3: %4. %5</translation>
    </message>
</context>
<context>
    <name>DecisionsPane</name>
    <message>
        <source>Decisions, Enter explains</source>
        <translation>Entscheidungen, Eingabe erklärt</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>An operator&apos;s name has at most %1 bytes. Choose a shorter one.</source>
        <translation>Der Name eines Operators hat höchstens %1 Bytes. Einen kürzeren wählen.</translation>
    </message>
    <message>
        <source>The estate is shown as of index %1, where nothing can be changed. Go back to now, then do it again.</source>
        <translation>Der Bestand wird zum Stand Index %1 gezeigt, dort lässt sich nichts ändern. Zur Gegenwart zurückkehren und wiederholen.</translation>
    </message>
</context>
<context>
    <name>DrillSheet</name>
    <message>
        <source>End the drill?</source>
        <translation>Übung beenden?</translation>
    </message>
    <message>
        <source>Begin a drill of one person?</source>
        <translation>Übung mit einer Person beginnen?</translation>
    </message>
    <message>
        <source>What was proposed in it and not committed expires. What was committed waits for another operator to look at it.</source>
        <translation>Was darin vorgeschlagen und nicht ausgeführt wurde, läuft ab. Was ausgeführt wurde, wartet auf die Durchsicht durch einen anderen Operator.</translation>
    </message>
    <message>
        <source>Authors may approve what they propose in it. That is shown everywhere and recorded; what is committed in it waits for another operator to look at it.</source>
        <translation>Autoren dürfen genehmigen, was sie darin vorschlagen. Das wird überall angezeigt und aufgezeichnet; was darin ausgeführt wird, wartet auf die Durchsicht durch einen anderen Operator.</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>What for (may be empty)</source>
        <translation>Wofür (optional)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>End the drill</source>
        <translation>Übung beenden</translation>
    </message>
    <message>
        <source>Begin the drill</source>
        <translation>Übung beginnen</translation>
    </message>
</context>
<context>
    <name>EndDraftSheet</name>
    <message>
        <source>Throw the draft %1 away?</source>
        <translation>Entwurf %1 verwerfen?</translation>
    </message>
    <message>
        <source>%1. Its edits are gone then and can&apos;t be undone. What was proposed of it, and the approved rules, stay as they are.</source>
        <translation>%1. Die Änderungen gehen dabei unwiderruflich verloren. Was daraus vorgeschlagen wurde und die genehmigten Regeln bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>EngineWords</name>
    <message>
        <source>No cut &quot;%1&quot; was declared in this journal.</source>
        <translation>In diesem Journal wurde kein Schnitt „%1“ deklariert.</translation>
    </message>
    <message>
        <source>Volume &quot;%1&quot; lives in region &quot;%2&quot;, away from its home &quot;%3&quot;. A cut by hand takes members at home: let it go home first.</source>
        <translation>Volume „%1“ läuft in Region „%2“, nicht in seiner Heimat „%3“. Ein Schnitt von Hand nimmt Mitglieder in ihrer Heimat: zuerst zurückkehren lassen.</translation>
    </message>
    <message>
        <source>Region &quot;%1&quot; is unavailable, and members of the cut live there. Nobody could prepare them.</source>
        <translation>Region „%1“ ist nicht verfügbar, und dort laufen Mitglieder des Schnitts. Niemand könnte sie vorbereiten.</translation>
    </message>
    <message>
        <source>A %1 is planned, and its cut goes with its proposal. Only a snapshot&apos;s cut is declared by hand.</source>
        <translation>%1 wird geplant, und der Schnitt gehört zum Vorschlag. Von Hand wird nur der Schnitt eines Snapshots deklariert.</translation>
    </message>
    <message>
        <source>snapshot</source>
        <translation>Snapshot</translation>
    </message>
    <message>
        <source>failover</source>
        <translation>Failover</translation>
    </message>
    <message>
        <source>failback</source>
        <translation>Rückkehr</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>migration</source>
        <translation>Migration</translation>
    </message>
    <message>
        <source>placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <source>preparing</source>
        <translation>in Vorbereitung</translation>
    </message>
    <message>
        <source>catalog</source>
        <translation>der Katalog</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>die Regeln</translation>
    </message>
    <message>
        <source>resize</source>
        <translation>Größenänderung</translation>
    </message>
    <message>
        <source>A cut &quot;%1&quot; was declared before. Give this one an id that was never used.</source>
        <translation>Ein Schnitt „%1“ wurde bereits deklariert. Diesem eine ID geben, die nie benutzt wurde.</translation>
    </message>
    <message>
        <source>The cut &quot;%1&quot; is a gang&apos;s: it goes on with the proposal that carries it out.</source>
        <translation>Der Schnitt „%1“ gehört zu einem Verbund: Er läuft mit dem Vorschlag weiter, der ihn ausführt.</translation>
    </message>
    <message>
        <source>The cut &quot;%1&quot; is a gang&apos;s: abort the proposal that carries it out.</source>
        <translation>Der Schnitt „%1“ gehört zu einem Verbund: den Vorschlag abbrechen, der ihn ausführt.</translation>
    </message>
    <message>
        <source>The cut &quot;%1&quot; is for the checkpoint of epoch %2 (%3), not for epoch %4 (%5).</source>
        <translation>Der Schnitt „%1“ gilt dem Checkpoint der Epoche %2 (%3), nicht der Epoche %4 (%5).</translation>
    </message>
    <message>
        <source>The cut &quot;%1&quot; %2</source>
        <translation>Der Schnitt „%1“ %2</translation>
    </message>
    <message>
        <source>names no participant. Name the shards that its members live in.</source>
        <translation>nennt keinen Teilnehmer. Die Shards angeben, in denen seine Mitglieder liegen.</translation>
    </message>
    <message>
        <source>names %1, which the estate does not have.</source>
        <translation>nennt %1, den der Bestand nicht hat.</translation>
    </message>
    <message>
        <source>names %1 with zero members. Leave it out: it has no work.</source>
        <translation>nennt %1 mit null Mitgliedern. Weglassen: Dort ist nichts zu tun.</translation>
    </message>
    <message>
        <source>names %1 twice. Name it once.</source>
        <translation>nennt %1 zweimal. Einmal nennen.</translation>
    </message>
    <message>
        <source>does not list its participants in ascending order.</source>
        <translation>führt seine Teilnehmer nicht in aufsteigender Reihenfolge auf.</translation>
    </message>
    <message>
        <source>has more members than 64 bits count.</source>
        <translation>hat mehr Mitglieder, als 64 Bit zählen.</translation>
    </message>
    <message>
        <source>leaves out %1, which holds members of it. Resolve the closure again.</source>
        <translation>lässt %1 aus, der Mitglieder von ihm enthält. Zusammengehöriges erneut ermitteln.</translation>
    </message>
    <message>
        <source>says %1 members for %2, which holds %3.</source>
        <translation>nennt %1 Mitglieder für %2, der %3 enthält.</translation>
    </message>
    <message>
        <source>has another selector digest for %1 than its members give. Resolve the closure again.</source>
        <translation>hat für %1 eine andere Auswahlprüfsumme, als seine Mitglieder ergeben. Zusammengehöriges erneut ermitteln.</translation>
    </message>
    <message>
        <source>names %1, which holds no member of it. Leave it out.</source>
        <translation>nennt %1, der kein Mitglied von ihm enthält. Weglassen.</translation>
    </message>
    <message>
        <source>shard %1 of region number %2</source>
        <translation>Shard %1 von Region Nummer %2</translation>
    </message>
    <message>
        <source>is decided; no round of preparation follows.</source>
        <translation>ist entschieden; es folgt keine Vorbereitungsrunde.</translation>
    </message>
    <message>
        <source>is in round %1; the next one is %2, not %3.</source>
        <translation>ist in Runde %1; die nächste ist %2, nicht %3.</translation>
    </message>
    <message>
        <source>has no participant %1; only those of its manifest prepare.</source>
        <translation>hat keinen Teilnehmer %1; nur die seines Manifests bereiten vor.</translation>
    </message>
    <message>
        <source>is for checkpoint %1; a token of checkpoint %2 can&apos;t count.</source>
        <translation>gilt Checkpoint %1; ein Token von Checkpoint %2 kann nicht zählen.</translation>
    </message>
    <message>
        <source>is in round %1; no token of round %2 was asked for.</source>
        <translation>ist in Runde %1; ein Token der Runde %2 wurde nicht angefragt.</translation>
    </message>
    <message>
        <source>has another token of this participant in this round already.</source>
        <translation>hat in dieser Runde bereits ein anderes Token dieses Teilnehmers.</translation>
    </message>
    <message>
        <source>can&apos;t be decided for a reason of more than %1 bytes. Say it shorter.</source>
        <translation>kann nicht mit einem Grund von mehr als %1 Bytes entschieden werden. Kürzer fassen.</translation>
    </message>
    <message>
        <source>is %1; a journaled decision stands.</source>
        <translation>ist %1; eine Entscheidung im Journal gilt.</translation>
    </message>
    <message>
        <source>has %1 of %2 participants prepared; it commits when all are.</source>
        <translation>hat %1 von %2 Teilnehmern vorbereitet; ausgeführt wird, wenn es alle sind.</translation>
    </message>
    <message>
        <source>was held for %1 s, and its participants may have let go. Begin another round.</source>
        <translation>wurde %1 s gehalten, und seine Teilnehmer können freigegeben haben. Eine weitere Runde beginnen.</translation>
    </message>
    <message>
        <source>is not decided yet; it ends when everybody knows the decision.</source>
        <translation>ist noch nicht entschieden; er endet, wenn alle die Entscheidung kennen.</translation>
    </message>
    <message>
        <source>was not declared; its manifest comes first.</source>
        <translation>wurde nicht deklariert; zuerst kommt sein Manifest.</translation>
    </message>
    <message>
        <source>names shard %1 of region &quot;%2&quot;; a region has 16, 0 to 15.</source>
        <translation>nennt Shard %1 der Region „%2“; eine Region hat 16, von 0 bis 15.</translation>
    </message>
    <message>
        <source>is of a gang that was decided already.</source>
        <translation>gehört zu einem Verbund, der bereits entschieden ist.</translation>
    </message>
    <message>
        <source>is of a gang that stays in one region and fits one event; it is prepared and committed without a manifest.</source>
        <translation>gehört zu einem Verbund, der in einer Region bleibt und in ein Ereignis passt; er wird ohne Manifest vorbereitet und ausgeführt.</translation>
    </message>
    <message>
        <source>is a %1, but its gang is a %2.</source>
        <translation>ist von der Art %1, sein Verbund aber von der Art %2.</translation>
    </message>
    <message>
        <source>is a gang&apos;s, whose members the plan says; it selects nothing.</source>
        <translation>gehört zu einem Verbund, dessen Mitglieder der Plan nennt; er wählt nichts aus.</translation>
    </message>
    <message>
        <source>selects more than %1 volumes or regions by id. Select whole regions instead.</source>
        <translation>wählt mehr als %1 Volumes oder Regionen nach ID aus. Stattdessen ganze Regionen wählen.</translation>
    </message>
    <message>
        <source>was declared with another manifest. Give this one another id.</source>
        <translation>wurde mit einem anderen Manifest deklariert. Diesem eine andere ID geben.</translation>
    </message>
    <message>
        <source>names checkpoint %1 (%2); the last one is %3 (%4). Resolve the closure there and declare it again.</source>
        <translation>nennt Checkpoint %1 (%2); der letzte ist %3 (%4). Zusammengehöriges dort ermitteln und erneut deklarieren.</translation>
    </message>
    <message>
        <source>is named like a plan, and there is no gang of it. Give a cut that is no gang&apos;s another id.</source>
        <translation>heißt wie ein Plan, zu dem es keinen Verbund gibt. Einem Schnitt ohne Verbund eine andere ID geben.</translation>
    </message>
    <message>
        <source>was prepared by nobody: name the shards that prepared.</source>
        <translation>wurde von niemandem vorbereitet: die Shards angeben, die vorbereitet haben.</translation>
    </message>
    <message>
        <source>has %1 participants; more than that can&apos;t have prepared.</source>
        <translation>hat %1 Teilnehmer; mehr können nicht vorbereitet haben.</translation>
    </message>
    <message>
        <source>Checkpoint %1 was taken with another root; a checkpoint never changes.</source>
        <translation>Checkpoint %1 wurde mit einer anderen Wurzel erstellt; ein Checkpoint ändert sich nie.</translation>
    </message>
    <message>
        <source>The last checkpoint is %1; the next one is %2, not %3.</source>
        <translation>Der letzte Checkpoint ist %1; der nächste ist %2, nicht %3.</translation>
    </message>
    <message>
        <source>What belongs together reaches more than %1 records. Follow fewer kinds of relationships, or allow more.</source>
        <translation>Zusammengehöriges umfasst mehr als %1 Datensätze. Weniger Beziehungsarten verfolgen oder mehr zulassen.</translation>
    </message>
    <message>
        <source>A closure needs a volume to begin from.</source>
        <translation>Zusammengehöriges lässt sich nur ausgehend von einem Volume ermitteln.</translation>
    </message>
    <message>
        <source>Volume number %1 is not in the estate as the checkpoint has it.</source>
        <translation>Volume Nummer %1 gibt es im Bestand zum Stand des Checkpoints nicht.</translation>
    </message>
    <message>
        <source>Shard number %1 has %2 members, but the cut names %3.</source>
        <translation>Shard Nummer %1 hat %2 Mitglieder, der Schnitt nennt aber %3.</translation>
    </message>
    <message>
        <source>Shard number %1 has as many members as the cut names, but not the same ones.</source>
        <translation>Shard Nummer %1 hat so viele Mitglieder, wie der Schnitt nennt, aber nicht dieselben.</translation>
    </message>
    <message>
        <source>Nothing is selected. Name volumes, regions that have any, or everything.</source>
        <translation>Es ist nichts ausgewählt. Volumes, Regionen mit Volumes oder alles angeben.</translation>
    </message>
    <message>
        <source>The members of a shard leave 64 bits.</source>
        <translation>Die Mitglieder eines Shards überschreiten 64 Bit.</translation>
    </message>
    <message>
        <source>The edge %1 has %2 at an end where its kind has none.</source>
        <translation>Die Kante %1 hat an einem Ende %2, wo ihre Art nichts dergleichen hat.</translation>
    </message>
    <message>
        <source>The edge %1 ends at %2, which the estate does not have.</source>
        <translation>Die Kante %1 endet bei %2, was der Bestand nicht hat.</translation>
    </message>
    <message>
        <source>The edge %1 puts %2 into region number %3, but it belongs to number %4.</source>
        <translation>Die Kante %1 legt %2 in Region Nummer %3, es gehört aber zu Nummer %4.</translation>
    </message>
    <message>
        <source>The edge %1 has a count of zero, or one that leaves 64 bits.</source>
        <translation>Die Kante %1 hat die Anzahl null oder eine, die 64 Bit überschreitet.</translation>
    </message>
    <message>
        <source>Partition %1 of the relationship directory does not answer. Work that needs none of its edges goes on; try this again when it is back.</source>
        <translation>Partition %1 des Beziehungsverzeichnisses antwortet nicht. Arbeit ohne ihre Kanten läuft weiter; erneut versuchen, wenn sie wieder da ist.</translation>
    </message>
    <message>
        <source>The directory keeps no checkpoint of epoch %1. Take a new one and plan again.</source>
        <translation>Das Verzeichnis führt keinen Checkpoint der Epoche %1. Einen neuen erstellen und erneut planen.</translation>
    </message>
    <message>
        <source>The checkpoint of epoch %1 has the root %2, not %3.</source>
        <translation>Der Checkpoint der Epoche %1 hat die Wurzel %2, nicht %3.</translation>
    </message>
    <message>
        <source>The log took checkpoint %1 with root %2; the directory is at %3 with root %4. The log is of another directory.</source>
        <translation>Das Protokoll hat Checkpoint %1 mit Wurzel %2 erstellt; das Verzeichnis steht bei %3 mit Wurzel %4. Das Protokoll gehört zu einem anderen Verzeichnis.</translation>
    </message>
    <message>
        <source>The directory&apos;s history %1</source>
        <translation>Der Verlauf des Verzeichnisses %1</translation>
    </message>
    <message>
        <source>removes an edge of partition %1 at a high-water mark that does not come.</source>
        <translation>entfernt eine Kante der Partition %1 bei einem Stand, der nicht erreicht wird.</translation>
    </message>
    <message>
        <source>names a database or region that the estate does not have.</source>
        <translation>nennt eine Datenbank oder Region, die der Bestand nicht hat.</translation>
    </message>
    <message>
        <source>has an edge of a database that is the projection&apos;s.</source>
        <translation>enthält eine Kante einer Datenbank, die zur Projektion gehört.</translation>
    </message>
    <message>
        <source>leaves edges out.</source>
        <translation>lässt Kanten aus.</translation>
    </message>
    <message>
        <source>has an edge that belongs to nobody, or one that is gone.</source>
        <translation>enthält eine Kante, die niemandem gehört oder entfernt ist.</translation>
    </message>
    <message>
        <source>has an edge of a database or group that does not exist.</source>
        <translation>enthält eine Kante einer Datenbank oder Gruppe, die es nicht gibt.</translation>
    </message>
    <message>
        <source>has checkpoints that do not ascend, or are of more volumes.</source>
        <translation>enthält Checkpoints, die nicht aufsteigen oder mehr Volumes umfassen.</translation>
    </message>
    <message>
        <source>has a checkpoint beyond a partition&apos;s edges.</source>
        <translation>enthält einen Checkpoint jenseits der Kanten einer Partition.</translation>
    </message>
    <message>
        <source>is refused: %1</source>
        <translation>wird abgelehnt: %1</translation>
    </message>
    <message>
        <source>gives a directory with the root %1 where it had %2.</source>
        <translation>ergibt ein Verzeichnis mit der Wurzel %1 statt %2.</translation>
    </message>
    <message>
        <source>The catalog is not of the federal estate at 1:%1.</source>
        <translation>Der Katalog gehört nicht zum Federal-Bestand mit 1:%1.</translation>
    </message>
    <message>
        <source>The edge %1 is or was in the directory. An id is used once: take a new one.</source>
        <translation>Die Kante %1 ist oder war im Verzeichnis. Eine ID wird einmal benutzt: eine neue nehmen.</translation>
    </message>
    <message>
        <source>The edge %1 is not in the directory.</source>
        <translation>Die Kante %1 ist nicht im Verzeichnis.</translation>
    </message>
    <message>
        <source>The edge %1 is not in the directory any more.</source>
        <translation>Die Kante %1 ist nicht mehr im Verzeichnis.</translation>
    </message>
    <message>
        <source>The estate has no region number %1.</source>
        <translation>Der Bestand hat keine Region Nummer %1.</translation>
    </message>
    <message>
        <source>The region&apos;s adjacency stands at epoch %1; epoch %2 is not a later state of it.</source>
        <translation>Die Nachbarschaft der Region steht bei Epoche %1; Epoche %2 ist kein späterer Stand davon.</translation>
    </message>
    <message>
        <source>Generation %1 of &quot;%2&quot; %3</source>
        <translation>Generation %1 von „%2“ %3</translation>
    </message>
    <message>
        <source>has the value of &quot;%1&quot;. Put it there.</source>
        <translation>hat den Wert von „%1“. Dort ablegen.</translation>
    </message>
    <message>
        <source>does not exist; the first is 1.</source>
        <translation>gibt es nicht; die erste ist 1.</translation>
    </message>
    <message>
        <source>has an export of generation %1. Put it as that.</source>
        <translation>hat ein Export der Generation %1. Als diese ablegen.</translation>
    </message>
    <message>
        <source>is older than generation %1, which is known. Read it, then write the next one.</source>
        <translation>ist älter als die bekannte Generation %1. Diese lesen, dann die nächste schreiben.</translation>
    </message>
    <message>
        <source>is known with other values. Read it, then write the next one.</source>
        <translation>ist mit anderen Werten bekannt. Lesen, dann die nächste schreiben.</translation>
    </message>
    <message>
        <source>leaves generations out: %1 is stored and the next one is %2.</source>
        <translation>lässt Generationen aus: Gespeichert ist %1, die nächste ist %2.</translation>
    </message>
    <message>
        <source>Revision %1 is beyond %2, the last of this store. Begin again from revision 0.</source>
        <translation>Revision %1 liegt nach %2, der letzten dieses Speichers. Wieder bei Revision 0 beginnen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no proposal: give at least %2 hexadecimal digits of its id.</source>
        <translation>„%1“ ist kein Vorschlag: mindestens %2 Hexadezimalziffern seiner ID angeben.</translation>
    </message>
    <message>
        <source>No proposal&apos;s id begins with &quot;%1&quot;; list the proposals to find it.</source>
        <translation>Die ID keines Vorschlags beginnt mit „%1“; er ist in der Liste der Vorschläge zu finden.</translation>
    </message>
    <message>
        <source>%1 proposals&apos; ids begin with &quot;%2&quot;; give more digits.</source>
        <translation>Die IDs von %1 Vorschlägen beginnen mit „%2“; mehr Ziffern angeben.</translation>
    </message>
    <message>
        <source>There is no proposal %1 in this journal; list the proposals to find its id.</source>
        <translation>In diesem Journal gibt es keinen Vorschlag %1; seine ID steht in der Liste der Vorschläge.</translation>
    </message>
    <message>
        <source>The plan of proposal %1 was made before this journal was compacted; look in the file that it was compacted from.</source>
        <translation>Der Plan des Vorschlags %1 entstand, bevor dieses Journal verdichtet wurde; er steht in der Datei, aus der es verdichtet wurde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds no event: its creation was interrupted. Delete it and create a new journal.</source>
        <translation>„%1“ enthält kein Ereignis: Das Anlegen wurde unterbrochen. Die Datei löschen und ein neues Journal anlegen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was compacted, and the image that it begins with can&apos;t be read: %2 Open the file that it was compacted from.</source>
        <translation>„%1“ wurde verdichtet, und das Abbild, mit dem es beginnt, ist nicht lesbar: %2 Die Datei öffnen, aus der es verdichtet wurde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was compacted, and the image that it begins with can&apos;t be read. Open the file that it was compacted from.</source>
        <translation>„%1“ wurde verdichtet, und das Abbild, mit dem es beginnt, ist nicht lesbar. Die Datei öffnen, aus der es verdichtet wurde.</translation>
    </message>
    <message>
        <source>The image at record %1 is of record %2.</source>
        <translation>Das Abbild bei Eintrag %1 gehört zu Eintrag %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open for looking only; open it for writing.</source>
        <translation>„%1“ ist nur zum Lesen geöffnet; zum Schreiben öffnen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open for looking only.</source>
        <translation>„%1“ ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already; open it, or choose another name.</source>
        <translation>„%1“ ist bereits vorhanden; öffnen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: its beginning is malformed.</source>
        <translation>„%1“: Der Anfang ist fehlerhaft.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: its last record is malformed.</source>
        <translation>„%1“: Der letzte Eintrag ist fehlerhaft.</translation>
    </message>
    <message>
        <source>Records are pending; make them durable before the format is changed.</source>
        <translation>Es stehen noch Einträge aus; sie müssen dauerhaft sein, bevor das Format geändert wird.</translation>
    </message>
    <message>
        <source>Records are pending. Copy the journal when they are durable.</source>
        <translation>Es stehen noch Einträge aus. Das Journal kopieren, wenn sie dauerhaft sind.</translation>
    </message>
    <message>
        <source>The journal holds no record %1; its first is %2; `journal show` prints its head.</source>
        <translation>Das Journal enthält keinen Eintrag %1; sein erster ist %2. „journal show“ zeigt seinen Kopf.</translation>
    </message>
    <message>
        <source>The journal holds no record %1; its first is %2, because it was compacted: look in the file that it was made from.</source>
        <translation>Das Journal enthält keinen Eintrag %1; sein erster ist %2, weil es verdichtet wurde. Der Eintrag steht in der Datei, aus der es entstand.</translation>
    </message>
    <message>
        <source>The journal holds no record %1; its last is %2.</source>
        <translation>Das Journal enthält keinen Eintrag %1; sein letzter ist %2.</translation>
    </message>
    <message>
        <source>The journal&apos;s table of formats is not one that a program writes; restore the file from a backup.</source>
        <translation>Die Formattabelle des Journals stammt von keinem Programm; die Datei aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>The journal ends at index %1, but index %2 was expected: its end was cut off. Restore it from a backup.</source>
        <translation>Das Journal endet bei Index %1, erwartet war Index %2: Sein Ende wurde abgeschnitten. Aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>The journal was compacted and begins behind record %1; look for record %2 in the file that it was compacted from.</source>
        <translation>Das Journal wurde verdichtet und beginnt nach Eintrag %1; Eintrag %2 steht in der Datei, aus der es verdichtet wurde.</translation>
    </message>
    <message>
        <source>The journal&apos;s last record is not where its chain ends.</source>
        <translation>Der letzte Eintrag des Journals liegt nicht dort, wo seine Kette endet.</translation>
    </message>
    <message>
        <source>Record %1 is not the one that was expected: the journal was rewritten.</source>
        <translation>Eintrag %1 ist nicht der erwartete: Das Journal wurde umgeschrieben.</translation>
    </message>
    <message>
        <source>A compacted journal begins with an image that a durable record vouches for.</source>
        <translation>Ein verdichtetes Journal beginnt mit einem Abbild, für das ein dauerhafter Eintrag bürgt.</translation>
    </message>
    <message>
        <source>The draft &quot;%1&quot; of the journal does not verify: %2 was changed. The log itself is not touched by it; end the draft, or restore the file from a backup.</source>
        <translation>Der Entwurf „%1“ des Journals lässt sich nicht prüfen; geändert wurde: %2. Das Protokoll selbst ist nicht betroffen; den Entwurf beenden oder die Datei aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>edit %1</source>
        <translation>Änderung %1</translation>
    </message>
    <message>
        <source>its list of edits</source>
        <translation>die Liste seiner Änderungen</translation>
    </message>
    <message>
        <source>its heading or its list of edits</source>
        <translation>sein Kopf oder die Liste seiner Änderungen</translation>
    </message>
    <message>
        <source>The journal holds edits that belong to no draft.</source>
        <translation>Das Journal enthält Änderungen, die zu keinem Entwurf gehören.</translation>
    </message>
    <message>
        <source>There is no draft &quot;%1&quot; in this journal; list the drafts.</source>
        <translation>In diesem Journal gibt es keinen Entwurf „%1“; er ist in der Liste der Entwürfe zu suchen.</translation>
    </message>
    <message>
        <source>A draft&apos;s name has 1 to %1 bytes of text on one line.</source>
        <translation>Der Name eines Entwurfs hat 1 bis %1 Bytes Text in einer Zeile.</translation>
    </message>
    <message>
        <source>A journal of format 1 has no drafts.</source>
        <translation>Ein Journal im Format 1 hat keine Entwürfe.</translation>
    </message>
    <message>
        <source>There is a draft &quot;%1&quot; already; choose another name.</source>
        <translation>Es gibt bereits einen Entwurf „%1“; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>One edit of a draft has at most %1 bytes; split it.</source>
        <translation>Eine Änderung eines Entwurfs hat höchstens %1 Bytes; sie aufteilen.</translation>
    </message>
    <message>
        <source>The draft &quot;%1&quot; has %2 edits; there is nothing more to do again.</source>
        <translation>Der Entwurf „%1“ hat %2 Änderungen; es gibt nichts mehr zu wiederholen.</translation>
    </message>
    <message>
        <source>The image of the state at record %1 is not the one that was taken. The records themselves verify.</source>
        <translation>Das Abbild des Zustands bei Eintrag %1 ist nicht das erstellte. Die Einträge selbst sind in Ordnung.</translation>
    </message>
    <message>
        <source>The new journal is in use by another program, so it could not be made whole. Delete it and try again.</source>
        <translation>Das neue Journal wird von einem anderen Programm benutzt und konnte nicht vervollständigt werden. Löschen und erneut versuchen.</translation>
    </message>
    <message>
        <source>The journal has a trigger &quot;%1&quot; that no program of ours makes; restore the file from a backup.</source>
        <translation>Das Journal enthält einen Trigger „%1“, der nicht von diesem Programm stammt; die Datei aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>The journal&apos;s table or trigger &quot;%1&quot; is missing or was changed; restore the file from a backup.</source>
        <translation>Tabelle oder Trigger „%1“ des Journals fehlt oder wurde geändert; die Datei aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>The journal&apos;s pages are damaged (%1); restore the file from a backup. Nothing was changed.</source>
        <translation>Die Seiten des Journals sind beschädigt (%1); die Datei aus einer Sicherung wiederherstellen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>The journal lacks a row that it must have.</source>
        <translation>Dem Journal fehlt eine Zeile, die es haben muss.</translation>
    </message>
    <message>
        <source>The journal &quot;%1&quot;: %2. Its folder has to be writable, because a -wal and a -shm file lie beside it; to look at a journal elsewhere, copy it with its -wal file.</source>
        <translation>Das Journal „%1“: %2. Sein Ordner muss beschreibbar sein, weil eine -wal- und eine -shm-Datei daneben liegen; um ein Journal an anderer Stelle anzusehen, es samt -wal-Datei kopieren.</translation>
    </message>
    <message>
        <source>The journal &quot;%1&quot;: %2. Check its permissions: it and its folder have to be writable, because a -wal and a -shm file lie beside it. To look only, open it read-only.</source>
        <translation>Das Journal „%1“: %2. Die Berechtigungen prüfen: Die Datei und ihr Ordner müssen beschreibbar sein, weil eine -wal- und eine -shm-Datei daneben liegen. Zum bloßen Ansehen nur lesend öffnen.</translation>
    </message>
    <message>
        <source>The journal &quot;%1&quot;: %2. Make room and do it again: this left nothing, and what was there is safe.</source>
        <translation>Das Journal „%1“: %2. Platz schaffen und wiederholen: Hiervon blieb nichts zurück, und das Vorhandene ist sicher.</translation>
    </message>
    <message>
        <source>The journal &quot;%1&quot;: %2.</source>
        <translation>Das Journal „%1“: %2.</translation>
    </message>
    <message>
        <source>The journal: %1. Its folder has to be writable, because a -wal and a -shm file lie beside it; to look at a journal elsewhere, copy it with its -wal file.</source>
        <translation>Das Journal: %1. Sein Ordner muss beschreibbar sein, weil eine -wal- und eine -shm-Datei daneben liegen; um ein Journal an anderer Stelle anzusehen, es samt -wal-Datei kopieren.</translation>
    </message>
    <message>
        <source>The journal: %1. Check its permissions: it and its folder have to be writable, because a -wal and a -shm file lie beside it. To look only, open it read-only.</source>
        <translation>Das Journal: %1. Die Berechtigungen prüfen: Die Datei und ihr Ordner müssen beschreibbar sein, weil eine -wal- und eine -shm-Datei daneben liegen. Zum bloßen Ansehen nur lesend öffnen.</translation>
    </message>
    <message>
        <source>The journal: %1. Make room and do it again: this left nothing, and what was there is safe.</source>
        <translation>Das Journal: %1. Platz schaffen und wiederholen: Hiervon blieb nichts zurück, und das Vorhandene ist sicher.</translation>
    </message>
    <message>
        <source>The journal: %1.</source>
        <translation>Das Journal: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path that can be opened.</source>
        <translation>„%1“ ist kein Pfad, der sich öffnen lässt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be read: check its permissions.</source>
        <translation>„%1“ kann nicht gelesen werden: Die Berechtigungen prüfen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be written: check its permissions, or open it read-only.</source>
        <translation>„%1“ kann nicht geschrieben werden: Die Berechtigungen prüfen oder nur lesend öffnen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not exist; create it first or check the path.</source>
        <translation>„%1“ ist nicht vorhanden; zuerst anlegen oder den Pfad prüfen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be looked at: %2.</source>
        <translation>„%1“ kann nicht angesehen werden: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a directory; name the journal file in it.</source>
        <translation>„%1“ ist ein Ordner; die Journaldatei darin angeben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular file.</source>
        <translation>„%1“ ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds nothing yet: its creation was interrupted. Unless it is another program&apos;s, delete it and create a new journal.</source>
        <translation>„%1“ enthält noch nichts: Das Anlegen wurde unterbrochen. Gehört die Datei keinem anderen Programm, sie löschen und ein neues Journal anlegen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a database of another program, not an estate journal.</source>
        <translation>„%1“ ist die Datenbank eines anderen Programms, kein Journal eines Bestands.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; carries no journal format version.</source>
        <translation>„%1“ nennt keine Formatversion eines Journals.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has journal format %2; this program knows up to %3. Use a newer version of the program.</source>
        <translation>„%1“ hat das Journalformat %2; dieses Programm kennt Formate bis %3. Eine neuere Version des Programms verwenden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is truncated: %2 of %3 bytes are there. Restore it from a backup; nothing was changed.</source>
        <translation>„%1“ ist abgeschnitten: %2 von %3 Bytes sind da. Aus einer Sicherung wiederherstellen; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be read.</source>
        <translation>„%1“ kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is empty (zero bytes): its creation was interrupted or its content is lost. Restore it, or delete it and create a new journal.</source>
        <translation>„%1“ ist leer (null Bytes): Das Anlegen wurde unterbrochen, oder der Inhalt ist verloren. Wiederherstellen oder löschen und ein neues Journal anlegen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an estate journal: it is not an SQLite file.</source>
        <translation>„%1“ ist kein Journal eines Bestands: Es ist keine SQLite-Datei.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is truncated: not even its header is whole. Restore it from a backup; nothing was changed.</source>
        <translation>„%1“ ist abgeschnitten: Nicht einmal der Dateikopf ist vollständig. Aus einer Sicherung wiederherstellen; es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is being written by another program. Close that one, or open the journal read-only.</source>
        <translation>„%1“ wird gerade von einem anderen Programm geschrieben. Jenes schließen oder das Journal nur lesend öffnen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be made durable: the disk refuses. Nothing was changed.</source>
        <translation>„%1“ lässt sich nicht dauerhaft speichern: Der Datenträger verweigert es. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Record %1 of the journal does not verify: %2. What lies before it is good; restore the rest from a backup.</source>
        <translation>Eintrag %1 des Journals lässt sich nicht prüfen: %2. Was davor liegt, ist gut; den Rest aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>it is missing or malformed</source>
        <translation>Er fehlt oder ist fehlerhaft</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>Er fehlt</translation>
    </message>
    <message>
        <source>a column is malformed</source>
        <translation>Eine Spalte ist fehlerhaft</translation>
    </message>
    <message>
        <source>it does not follow the record in front of it</source>
        <translation>Er folgt nicht auf den Eintrag davor</translation>
    </message>
    <message>
        <source>its content is not what its hash was made of</source>
        <translation>Sein Inhalt ist nicht der, aus dem sein Hash entstand</translation>
    </message>
    <message>
        <source>its kind is not that of its event</source>
        <translation>Seine Art ist nicht die seines Ereignisses</translation>
    </message>
    <message>
        <source>Record %1: %2</source>
        <translation>Eintrag %1: %2</translation>
    </message>
    <message>
        <source>The journal holds decisions that belong to no event.</source>
        <translation>Das Journal enthält Entscheidungen, die zu keinem Ereignis gehören.</translation>
    </message>
    <message>
        <source>Event %1 can&apos;t be journaled: %2.</source>
        <translation>Ereignis %1 kann nicht ins Journal geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>the next index is %1</source>
        <translation>Der nächste Index ist %1</translation>
    </message>
    <message>
        <source>its index or time is beyond 2^63 - 1</source>
        <translation>Sein Index oder seine Zeit liegt über 2^63 - 1</translation>
    </message>
    <message>
        <source>its time lies before that of the event in front of it</source>
        <translation>Seine Zeit liegt vor der des Ereignisses davor</translation>
    </message>
    <message>
        <source>its actor is not a name: %1</source>
        <translation>Sein Akteur ist kein Name: %1</translation>
    </message>
    <message>
        <source>its decisions are too large</source>
        <translation>Seine Entscheidungen sind zu groß</translation>
    </message>
    <message>
        <source>Event %1 was planned by version %2 of the planner; this is version %3. Use a newer version of the program.</source>
        <translation>Ereignis %1 wurde mit Version %2 des Planers geplant; dies ist Version %3. Eine neuere Version des Programms verwenden.</translation>
    </message>
    <message>
        <source>Event %1 was planned by version %2 of the planner, whose gangs have other ids than this version&apos;s. Open the journal with the program that wrote it.</source>
        <translation>Ereignis %1 wurde mit Version %2 des Planers geplant, deren Verbünde andere IDs haben als die dieser Version. Das Journal mit dem Programm öffnen, das es geschrieben hat.</translation>
    </message>
    <message>
        <source>Event %1 of the journal carries other decisions than this planner makes of the same log; restore the file from a backup and report it.</source>
        <translation>Ereignis %1 des Journals enthält andere Entscheidungen, als dieser Planer aus demselben Protokoll trifft; die Datei aus einer Sicherung wiederherstellen und den Fehler melden.</translation>
    </message>
    <message>
        <source>Event %1 of the journal contradicts the log before it: %2</source>
        <translation>Ereignis %1 des Journals widerspricht dem Protokoll davor: %2</translation>
    </message>
    <message>
        <source>Event %1 of the journal says that the state in front of it was another one; restore the file from a backup and report it.</source>
        <translation>Ereignis %1 des Journals nennt einen anderen Zustand davor; die Datei aus einer Sicherung wiederherstellen und den Fehler melden.</translation>
    </message>
    <message>
        <source>Event %1 of the journal is refused when it is replayed: %2</source>
        <translation>Ereignis %1 des Journals wird bei der Wiedergabe abgelehnt: %2</translation>
    </message>
    <message>
        <source>Event %1 of the journal does not fit the directory: %2</source>
        <translation>Ereignis %1 des Journals passt nicht zum Verzeichnis: %2</translation>
    </message>
    <message>
        <source>Event %1 of the journal carries no plan.</source>
        <translation>Ereignis %1 des Journals enthält keinen Plan.</translation>
    </message>
    <message>
        <source>Proposal %1 is being executed; finish or abort it before the journal is compacted.</source>
        <translation>Vorschlag %1 wird gerade ausgeführt; abschließen oder abbrechen, bevor das Journal verdichtet wird.</translation>
    </message>
    <message>
        <source>The clock says %1, which is %2 before the journal&apos;s last event at %3: event time stands still, and nothing expires. Correct the clock; if it is right, confirm it before you commit.</source>
        <translation>Die Uhr zeigt %1, das ist %2 vor dem letzten Ereignis im Journal um %3: Die Ereigniszeit steht still, und nichts läuft ab. Die Uhr korrigieren; wenn sie stimmt, sie bestätigen, bevor etwas ausgeführt wird.</translation>
    </message>
    <message>
        <source>The clock says %1, which is %2 before the journal&apos;s last event at %3: event time stands still, and nothing expires. Correct the clock; if it is right, confirm it before you approve.</source>
        <translation>Die Uhr zeigt %1, das ist %2 vor dem letzten Ereignis im Journal um %3: Die Ereigniszeit steht still, und nichts läuft ab. Die Uhr korrigieren; wenn sie stimmt, sie bestätigen, bevor etwas genehmigt wird.</translation>
    </message>
    <message>
        <source>An exception&apos;s key has letters without spaces.</source>
        <translation>Der Schlüssel einer Ausnahme besteht aus Buchstaben ohne Leerzeichen.</translation>
    </message>
    <message>
        <source>What is said here has at most %1 bytes with what it is about. Shorten it.</source>
        <translation>Der Text hier hat samt Gegenstand höchstens %1 Bytes. Kürzen.</translation>
    </message>
    <message>
        <source>Say why it is put off: whoever comes next reads it.</source>
        <translation>Angeben, warum vertagt wird: Wer danach kommt, liest es.</translation>
    </message>
    <message>
        <source>It can be put off until later than now, %1.</source>
        <translation>Vertagen lässt sich nur bis nach jetzt, %1.</translation>
    </message>
    <message>
        <source>An exception is put off for at most %1. Choose an earlier end.</source>
        <translation>Eine Ausnahme wird höchstens für %1 vertagt. Ein früheres Ende wählen.</translation>
    </message>
    <message>
        <source>A note to the next shift says something.</source>
        <translation>Eine Notiz an die nächste Schicht braucht einen Text.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; is a person&apos;s doing, not the executor&apos;s.</source>
        <translation>Das Ereignis „%1“ kommt von einer Person, nicht vom Ausführer.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; changes the rules; in a journal they change with a proposal.</source>
        <translation>Das Ereignis „%1“ ändert die Regeln; in einem Journal ändern sie sich durch einen Vorschlag.</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot; belongs to the execution of a proposal, and none is under way.</source>
        <translation>Das Ereignis „%1“ gehört zur Ausführung eines Vorschlags, und keine läuft.</translation>
    </message>
    <message>
        <source>Gang %1 is not one of those that proposal %2 planned.</source>
        <translation>Verbund %1 gehört nicht zu denen, die Vorschlag %2 geplant hat.</translation>
    </message>
    <message>
        <source>The rules change otherwise than proposal %1 says.</source>
        <translation>Die Regeln ändern sich anders, als Vorschlag %1 sagt.</translation>
    </message>
    <message>
        <source>The reason of a drill has at most %1 bytes. Shorten it.</source>
        <translation>Der Grund einer Übung hat höchstens %1 Bytes. Kürzen.</translation>
    </message>
    <message>
        <source>A drill is under way already, begun by %1. End it first.</source>
        <translation>Es läuft bereits eine Übung, begonnen von %1. Diese zuerst beenden.</translation>
    </message>
    <message>
        <source>No drill is under way, so none can end.</source>
        <translation>Es läuft keine Übung, also kann keine enden.</translation>
    </message>
    <message>
        <source>A note of the audit has at most %1 bytes. Shorten it.</source>
        <translation>Eine Notiz im Protokoll hat höchstens %1 Bytes. Kürzen.</translation>
    </message>
    <message>
        <source>What is said in an incident has at most %1 bytes. Shorten it.</source>
        <translation>Ein Text zu einem Vorfall hat höchstens %1 Bytes. Kürzen.</translation>
    </message>
    <message>
        <source>The %1 is reported lost already, since %2. Report it back again first if that is wrong.</source>
        <translation>%1 ist bereits seit %2 als ausgefallen gemeldet. Ist das falsch, zuerst zurückmelden.</translation>
    </message>
    <message>
        <source>The %1 can&apos;t be lost later than now, %2.</source>
        <translation>%1 kann nicht später als jetzt, %2, ausgefallen sein.</translation>
    </message>
    <message>
        <source>The %1 is not among the losses of this incident.</source>
        <translation>%1 gehört nicht zu den Ausfällen dieses Vorfalls.</translation>
    </message>
    <message>
        <source>region %1</source>
        <translation>Region %1</translation>
    </message>
    <message>
        <source>site %1</source>
        <translation>Standort %1</translation>
    </message>
    <message>
        <source>host %1</source>
        <translation>Host %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says no moment. Write how long ago it was, as in 12m, or a time with its zone, as in 2026-01-01 06:30 UTC.</source>
        <translation>„%1“ nennt keinen Zeitpunkt. Angeben, wie lange es her ist, etwa 12m, oder eine Zeit mit Zone, etwa 2026-01-01 06:30 UTC.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; ago is before time was counted.</source>
        <translation>„%1“ zurück liegt vor dem Beginn der Zeitzählung.</translation>
    </message>
    <message>
        <source>Give the incident a title: what is happening.</source>
        <translation>Dem Vorfall einen Titel geben: was gerade geschieht.</translation>
    </message>
    <message>
        <source>A note of an incident says something.</source>
        <translation>Eine Notiz zu einem Vorfall braucht einen Text.</translation>
    </message>
    <message>
        <source>Say how the incident ended: whoever looks into it afterwards reads it.</source>
        <translation>Angeben, wie der Vorfall endete: Wer ihn später untersucht, liest es.</translation>
    </message>
    <message>
        <source>The note &quot;%1&quot; does not say what notes of an incident say.</source>
        <translation>Die Notiz „%1“ sagt nicht, was Notizen eines Vorfalls sagen.</translation>
    </message>
    <message>
        <source>An incident is open already, begun by %1: %2. End it first.</source>
        <translation>Es ist bereits ein Vorfall offen, begonnen von %1: %2. Diesen zuerst beenden.</translation>
    </message>
    <message>
        <source>No incident is open. Begin one first.</source>
        <translation>Es ist kein Vorfall offen. Zuerst einen beginnen.</translation>
    </message>
    <message>
        <source>An incident has at most %1 entries. End it and begin another one.</source>
        <translation>Ein Vorfall hat höchstens %1 Einträge. Beenden und einen weiteren beginnen.</translation>
    </message>
    <message>
        <source>Nothing was lost at %1, before the first event of this estate at %2.</source>
        <translation>Um %1 ist nichts ausgefallen, denn das erste Ereignis dieses Bestands ist von %2.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; is named twice; name it once.</source>
        <translation>%1 „%2“ ist zweimal genannt; einmal nennen.</translation>
    </message>
    <message>
        <source>Name at least one region, site or host that the maintenance closes.</source>
        <translation>Mindestens eine Region, einen Standort oder einen Host angeben, den die Wartung schließt.</translation>
    </message>
    <message>
        <source>The maintenance ends at %1, which is not after it begins. Give a later end.</source>
        <translation>Die Wartung endet um %1, also nicht nach ihrem Beginn. Ein späteres Ende angeben.</translation>
    </message>
    <message>
        <source>The maintenance is over already: it ends at %1 and it is %2. Give a later end.</source>
        <translation>Die Wartung ist bereits vorbei: Sie endet um %1, und es ist %2. Ein späteres Ende angeben.</translation>
    </message>
    <message>
        <source>A maintenance lasts at most %1. Choose an earlier end, and plan the next one then.</source>
        <translation>Eine Wartung dauert höchstens %1. Ein früheres Ende wählen und die nächste dann planen.</translation>
    </message>
    <message>
        <source>Say what the maintenance is for: whoever plans around it reads it.</source>
        <translation>Den Zweck der Wartung angeben: Wer um sie herum plant, liest ihn.</translation>
    </message>
    <message>
        <source>The reason of a maintenance stands on one line.</source>
        <translation>Der Grund einer Wartung steht in einer Zeile.</translation>
    </message>
    <message>
        <source>Maintenance %1 by %2 closes the same places at the same time already.</source>
        <translation>Wartung %1 von %2 schließt bereits dieselben Orte zur selben Zeit.</translation>
    </message>
    <message>
        <source>%1 maintenances are planned already; no more are kept. Cancel one first.</source>
        <translation>Es sind bereits %1 Wartungen geplant; mehr werden nicht geführt. Zuerst eine absagen.</translation>
    </message>
    <message>
        <source>One maintenance says at most %1 bytes. Name a site instead of its hosts, plan it in parts, or shorten its reason.</source>
        <translation>Eine Wartung fasst höchstens %1 Bytes. Einen Standort statt seiner Hosts nennen, in Teilen planen oder den Grund kürzen.</translation>
    </message>
    <message>
        <source>There is no maintenance &quot;%1&quot; in this journal; list the maintenances to find its id.</source>
        <translation>In diesem Journal gibt es keine Wartung „%1“; ihre ID steht in der Liste der Wartungen.</translation>
    </message>
    <message>
        <source>Maintenance %1 was cancelled by %2 already.</source>
        <translation>Wartung %1 wurde bereits von %2 abgesagt.</translation>
    </message>
    <message>
        <source>Maintenance %1 is over since %2; there is nothing to cancel.</source>
        <translation>Wartung %1 ist seit %2 vorbei; es gibt nichts abzusagen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no operator&apos;s name: give 1 to %2 bytes of text on one line, without spaces around it.</source>
        <translation>„%1“ ist kein Name eines Operators: 1 bis %2 Bytes Text in einer Zeile angeben, ohne Leerzeichen davor und danach.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has characters that can&apos;t be seen, so that it could be taken for another name; type it anew.</source>
        <translation>„%1“ enthält unsichtbare Zeichen und ließe sich mit einem anderen Namen verwechseln; neu eingeben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands for the executor; give your own name.</source>
        <translation>„%1“ steht für den Ausführer; den eigenen Namen angeben.</translation>
    </message>
    <message>
        <source>%1 is %2 here; to %3 takes the role %4. Ask an administrator to grant it, or somebody who has it to act.</source>
        <translation>%1 ist hier %2; zum %3 ist die Rolle %4 nötig. Einen Administrator um die Rolle bitten oder jemanden handeln lassen, der sie hat.</translation>
    </message>
    <message>
        <source>viewer</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>approver</source>
        <translation>Genehmiger</translation>
    </message>
    <message>
        <source>administrator</source>
        <translation>Administrator</translation>
    </message>
    <message>
        <source>open a proposal</source>
        <translation>Eröffnen eines Vorschlags</translation>
    </message>
    <message>
        <source>approve a proposal</source>
        <translation>Genehmigen eines Vorschlags</translation>
    </message>
    <message>
        <source>reject a proposal</source>
        <translation>Ablehnen eines Vorschlags</translation>
    </message>
    <message>
        <source>withdraw a proposal</source>
        <translation>Zurückziehen eines Vorschlags</translation>
    </message>
    <message>
        <source>comment on a proposal</source>
        <translation>Kommentieren eines Vorschlags</translation>
    </message>
    <message>
        <source>commit a proposal</source>
        <translation>Ausführen eines Vorschlags</translation>
    </message>
    <message>
        <source>end an execution</source>
        <translation>Beenden einer Ausführung</translation>
    </message>
    <message>
        <source>grant a role</source>
        <translation>Vergeben einer Rolle</translation>
    </message>
    <message>
        <source>begin or end a drill</source>
        <translation>Beginnen oder Beenden einer Übung</translation>
    </message>
    <message>
        <source>confirm the clock</source>
        <translation>Bestätigen der Uhr</translation>
    </message>
    <message>
        <source>change the rules without a proposal</source>
        <translation>Ändern der Regeln ohne Vorschlag</translation>
    </message>
    <message>
        <source>cause the event &quot;%1&quot;</source>
        <translation>Auslösen des Ereignisses „%1“</translation>
    </message>
    <message>
        <source>compact a journal</source>
        <translation>Verdichten eines Journals</translation>
    </message>
    <message>
        <source>edit a draft</source>
        <translation>Bearbeiten eines Entwurfs</translation>
    </message>
    <message>
        <source>The first role that a journal grants is administrator, because only one can grant the others. Grant that first, to yourself or to somebody else.</source>
        <translation>Die erste Rolle, die ein Journal vergibt, ist Administrator, weil nur ein solcher die anderen vergeben kann. Diese zuerst vergeben, an sich selbst oder jemand anderen.</translation>
    </message>
    <message>
        <source>%1 is the last administrator; make somebody else one first.</source>
        <translation>%1 ist der letzte Administrator; zuerst jemand anderen dazu machen.</translation>
    </message>
    <message>
        <source>Name at least one region whose volumes go home.</source>
        <translation>Mindestens eine Region angeben, deren Volumes zurückkehren.</translation>
    </message>
    <message>
        <source>Region %1 is not available; volumes go home once it is online again.</source>
        <translation>Region %1 ist nicht verfügbar; die Volumes kehren zurück, sobald sie wieder online ist.</translation>
    </message>
    <message>
        <source>The failure set is empty; name at least one region, site or host to lose.</source>
        <translation>Die Ausfallmenge ist leer; mindestens eine Region, einen Standort oder einen Host angeben.</translation>
    </message>
    <message>
        <source>The simulated time lies before the state it is asked of; give a later one.</source>
        <translation>Die simulierte Zeit liegt vor dem Zustand, zu dem gefragt wird; eine spätere angeben.</translation>
    </message>
    <message>
        <source>The simulated time lies more than 31 days after the state. Give an earlier one; if the state was left alone that long, confirm the clock first.</source>
        <translation>Die simulierte Zeit liegt mehr als 31 Tage nach dem Zustand. Eine frühere angeben; blieb der Zustand so lange unberührt, zuerst die Uhr bestätigen.</translation>
    </message>
    <message>
        <source>A loss lies after the moment that is planned from; give an earlier one.</source>
        <translation>Ein Ausfall liegt nach dem Zeitpunkt, ab dem geplant wird; einen früheren angeben.</translation>
    </message>
    <message>
        <source>The second loss lies more than 31 days after the first; give less.</source>
        <translation>Der Zweitausfall liegt mehr als 31 Tage nach dem ersten; weniger angeben.</translation>
    </message>
    <message>
        <source>The sweep&apos;s time lies before the state it is asked of; give a later one.</source>
        <translation>Die Zeit des Durchlaufs liegt vor dem Zustand, zu dem gefragt wird; eine spätere angeben.</translation>
    </message>
    <message>
        <source>The sweep&apos;s time lies more than 31 days after the state. Give an earlier one.</source>
        <translation>Die Zeit des Durchlaufs liegt mehr als 31 Tage nach dem Zustand. Eine frühere angeben.</translation>
    </message>
    <message>
        <source>Recovery group &quot;%1&quot; has no volume to explain.</source>
        <translation>Recovery-Gruppe „%1“ hat kein Volume, das sich erklären ließe.</translation>
    </message>
    <message>
        <source>There is no undecided gang %1 and none that was decided.</source>
        <translation>Einen Verbund %1 gibt es nicht, weder unentschieden noch entschieden.</translation>
    </message>
    <message>
        <source>Gang %1 may still prepare; its deadline has not passed.</source>
        <translation>Verbund %1 darf noch vorbereiten; seine Frist ist nicht abgelaufen.</translation>
    </message>
    <message>
        <source>Gang %1: its source may still write until its lease and skew have passed.</source>
        <translation>Verbund %1: Seine Quelle darf noch schreiben, bis Lease und Uhrenabweichung abgelaufen sind.</translation>
    </message>
    <message>
        <source>Gang %1 %2</source>
        <translation>Verbund %1 %2</translation>
    </message>
    <message>
        <source>lands where a region, site or host was lost. Plan again: it is taken back and planned anew.</source>
        <translation>hat sein Ziel, wo eine Region, ein Standort oder ein Host ausgefallen ist. Erneut planen: Er wird zurückgenommen und neu geplant.</translation>
    </message>
    <message>
        <source>spans regions or is wider than one event: its cut prepares and decides it (cut-declared, cut-prepared, cut-decided).</source>
        <translation>reicht über Regionen oder über ein Ereignis hinaus: Sein Schnitt bereitet ihn vor und entscheidet ihn (cut-declared, cut-prepared, cut-decided).</translation>
    </message>
    <message>
        <source>was aborted; it can&apos;t be prepared any more.</source>
        <translation>wurde abgebrochen und kann nicht mehr vorbereitet werden.</translation>
    </message>
    <message>
        <source>was prepared with other tasks than planned.</source>
        <translation>wurde mit anderen Aufgaben vorbereitet als geplant.</translation>
    </message>
    <message>
        <source>was aborted; there is nothing to fence.</source>
        <translation>wurde abgebrochen; es gibt nichts zu sperren.</translation>
    </message>
    <message>
        <source>is not a prepared failover; its source is fenced only then.</source>
        <translation>ist kein vorbereiteter Failover; nur bei einem solchen wird die Quelle gesperrt.</translation>
    </message>
    <message>
        <source>takes volumes home from a live source, and that was lost. Plan again: what is lost fails over.</source>
        <translation>holt Volumes von einer laufenden Quelle zurück, und diese ist ausgefallen. Erneut planen: Was ausgefallen ist, wird umgeschaltet.</translation>
    </message>
    <message>
        <source>was aborted; it can&apos;t be committed any more.</source>
        <translation>wurde abgebrochen und kann nicht mehr ausgeführt werden.</translation>
    </message>
    <message>
        <source>is not prepared and fenced yet; commit comes after both.</source>
        <translation>ist noch nicht vorbereitet und gesperrt; die Ausführung folgt auf beides.</translation>
    </message>
    <message>
        <source>is not prepared yet; commit comes after that.</source>
        <translation>ist noch nicht vorbereitet; die Ausführung folgt darauf.</translation>
    </message>
    <message>
        <source>was committed; abort is not possible any more.</source>
        <translation>wurde ausgeführt; ein Abbruch ist nicht mehr möglich.</translation>
    </message>
    <message>
        <source>has fenced a source that is online: that may not serve any more, so the gang can only be committed.</source>
        <translation>hat eine Quelle gesperrt, die online ist: Sie darf nicht mehr arbeiten, daher kann der Verbund nur noch ausgeführt werden.</translation>
    </message>
    <message>
        <source>The watermark lies ahead of the input.</source>
        <translation>Der Pegel liegt vor der Eingabe.</translation>
    </message>
    <message>
        <source>The estate is open already.</source>
        <translation>Der Bestand ist bereits geöffnet.</translation>
    </message>
    <message>
        <source>Event %1 does not follow event %2; indexes advance by exactly 1.</source>
        <translation>Ereignis %1 folgt nicht auf Ereignis %2; Indizes steigen um genau 1.</translation>
    </message>
    <message>
        <source>The event&apos;s time lies beyond the year 2116.</source>
        <translation>Die Zeit des Ereignisses liegt nach dem Jahr 2116.</translation>
    </message>
    <message>
        <source>The event&apos;s time lies before the last event&apos;s; event time never goes back.</source>
        <translation>Die Zeit des Ereignisses liegt vor der des letzten; die Ereigniszeit geht nie zurück.</translation>
    </message>
    <message>
        <source>The event&apos;s time jumps more than 31 days ahead. Check the clock that gave it; if it is right and the log was left alone that long, confirm the clock first.</source>
        <translation>Die Zeit des Ereignisses springt mehr als 31 Tage voraus. Die Uhr prüfen, von der sie stammt; stimmt sie und blieb das Protokoll so lange unberührt, zuerst die Uhr bestätigen.</translation>
    </message>
    <message>
        <source>The confirmed time lies more than ten years after the last event; check it again.</source>
        <translation>Die bestätigte Zeit liegt mehr als zehn Jahre nach dem letzten Ereignis; erneut prüfen.</translation>
    </message>
    <message>
        <source>The first event, and no other, opens the estate.</source>
        <translation>Das erste Ereignis, und nur dieses, eröffnet den Bestand.</translation>
    </message>
    <message>
        <source>Volume &quot;%1&quot; has two replicas in %2, or one in its home region.</source>
        <translation>Volume „%1“ hat zwei Replikate in %2 oder eines in seiner Heimatregion.</translation>
    </message>
    <message>
        <source>Region %1 has no room for the replica of &quot;%2&quot;.</source>
        <translation>Region %1 hat keinen Platz für das Replikat von „%2“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a time. Write it in UTC, as in 2026-01-01T06:30:00Z or &quot;2026-01-01 06:30:00 UTC&quot;.</source>
        <translation>„%1“ ist keine Zeit. In UTC angeben, etwa 2026-01-01T06:30:00Z oder „2026-01-01 06:30:00 UTC“.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a duration. Write it as in 90s, 15m or 2h.</source>
        <translation>„%1“ ist keine Dauer. Etwa als 90s, 15m oder 2h angeben.</translation>
    </message>
    <message>
        <source>A projection at 1:0 has no meaning: the denominator says how many concrete things one representative stands for. Give a denominator from 1 to %1; 1000 is the usual one.</source>
        <translation>Eine Projektion mit 1:0 hat keinen Sinn: Der Nenner gibt an, für wie viele konkrete Objekte ein Repräsentant steht. Einen Nenner von 1 bis %1 angeben; üblich ist 1000.</translation>
    </message>
    <message>
        <source>A projection at 1:%1 is coarser than the estate&apos;s largest population, %2 relationship edges. Give a denominator from 1 to %3; 1000 is the usual one.</source>
        <translation>Eine Projektion mit 1:%1 ist gröber als die größte Menge des Bestands, %2 Beziehungskanten. Einen Nenner von 1 bis %3 angeben; üblich ist 1000.</translation>
    </message>
    <message>
        <source>Profile, line %1: %2</source>
        <translation>Profil, Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3.</source>
        <translation>%1 erwartet eine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>%1 takes three whole numbers a / b / c from %2 to %3.</source>
        <translation>%1 erwartet drei ganze Zahlen a / b / c von %2 bis %3.</translation>
    </message>
    <message>
        <source>a setting is &quot;name = value&quot;.</source>
        <translation>Eine Einstellung lautet „name = wert“.</translation>
    </message>
    <message>
        <source>there is no graph &quot;%1&quot;; near: %2.</source>
        <translation>Einen Graphen „%1“ gibt es nicht; ähnlich: %2.</translation>
    </message>
    <message>
        <source>there is no setting &quot;%1&quot;; near: %2.</source>
        <translation>Eine Einstellung „%1“ gibt es nicht; ähnlich: %2.</translation>
    </message>
    <message>
        <source>There is no graph profile &apos;%1&apos;; near: %2.</source>
        <translation>Ein Graphprofil „%1“ gibt es nicht; ähnlich: %2.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; has no size behind its colon: write a whole number from 0 to %2, as in %3:5000.</source>
        <translation>„%1“ hat nach dem Doppelpunkt keine Größe: eine ganze Zahl von 0 bis %2 angeben, etwa %3:5000.</translation>
    </message>
    <message>
        <source>Profile: the shares of tiers or isolation classes exceed the whole.</source>
        <translation>Profil: Die Anteile der Stufen oder Isolationsklassen überschreiten das Ganze.</translation>
    </message>
    <message>
        <source>Profile: secondReplicaLag exceeds the critical rpoOperations; an RPO must cover its replica&apos;s lag.</source>
        <translation>Profil: secondReplicaLag überschreitet die kritischen rpoOperations; ein RPO muss den Rückstand seines Replikats abdecken.</translation>
    </message>
    <message>
        <source>An id is empty: give it at least one character.</source>
        <translation>Eine ID ist leer: mindestens ein Zeichen angeben.</translation>
    </message>
    <message>
        <source>An id of %1 bytes is too long: use at most %2.</source>
        <translation>Eine ID mit %1 Bytes ist zu lang: höchstens %2 verwenden.</translation>
    </message>
    <message>
        <source>An id is not UTF-8 text at byte %1: write it in UTF-8.</source>
        <translation>Eine ID ist bei Byte %1 kein UTF-8-Text: in UTF-8 schreiben.</translation>
    </message>
    <message>
        <source>An id has a control character at byte %1: remove it.</source>
        <translation>Eine ID enthält bei Byte %1 ein Steuerzeichen: entfernen.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; is given twice.</source>
        <translation>%1 „%2“ ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; exists already.</source>
        <translation>%1 „%2“ ist bereits vorhanden.</translation>
    </message>
    <message>
        <source>Path &quot;%1&quot; joins two regions that another path joins.</source>
        <translation>Pfad „%1“ verbindet zwei Regionen, die ein anderer Pfad verbindet.</translation>
    </message>
    <message>
        <source>Path &quot;%1&quot; joins other regions; a path keeps its two regions.</source>
        <translation>Pfad „%1“ verbindet andere Regionen; ein Pfad behält seine beiden Regionen.</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; names %3 that does not exist.</source>
        <translation>%1 „%2“ nennt Unbekanntes: %3.</translation>
    </message>
    <message>
        <source>a site</source>
        <translation>einen Standort</translation>
    </message>
    <message>
        <source>a presence (ascending regions)</source>
        <translation>eine Präsenz (aufsteigende Regionen)</translation>
    </message>
    <message>
        <source>an entity</source>
        <translation>eine Einheit</translation>
    </message>
    <message>
        <source>an application</source>
        <translation>eine Anwendung</translation>
    </message>
    <message>
        <source>an application or a home region</source>
        <translation>eine Anwendung oder Heimatregion</translation>
    </message>
    <message>
        <source>a recovery group of its application</source>
        <translation>eine Recovery-Gruppe seiner Anwendung</translation>
    </message>
    <message>
        <source>two regions</source>
        <translation>zwei Regionen</translation>
    </message>
    <message>
        <source>a cluster</source>
        <translation>einen Cluster</translation>
    </message>
    <message>
        <source>a volume (ascending)</source>
        <translation>ein Volume (aufsteigend)</translation>
    </message>
    <message>
        <source>a consumer (ascending)</source>
        <translation>einen Nutzer (aufsteigend)</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; has zero %3; give at least one.</source>
        <translation>%1 „%2“ hat null: %3; mindestens eins angeben.</translation>
    </message>
    <message>
        <source>capacity, lanes, lane IOPS or restore rate</source>
        <translation>Kapazität, Lanes, IOPS je Lane oder Restore-Rate</translation>
    </message>
    <message>
        <source>bytes, IOPS, copies or recovery IOPS</source>
        <translation>Bytes, IOPS, Kopien oder Wiederherstellungs-IOPS</translation>
    </message>
    <message>
        <source>demux rate</source>
        <translation>Demux-Rate</translation>
    </message>
    <message>
        <source>copy bandwidth though it copies</source>
        <translation>Kopierbandbreite, obwohl kopiert wird</translation>
    </message>
    <message>
        <source>%1 &quot;%2&quot; has a time of more than ten years; that is beyond event time.</source>
        <translation>%1 „%2“ hat eine Zeit von mehr als zehn Jahren; das liegt jenseits der Ereigniszeit.</translation>
    </message>
    <message>
        <source>The estate has %1 lanes; at most %2 fit. Use fewer lanes a host or a larger denominator.</source>
        <translation>Der Bestand hat %1 Lanes; höchstens %2 haben Platz. Weniger Lanes je Host oder einen größeren Nenner verwenden.</translation>
    </message>
    <message>
        <source>Application &quot;%1&quot; has its home outside its entity&apos;s regions.</source>
        <translation>Anwendung „%1“ hat ihre Heimat außerhalb der Regionen ihrer Einheit.</translation>
    </message>
    <message>
        <source>Volume &quot;%1&quot; has an RTO of zero; give it time to recover.</source>
        <translation>Volume „%1“ hat ein RTO von null; Zeit zur Wiederherstellung angeben.</translation>
    </message>
    <message>
        <source>Database &quot;%1&quot; names a cluster that is not of a database kind.</source>
        <translation>Datenbank „%1“ nennt einen Cluster, der keine Datenbank ist.</translation>
    </message>
    <message>
        <source>Database &quot;%1&quot; has no volume; give at least one.</source>
        <translation>Datenbank „%1“ hat kein Volume; mindestens eins angeben.</translation>
    </message>
    <message>
        <source>Database &quot;%1&quot; lies on volume &quot;%2&quot;, which is not its cluster&apos;s.</source>
        <translation>Datenbank „%1“ liegt auf Volume „%2“, das nicht zu ihrem Cluster gehört.</translation>
    </message>
    <message>
        <source>Consistency group &quot;%1&quot; needs at least two volumes.</source>
        <translation>Konsistenzgruppe „%1“ braucht mindestens zwei Volumes.</translation>
    </message>
    <message>
        <source>The fonts of reports can&apos;t be loaded; this program was built without them.</source>
        <translation>Die Schriften der Berichte lassen sich nicht laden; dieses Programm wurde ohne sie gebaut.</translation>
    </message>
    <message>
        <source>The PDF could not be begun: nothing can be written.</source>
        <translation>Das PDF konnte nicht begonnen werden: Es lässt sich nichts schreiben.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) has expired; open it anew if it is still wanted.</source>
        <translation>Vorschlag %1 („%2“ von %3) ist abgelaufen; neu eröffnen, falls er noch gewünscht ist.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) %4. Look at what changed, and renew it.</source>
        <translation>Vorschlag %1 („%2“ von %3) %4. Ansehen, was sich geändert hat, und erneuern.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) %4 and can&apos;t be withdrawn any more.</source>
        <translation>Vorschlag %1 („%2“ von %3) %4 und kann nicht mehr zurückgezogen werden.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) can&apos;t be withdrawn by %4: only its author withdraws it; reject it instead.</source>
        <translation>Vorschlag %1 („%2“ von %3) kann nicht von %4 zurückgezogen werden: Das kann nur sein Autor; stattdessen ablehnen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) was executed without a second person by %4; somebody else has to look at it afterwards.</source>
        <translation>Vorschlag %1 („%2“ von %3) wurde von %4 ohne zweite Person ausgeführt; jemand anderes muss ihn nachträglich ansehen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) %4 and can&apos;t be judged again; open a new proposal.</source>
        <translation>Vorschlag %1 („%2“ von %3) %4 und kann nicht noch einmal beurteilt werden; einen neuen Vorschlag eröffnen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) can&apos;t be judged by its author; ask another operator to approve it.</source>
        <translation>Vorschlag %1 („%2“ von %3) kann nicht von seinem Autor beurteilt werden; einen anderen Operator bitten, ihn zu genehmigen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) can&apos;t be judged by its author; ask another operator to reject it.</source>
        <translation>Vorschlag %1 („%2“ von %3) kann nicht von seinem Autor beurteilt werden; einen anderen Operator bitten, ihn abzulehnen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) can&apos;t be judged by its author; ask another operator to withdraw it.</source>
        <translation>Vorschlag %1 („%2“ von %3) kann nicht von seinem Autor beurteilt werden; einen anderen Operator bitten, ihn zurückzuziehen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) has %4 comments; no more are kept. Open a new proposal.</source>
        <translation>Vorschlag %1 („%2“ von %3) hat %4 Kommentare; mehr werden nicht geführt. Einen neuen Vorschlag eröffnen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) %4 and isn&apos;t reviewed any more.</source>
        <translation>Vorschlag %1 („%2“ von %3) %4 und wird nicht mehr überprüft.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3): equal decisions, and nothing else, keep a proposal.</source>
        <translation>Vorschlag %1 („%2“ von %3): Nur gleiche Entscheidungen erhalten einen Vorschlag.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) does not expire now.</source>
        <translation>Vorschlag %1 („%2“ von %3) läuft jetzt nicht ab.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) %4; only an approved proposal can be committed, and only once.</source>
        <translation>Vorschlag %1 („%2“ von %3) %4; nur ein genehmigter Vorschlag kann ausgeführt werden, und nur einmal.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) is approved; no glass has to be broken for it.</source>
        <translation>Vorschlag %1 („%2“ von %3) ist genehmigt; eine Notfallfreigabe ist nicht nötig.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) can&apos;t be committed now: proposal %4 %5. Finish or abort that one first.</source>
        <translation>Vorschlag %1 („%2“ von %3) kann jetzt nicht ausgeführt werden: Vorschlag %4 %5. Jenen zuerst abschließen oder abbrechen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) loses %4 operations, but %5 were accepted. Give exactly the number that is lost.</source>
        <translation>Vorschlag %1 („%2“ von %3) verliert %4 Operationen, akzeptiert wurden %5. Genau die Zahl angeben, die verloren geht.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) %4; its execution can&apos;t end because none is under way.</source>
        <translation>Vorschlag %1 („%2“ von %3) %4; seine Ausführung kann nicht enden, weil keine läuft.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) %4. Finish or abort it before the drill ends.</source>
        <translation>Vorschlag %1 („%2“ von %3) %4. Abschließen oder abbrechen, bevor die Übung endet.</translation>
    </message>
    <message>
        <source>waits for another operator&apos;s approval</source>
        <translation>wartet auf die Genehmigung durch einen anderen Operator</translation>
    </message>
    <message>
        <source>was approved by %1</source>
        <translation>wurde von %1 genehmigt</translation>
    </message>
    <message>
        <source>is being executed by %1</source>
        <translation>wird gerade von %1 ausgeführt</translation>
    </message>
    <message>
        <source>was committed by %1</source>
        <translation>wurde von %1 ausgeführt</translation>
    </message>
    <message>
        <source>was aborted: %1</source>
        <translation>wurde abgebrochen (%1)</translation>
    </message>
    <message>
        <source>was rejected by %1</source>
        <translation>wurde von %1 abgelehnt</translation>
    </message>
    <message>
        <source>was withdrawn by %1</source>
        <translation>wurde von %1 zurückgezogen</translation>
    </message>
    <message>
        <source>is stale: what it relies on changed, and the planner decides otherwise now</source>
        <translation>ist veraltet (seine Grundlage hat sich geändert, und der Planer entscheidet jetzt anders)</translation>
    </message>
    <message>
        <source>has expired</source>
        <translation>ist abgelaufen</translation>
    </message>
    <message>
        <source>is in no known state</source>
        <translation>ist in keinem bekannten Zustand</translation>
    </message>
    <message>
        <source>The %1 has %2 bytes; at most %3 are kept. Shorten it.</source>
        <translation>%1: %2 Bytes; höchstens %3 werden aufbewahrt. Kürzen.</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>The proposal&apos;s id is not that of its content.</source>
        <translation>Die ID des Vorschlags ist nicht die seines Inhalts.</translation>
    </message>
    <message>
        <source>A proposal needs a title of 1 to %1 bytes on one line; say what it is for.</source>
        <translation>Ein Vorschlag braucht einen Titel von 1 bis %1 Bytes in einer Zeile; den Zweck angeben.</translation>
    </message>
    <message>
        <source>A proposal is for a loss, for a failback or for a change of the rules, one of the three.</source>
        <translation>Ein Vorschlag gilt einem Ausfall, einer Rückkehr oder einer Regeländerung, genau einem davon.</translation>
    </message>
    <message>
        <source>A drill is under way; what is proposed now is part of it.</source>
        <translation>Es läuft eine Übung; was jetzt vorgeschlagen wird, gehört dazu.</translation>
    </message>
    <message>
        <source>No drill is under way, so nothing can be proposed as part of one.</source>
        <translation>Es läuft keine Übung, also kann nichts als Teil einer solchen vorgeschlagen werden.</translation>
    </message>
    <message>
        <source>A proposal expires later than it is opened, and within 31 days.</source>
        <translation>Ein Vorschlag läuft nach seiner Eröffnung ab, innerhalb von 31 Tagen.</translation>
    </message>
    <message>
        <source>A comment says something.</source>
        <translation>Ein Kommentar braucht einen Text.</translation>
    </message>
    <message>
        <source>Breaking the glass takes a reason; say why nobody is waited for.</source>
        <translation>Eine Notfallfreigabe braucht einen Grund; angeben, warum auf niemanden gewartet wird.</translation>
    </message>
    <message>
        <source>Proposal %1 was previewed as approved, but planning it decides otherwise. Nothing was changed; report this.</source>
        <translation>Die Vorschau zu Vorschlag %1 entsprach der Genehmigung, die Planung entscheidet aber anders. Es wurde nichts geändert; den Fehler melden.</translation>
    </message>
    <message>
        <source>No proposal is being executed; begin to commit an approved one first.</source>
        <translation>Es wird kein Vorschlag ausgeführt; zuerst die Ausführung eines genehmigten beginnen.</translation>
    </message>
    <message>
        <source>No proposal is being executed, so there is nothing to abort.</source>
        <translation>Es wird kein Vorschlag ausgeführt, also gibt es nichts abzubrechen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot;) was never executed; commit it first.</source>
        <translation>Vorschlag %1 („%2“) wurde nie ausgeführt; zuerst ausführen.</translation>
    </message>
    <message>
        <source>Proposal %1 is %2; only one that is stale or has expired is renewed.</source>
        <translation>Vorschlag %1 ist %2; nur ein veralteter oder abgelaufener wird erneuert.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>genehmigt</translation>
    </message>
    <message>
        <source>executing</source>
        <translation>in Ausführung</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>ausgeführt</translation>
    </message>
    <message>
        <source>aborted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>abgelaufen</translation>
    </message>
    <message>
        <source>Proposal %1 was renewed already, as %2 by %3.</source>
        <translation>Vorschlag %1 wurde bereits erneuert, als %2 von %3.</translation>
    </message>
    <message>
        <source>A proposal lives for more than nothing and at most 31 days.</source>
        <translation>Ein Vorschlag gilt länger als nichts und höchstens 31 Tage.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) is stale: %4. Look at what changed, and renew the proposal.</source>
        <translation>Vorschlag %1 („%2“ von %3) ist veraltet: %4. Ansehen, was sich geändert hat, und den Vorschlag erneuern.</translation>
    </message>
    <message>
        <source>the rules changed, %1</source>
        <translation>die Regeln haben sich geändert, %1</translation>
    </message>
    <message>
        <source>other places are under maintenance, %1</source>
        <translation>andere Orte sind in Wartung, %1</translation>
    </message>
    <message>
        <source>%1 regions that it relies on changed, %2</source>
        <translation>geänderte Regionen der Grundlage: %1, %2</translation>
    </message>
    <message>
        <source>the rules changed, %1 regions that it relies on changed, %2</source>
        <translation>die Regeln haben sich geändert, geänderte Regionen der Grundlage: %1, %2</translation>
    </message>
    <message>
        <source>other places are under maintenance, %1 regions that it relies on changed, %2</source>
        <translation>andere Orte sind in Wartung, geänderte Regionen der Grundlage: %1, %2</translation>
    </message>
    <message>
        <source>the rules changed, other places are under maintenance, %1 regions that it relies on changed, %2</source>
        <translation>die Regeln haben sich geändert, andere Orte sind in Wartung, geänderte Regionen der Grundlage: %1, %2</translation>
    </message>
    <message>
        <source>and the planner decides otherwise for %1 groups now</source>
        <translation>und der Planer entscheidet jetzt anders (Gruppen: %1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>not affected</source>
        <translation>nicht betroffen</translation>
    </message>
    <message>
        <source>it is not lost by this any more</source>
        <translation>fällt hierdurch nicht mehr aus</translation>
    </message>
    <message>
        <source>it was proposed by a program that kept no list of groups</source>
        <translation>von einem Programm vorgeschlagen, das keine Liste der Gruppen führte</translation>
    </message>
    <message>
        <source>%1 groups</source>
        <translation>Gruppen: %1</translation>
    </message>
    <message>
        <source>as proposed</source>
        <translation>wie vorgeschlagen</translation>
    </message>
    <message>
        <source>can&apos;t be planned</source>
        <translation>nicht planbar</translation>
    </message>
    <message>
        <source>unchanged by the edit</source>
        <translation>durch die Änderung unverändert</translation>
    </message>
    <message>
        <source>reaches others beyond those that are listed</source>
        <translation>betrifft weitere außer den aufgeführten</translation>
    </message>
    <message>
        <source>the same groups and destinations on other hosts or lanes, or in another order</source>
        <translation>dieselben Gruppen und Ziele auf anderen Hosts oder Lanes oder in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>what it was planned on changed</source>
        <translation>die Planungsgrundlage hat sich geändert</translation>
    </message>
    <message>
        <source>to %1, %2</source>
        <translation>nach %1, %2</translation>
    </message>
    <message>
        <source>to %1, %2, %3 operations lost</source>
        <translation>nach %1, %2, verlorene Operationen: %3</translation>
    </message>
    <message>
        <source>%1, %2 operations lost</source>
        <translation>%1, verlorene Operationen: %2</translation>
    </message>
    <message>
        <source>restore to %1</source>
        <translation>in %1 wiederherstellen</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>no-rule</source>
        <translation>keine Regel</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>mehrdeutig</translation>
    </message>
    <message>
        <source>%1, RTO %2, downtime %3/s, breach %4, lost operation %5</source>
        <translation>%1, RTO %2, Stillstand %3/s, Verletzung %4, verlorene Operation %5</translation>
    </message>
    <message>
        <source>%1, ambiguous objective</source>
        <translation>%1, Zielwert mehrdeutig</translation>
    </message>
    <message>
        <source>%1, no objective</source>
        <translation>%1, kein Zielwert</translation>
    </message>
    <message>
        <source>%1, allowed %2</source>
        <translation>%1, erlaubt: %2</translation>
    </message>
    <message>
        <source>with what is lost now</source>
        <translation>beim jetzigen Ausfallstand</translation>
    </message>
    <message>
        <source>with what is lost now (and %1 like it)</source>
        <translation>beim jetzigen Ausfallstand (weitere gleichartige: %1)</translation>
    </message>
    <message>
        <source>when %1 is lost</source>
        <translation>bei Ausfall von %1</translation>
    </message>
    <message>
        <source>when %1 is lost (and %2 like it)</source>
        <translation>bei Ausfall von %1 (weitere gleichartige: %2)</translation>
    </message>
    <message>
        <source>when %1 are lost</source>
        <translation>bei gemeinsamem Ausfall von %1</translation>
    </message>
    <message>
        <source>when %1 are lost (and %2 like it)</source>
        <translation>bei gemeinsamem Ausfall von %1 (weitere gleichartige: %2)</translation>
    </message>
    <message>
        <source>the drill ended</source>
        <translation>die Übung ist beendet</translation>
    </message>
    <message>
        <source>gang %1 was taken away by a later plan</source>
        <translation>Verbund %1 wurde durch einen späteren Plan entfernt</translation>
    </message>
    <message>
        <source>region %1, where gang %2 lands, was lost</source>
        <translation>Region %1, das Ziel von Verbund %2, ist ausgefallen</translation>
    </message>
    <message>
        <source>a site or host of region %1, where gang %2 lands, was lost</source>
        <translation>ein Standort oder Host der Region %1, des Ziels von Verbund %2, ist ausgefallen</translation>
    </message>
    <message>
        <source>gang %1 was not prepared before its deadline</source>
        <translation>Verbund %1 wurde nicht fristgerecht vorbereitet</translation>
    </message>
    <message>
        <source>the live source of gang %1 was lost before it handed over</source>
        <translation>die laufende Quelle von Verbund %1 fiel vor der Übergabe aus</translation>
    </message>
    <message>
        <source>worker %1 rejected: %2</source>
        <translation>Worker %1 hat abgelehnt: %2</translation>
    </message>
    <message>
        <source>modelled rejection of %1</source>
        <translation>modellierte Ablehnung von %1</translation>
    </message>
    <message>
        <source>not everybody prepared before the deadline</source>
        <translation>nicht alle haben fristgerecht vorbereitet</translation>
    </message>
    <message>
        <source>shard %1 refused (%2): %3</source>
        <translation>Shard %1 hat abgelehnt (%2): %3</translation>
    </message>
    <message>
        <source>its region %1 is unavailable</source>
        <translation>seine Region %1 ist nicht verfügbar</translation>
    </message>
    <message>
        <source>it takes part in the undecided cut &quot;%1&quot;</source>
        <translation>er nimmt am unentschiedenen Schnitt „%1“ teil</translation>
    </message>
    <message>
        <source>its hitch was over before the decision</source>
        <translation>seine Haltezeit war vor der Entscheidung vorbei</translation>
    </message>
    <message>
        <source>its members were told at checkpoint %1</source>
        <translation>seine Mitglieder wurden bei Checkpoint %1 genannt</translation>
    </message>
    <message>
        <source>the gang was rejected, taken back, or not prepared in time</source>
        <translation>der Verbund wurde abgelehnt, zurückgenommen oder nicht fristgerecht vorbereitet</translation>
    </message>
    <message>
        <source>A draft has done more edits than it has.</source>
        <translation>Der Entwurf führt mehr ausgeführte Änderungen, als er hat.</translation>
    </message>
    <message>
        <source>An edit needs a label: %1</source>
        <translation>Eine Änderung braucht eine Bezeichnung: %1</translation>
    </message>
    <message>
        <source>This edit changes nothing.</source>
        <translation>Diese Änderung ändert nichts.</translation>
    </message>
    <message>
        <source>This edit changes %1 blocks; one edit changes at most %2.</source>
        <translation>Diese Änderung betrifft %1 Blöcke; eine Änderung betrifft höchstens %2.</translation>
    </message>
    <message>
        <source>This edit changes %1 twice; say it once.</source>
        <translation>Diese Änderung betrifft zweimal: %1; einmal angeben.</translation>
    </message>
    <message>
        <source>This edit leaves %1 as it is.</source>
        <translation>Diese Änderung lässt unverändert: %1.</translation>
    </message>
    <message>
        <source>The draft has %1 otherwise than this edit expects; look at it and edit it again.</source>
        <translation>Im Entwurf steht anders, als diese Änderung erwartet: %1; ansehen und erneut bearbeiten.</translation>
    </message>
    <message>
        <source>This draft has %1 edits, and there is no room for more: propose it, or begin another.</source>
        <translation>Dieser Entwurf hat %1 Änderungen und keinen Platz für weitere: vorschlagen oder einen anderen beginnen.</translation>
    </message>
    <message>
        <source>The edits of this draft come to more than %1 bytes: propose it, or begin another.</source>
        <translation>Die Änderungen dieses Entwurfs umfassen mehr als %1 Bytes: vorschlagen oder einen anderen beginnen.</translation>
    </message>
    <message>
        <source>There is no conflict in %1.</source>
        <translation>Kein Konflikt in: %1.</translation>
    </message>
    <message>
        <source>policy &quot;%1&quot;</source>
        <translation>Policy „%1“</translation>
    </message>
    <message>
        <source>application &quot;%1&quot;</source>
        <translation>Anwendung „%1“</translation>
    </message>
    <message>
        <source>the file&apos;s own comments</source>
        <translation>die Kommentare der Datei</translation>
    </message>
    <message>
        <source>A change of the rules has %1 in another form than the canonical one; print it again.</source>
        <translation>Eine Regeländerung enthält in anderer als der kanonischen Form: %1; neu ausgeben.</translation>
    </message>
    <message>
        <source>A change of the rules has neither a block before nor one after.</source>
        <translation>Eine Regeländerung hat weder vorher noch nachher einen Block.</translation>
    </message>
    <message>
        <source>A change of the rules makes %1 into %2; say that one goes and the other comes instead.</source>
        <translation>Eine Regeländerung macht aus %1: %2; stattdessen den einen Block entfernen und den anderen hinzufügen.</translation>
    </message>
    <message>
        <source>An edit of the rules changes %1 twice; say it once.</source>
        <translation>Eine Regeländerung betrifft zweimal: %1; einmal angeben.</translation>
    </message>
    <message>
        <source>In the rules, %1 is not as it was when this edit was made; look at what changed and edit it again.</source>
        <translation>In den Regeln hat sich seit dieser Bearbeitung geändert: %1; ansehen, was sich geändert hat, und erneut bearbeiten.</translation>
    </message>
    <message>
        <source>This edit of the rules changes no policy and no impact, so there is nothing to put in force.</source>
        <translation>Diese Regeländerung betrifft keine Policy und keine Auswirkung; es gibt nichts in Kraft zu setzen.</translation>
    </message>
    <message>
        <source>This edit of the rules changes %1 policies or applications; one edit takes at most %2 of each. Make several of it.</source>
        <translation>Diese Regeländerung betrifft %1 Policys oder Anwendungen; eine Änderung fasst je höchstens %2. Auf mehrere aufteilen.</translation>
    </message>
    <message>
        <source>The draft &quot;%1&quot; changes %2 blocks that were approved otherwise meanwhile: %3. Say for each whose wording counts.</source>
        <translation>Der Entwurf „%1“ ändert %2 Blöcke, die inzwischen anders genehmigt wurden: %3. Für jeden angeben, wessen Wortlaut gilt.</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 und weitere</translation>
    </message>
    <message>
        <source>The rules are so already; there is nothing to propose. Edit the draft first.</source>
        <translation>Die Regeln lauten bereits so; es gibt nichts vorzuschlagen. Zuerst den Entwurf bearbeiten.</translation>
    </message>
    <message>
        <source>%1 and policy &quot;%2&quot; are both for %3 &quot;%4&quot;; take it out of one of them.</source>
        <translation>%1 und Policy „%2“ gelten beide für %3 „%4“; aus einer der beiden entfernen.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot;.</source>
        <translation>%1 „%2“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no %1 &quot;%2&quot;; near: %3.</source>
        <translation>%1 „%2“ gibt es nicht; ähnlich: %3.</translation>
    </message>
    <message>
        <source>There is no policy &quot;%1&quot; in these rules; near: %2.</source>
        <translation>In diesen Regeln gibt es keine Policy „%1“; ähnlich: %2.</translation>
    </message>
    <message>
        <source>There is a policy &quot;%1&quot; already; give this one another id.</source>
        <translation>Es gibt bereits eine Policy „%1“; dieser eine andere ID geben.</translation>
    </message>
    <message>
        <source>A list of %1 ids is too long: at most %2.</source>
        <translation>Eine Liste von %1 IDs ist zu lang: höchstens %2.</translation>
    </message>
    <message>
        <source>A failure set is empty: name at least one region.</source>
        <translation>Eine Ausfallmenge ist leer: mindestens eine Region nennen.</translation>
    </message>
    <message>
        <source>There is no rule %1 in %2: it has %3.</source>
        <translation>Regel %1 gibt es dort nicht (%2): vorhanden sind %3.</translation>
    </message>
    <message>
        <source>There is no scenario %1 in %2: it has %3.</source>
        <translation>Szenario %1 gibt es dort nicht (%2): vorhanden sind %3.</translation>
    </message>
    <message>
        <source>There are %1 rules already; more do not fit.</source>
        <translation>Es gibt bereits %1 Regeln; mehr haben keinen Platz.</translation>
    </message>
    <message>
        <source>There are %1 scenarios already; more do not fit.</source>
        <translation>Es gibt bereits %1 Szenarien; mehr haben keinen Platz.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a rate such as 20/s: cost units below 18446744073709 with up to six decimals, and &quot;/s&quot; for each second.</source>
        <translation>„%1“ ist kein Satz wie 20/s: Kosteneinheiten unter 18446744073709 mit bis zu sechs Nachkommastellen und „/s“ für jede Sekunde.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an amount such as 0.5: cost units below 18446744073709 with up to six decimals.</source>
        <translation>„%1“ ist kein Betrag wie 0.5: Kosteneinheiten unter 18446744073709 mit bis zu sechs Nachkommastellen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a duration such as 90m (ns us ms s m h d): a whole number and a unit.</source>
        <translation>„%1“ ist keine Dauer wie 90m (ns us ms s m h d): eine ganze Zahl und eine Einheit.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is given twice on this line.</source>
        <translation>„%1“ steht zweimal in dieser Zeile.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text: save the rules as UTF-8.</source>
        <translation>Das ist kein UTF-8-Text: die Regeln als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>There is a control character here: remove it.</source>
        <translation>Hier steht ein Steuerzeichen: entfernen.</translation>
    </message>
    <message>
        <source>This comment has %1 bytes; a line of comment has at most %2. Break it up.</source>
        <translation>Dieser Kommentar hat %1 Bytes; eine Kommentarzeile hat höchstens %2. Aufteilen.</translation>
    </message>
    <message>
        <source>A quote begins inside a word: write the whole id in quotes, and a quote in it as \&quot;.</source>
        <translation>Ein Anführungszeichen beginnt mitten im Wort: die ganze ID in Anführungszeichen setzen, ein Anführungszeichen darin als \&quot;.</translation>
    </message>
    <message>
        <source>A word touches the quote before it: put a blank or a comma between them.</source>
        <translation>Ein Wort schließt direkt an das Anführungszeichen davor an: ein Leerzeichen oder Komma dazwischen setzen.</translation>
    </message>
    <message>
        <source>In quotes a backslash stands before a quote or a backslash only.</source>
        <translation>In Anführungszeichen steht ein Backslash nur vor einem Anführungszeichen oder einem Backslash.</translation>
    </message>
    <message>
        <source>This quote is not closed on its line.</source>
        <translation>Dieses Anführungszeichen wird in seiner Zeile nicht geschlossen.</translation>
    </message>
    <message>
        <source>A list has at most %1 ids.</source>
        <translation>Eine Liste hat höchstens %1 IDs.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice in this list; say it once.</source>
        <translation>„%1“ steht zweimal in dieser Liste; einmal angeben.</translation>
    </message>
    <message>
        <source>Expected %1, found %2.</source>
        <translation>Erwartet: %1; gefunden: %2.</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>eine Region</translation>
    </message>
    <message>
        <source>a region to restore to</source>
        <translation>eine Region, in der wiederhergestellt wird</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>ein Komma</translation>
    </message>
    <message>
        <source>a comma or the end of the line</source>
        <translation>ein Komma oder das Zeilenende</translation>
    </message>
    <message>
        <source>a comma, &quot;restore&quot; or &quot;hold&quot;</source>
        <translation>ein Komma, &quot;restore&quot; oder &quot;hold&quot;</translation>
    </message>
    <message>
        <source>a comma or &quot;rto&quot;</source>
        <translation>ein Komma oder &quot;rto&quot;</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Zeilenende</translation>
    </message>
    <message>
        <source>a word of %1 bytes</source>
        <translation>ein Wort mit %1 Bytes</translation>
    </message>
    <message>
        <source>&quot;entity&quot;, &quot;application&quot;, &quot;group&quot; or &quot;volume&quot;</source>
        <translation>&quot;entity&quot;, &quot;application&quot;, &quot;group&quot; oder &quot;volume&quot;</translation>
    </message>
    <message>
        <source>&quot;downtime&quot;, &quot;breach&quot; or &quot;lost-operation&quot;</source>
        <translation>&quot;downtime&quot;, &quot;breach&quot; oder &quot;lost-operation&quot;</translation>
    </message>
    <message>
        <source>&quot;policy&quot; or &quot;application&quot;</source>
        <translation>&quot;policy&quot; oder &quot;application&quot;</translation>
    </message>
    <message>
        <source>&quot;allow&quot;, &quot;when&quot; or &quot;for&quot;</source>
        <translation>&quot;allow&quot;, &quot;when&quot; oder &quot;for&quot;</translation>
    </message>
    <message>
        <source>&quot;impact&quot; or &quot;when&quot;</source>
        <translation>&quot;impact&quot; oder &quot;when&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; in the first line</source>
        <translation>&quot;%1&quot; in der ersten Zeile</translation>
    </message>
    <message>
        <source>an id</source>
        <translation>eine ID</translation>
    </message>
    <message>
        <source>the policy&apos;s id</source>
        <translation>die ID der Policy</translation>
    </message>
    <message>
        <source>the application&apos;s id</source>
        <translation>die ID der Anwendung</translation>
    </message>
    <message>
        <source>a version</source>
        <translation>eine Version</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>UTF-8 text</source>
        <translation>UTF-8-Text</translation>
    </message>
    <message>
        <source>a shorter comment</source>
        <translation>ein kürzerer Kommentar</translation>
    </message>
    <message>
        <source>a shorter line</source>
        <translation>eine kürzere Zeile</translation>
    </message>
    <message>
        <source>a blank or a comma</source>
        <translation>ein Leerzeichen oder Komma</translation>
    </message>
    <message>
        <source>\&quot; or \\</source>
        <translation>\&quot; oder \\</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>ein schließendes Anführungszeichen</translation>
    </message>
    <message>
        <source>a rate such as 20/s</source>
        <translation>ein Satz wie 20/s</translation>
    </message>
    <message>
        <source>an amount such as 0.5</source>
        <translation>ein Betrag wie 0.5</translation>
    </message>
    <message>
        <source>a duration such as 90m (ns us ms s m h d)</source>
        <translation>eine Dauer wie 90m (ns us ms s m h d)</translation>
    </message>
    <message>
        <source>These rules are of version %1; this program reads up to version %2. Use a newer program.</source>
        <translation>Diese Regeln haben Version %1; dieses Programm liest bis Version %2. Ein neueres Programm verwenden.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no version of these texts; the first line is &quot;%2&quot;.</source>
        <translation>„%1“ ist keine Version dieser Texte; die erste Zeile lautet &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>These rules have more than %1 lines, a line for every subject.</source>
        <translation>Diese Regeln haben mehr als %1 Zeilen, je Gegenstand eine.</translation>
    </message>
    <message>
        <source>This line has %1 bytes; it may have %2.</source>
        <translation>Diese Zeile hat %1 Bytes; erlaubt sind %2.</translation>
    </message>
    <message>
        <source>There is %1 in line %2 already; make one block of the two.</source>
        <translation>%1 steht bereits in Zeile %2; die beiden zu einem Block zusammenfassen.</translation>
    </message>
    <message>
        <source>Nothing is said about %1: say its impact, or leave the block out.</source>
        <translation>Keine Angabe zu %1: die Auswirkung angeben oder den Block weglassen.</translation>
    </message>
    <message>
        <source>This line is indented, but no block is above it: begin one with &quot;policy&quot; or &quot;application&quot; at the start of a line.</source>
        <translation>Diese Zeile ist eingerückt, aber darüber steht kein Block: einen mit &quot;policy&quot; oder &quot;application&quot; am Zeilenanfang beginnen.</translation>
    </message>
    <message>
        <source>A policy says once which regions it allows; make one line of the two.</source>
        <translation>Eine Policy nennt die erlaubten Regionen einmal; die beiden Zeilen zusammenfassen.</translation>
    </message>
    <message>
        <source>A policy has at most %1 rules.</source>
        <translation>Eine Policy hat höchstens %1 Regeln.</translation>
    </message>
    <message>
        <source>A policy has at most %1 subjects of a kind; assign it to what they are in.</source>
        <translation>Eine Policy hat höchstens %1 Gegenstände einer Art; sie dem Übergeordneten zuweisen.</translation>
    </message>
    <message>
        <source>The policy is for &quot;%1&quot; in line %2 already; say it once.</source>
        <translation>Die Policy gilt bereits laut Zeile %2 für „%1“; einmal angeben.</translation>
    </message>
    <message>
        <source>The application&apos;s own impact is given already; what a failure changes begins with &quot;when&quot;.</source>
        <translation>Die eigene Auswirkung der Anwendung ist bereits angegeben; was ein Ausfall ändert, beginnt mit &quot;when&quot;.</translation>
    </message>
    <message>
        <source>An application has at most %1 scenarios.</source>
        <translation>Eine Anwendung hat höchstens %1 Szenarien.</translation>
    </message>
    <message>
        <source>The text is empty: rules begin with %1.</source>
        <translation>Der Text ist leer: Regeln beginnen mit %1.</translation>
    </message>
    <message>
        <source>A block of the rules is expected here, found %1 of them.</source>
        <translation>Hier wird ein Regelblock erwartet, gefunden: %1.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Rules, line %1, column %2: %3</source>
        <translation>Regeln, Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>This does not name a block of the rules: say &quot;policy&quot; or &quot;application&quot; and its id.</source>
        <translation>Das benennt keinen Regelblock: &quot;policy&quot; oder &quot;application&quot; und die ID angeben.</translation>
    </message>
    <message>
        <source>The edited rules were made for another estate: their tables have another size. Edit a copy of this estate&apos;s rules.</source>
        <translation>Die bearbeiteten Regeln gehören zu einem anderen Bestand: Ihre Tabellen haben eine andere Größe. Eine Kopie der Regeln dieses Bestands bearbeiten.</translation>
    </message>
    <message>
        <source>%1 stands twice in the same edit of the rules; say it once.</source>
        <translation>%1 steht zweimal in derselben Regeländerung; einmal angeben.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot; is taken away, so it has no rules and is assigned to nothing.</source>
        <translation>Policy „%1“ ist entfernt, hat also keine Regeln und ist nichts zugewiesen.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot; takes a subject that policy &quot;%2&quot; of the same edit takes too; look for it among: %3.</source>
        <translation>Policy „%1“ übernimmt einen Gegenstand, den auch Policy „%2“ derselben Änderung übernimmt; er ist unter: %3.</translation>
    </message>
    <message>
        <source>An edit of the rules needs something that it changes.</source>
        <translation>Eine Regeländerung muss etwas ändern.</translation>
    </message>
    <message>
        <source>An edit of the rules lists %1 members; one event takes at most %2.</source>
        <translation>Eine Regeländerung führt %1 Mitglieder auf; ein Ereignis fasst höchstens %2.</translation>
    </message>
    <message>
        <source>Taking policies away needs at least one subject.</source>
        <translation>Das Entfernen von Policys braucht mindestens einen Gegenstand.</translation>
    </message>
    <message>
        <source>Assigning policy &quot;%1&quot; needs at least one subject.</source>
        <translation>Das Zuweisen von Policy „%1“ braucht mindestens einen Gegenstand.</translation>
    </message>
    <message>
        <source>Taking policies away: its scope is not known.</source>
        <translation>Entfernen von Policys: Der Geltungsbereich ist unbekannt.</translation>
    </message>
    <message>
        <source>Assigning policy &quot;%1&quot;: its scope is not known.</source>
        <translation>Zuweisen von Policy „%1“: Der Geltungsbereich ist unbekannt.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot;, rule %2: %3</source>
        <translation>Policy „%1“, Regel %2: %3</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot;, rule %2 names &quot;%3&quot; twice.</source>
        <translation>Policy „%1“, Regel %2 nennt „%3“ zweimal.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot;, rule %2 lists %3 members; one event takes at most %4.</source>
        <translation>Policy „%1“, Regel %2 führt %3 Mitglieder auf; ein Ereignis fasst höchstens %4.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot;, allowed regions: %2</source>
        <translation>Policy „%1“, erlaubte Regionen: %2</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot;, allowed regions names &quot;%2&quot; twice.</source>
        <translation>Policy „%1“ nennt unter den erlaubten Regionen „%2“ zweimal.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot;, allowed regions lists %2 members; one event takes at most %3.</source>
        <translation>Policy „%1“ führt %2 erlaubte Regionen auf; ein Ereignis fasst höchstens %3.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot;: %2</source>
        <translation>Policy „%1“: %2</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot; names &quot;%2&quot; twice.</source>
        <translation>Policy „%1“ nennt „%2“ zweimal.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot; lists %2 members; one event takes at most %3.</source>
        <translation>Policy „%1“ führt %2 Mitglieder auf; ein Ereignis fasst höchstens %3.</translation>
    </message>
    <message>
        <source>Application &quot;%1&quot;, scenario %2: %3</source>
        <translation>Anwendung „%1“, Szenario %2: %3</translation>
    </message>
    <message>
        <source>Application &quot;%1&quot;, scenario %2 names &quot;%3&quot; twice.</source>
        <translation>Anwendung „%1“, Szenario %2 nennt „%3“ zweimal.</translation>
    </message>
    <message>
        <source>Application &quot;%1&quot;, scenario %2 lists %3 members; one event takes at most %4.</source>
        <translation>Anwendung „%1“, Szenario %2 führt %3 Mitglieder auf; ein Ereignis fasst höchstens %4.</translation>
    </message>
    <message>
        <source>Application &quot;%1&quot;, scenarios lists %2 members; one event takes at most %3.</source>
        <translation>Anwendung „%1“ führt %2 Szenarien auf; ein Ereignis fasst höchstens %3.</translation>
    </message>
    <message>
        <source>Application &quot;%1&quot;: %2</source>
        <translation>Anwendung „%1“: %2</translation>
    </message>
    <message>
        <source>Application &quot;%1&quot; has an impact of zero everywhere; leave it out instead.</source>
        <translation>Anwendung „%1“ hat überall die Auswirkung null; stattdessen weglassen.</translation>
    </message>
    <message>
        <source>its failure set is empty.</source>
        <translation>Die Ausfallmenge ist leer.</translation>
    </message>
    <message>
        <source>its failure set names a region that does not exist.</source>
        <translation>Die Ausfallmenge nennt eine Region, die es nicht gibt.</translation>
    </message>
    <message>
        <source>its failure set repeats a region.</source>
        <translation>Die Ausfallmenge nennt eine Region mehrmals.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot;: its allowed regions are not distinct known regions.</source>
        <translation>Policy „%1“: Die erlaubten Regionen sind keine verschiedenen bekannten Regionen.</translation>
    </message>
    <message>
        <source>its target is not a region.</source>
        <translation>Das Ziel ist keine Region.</translation>
    </message>
    <message>
        <source>its target lies inside its own failure set.</source>
        <translation>Das Ziel liegt in der eigenen Ausfallmenge.</translation>
    </message>
    <message>
        <source>its target lies outside the policy&apos;s allowed regions.</source>
        <translation>Das Ziel liegt außerhalb der erlaubten Regionen der Policy.</translation>
    </message>
    <message>
        <source>another rule has the same failure set.</source>
        <translation>Eine andere Regel hat dieselbe Ausfallmenge.</translation>
    </message>
    <message>
        <source>needs an RTO, of at most ten years.</source>
        <translation>Ein RTO von höchstens zehn Jahren ist nötig.</translation>
    </message>
    <message>
        <source>its impact is zero everywhere.</source>
        <translation>Die Auswirkung ist überall null.</translation>
    </message>
    <message>
        <source>another scenario has the same failure set.</source>
        <translation>Ein anderes Szenario hat dieselbe Ausfallmenge.</translation>
    </message>
    <message>
        <source>A policy is assigned that does not exist.</source>
        <translation>Zugewiesen ist eine Policy, die es nicht gibt.</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot; was taken away; put it again to use it.</source>
        <translation>Policy „%1“ wurde entfernt; zur Verwendung neu anlegen.</translation>
    </message>
    <message>
        <source>region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>recovery group</source>
        <translation>Recovery-Gruppe</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>consistency group</source>
        <translation>Konsistenzgruppe</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>Policy</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Entity</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Recovery group</source>
        <translation>Recovery-Gruppe</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Consistency group</source>
        <translation>Konsistenzgruppe</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Policy</translation>
    </message>
    <message>
        <source>Policy &quot;%1&quot;</source>
        <translation>Policy „%1“</translation>
    </message>
    <message>
        <source>Application &quot;%1&quot;</source>
        <translation>Anwendung „%1“</translation>
    </message>
    <message>
        <source>recovery-group</source>
        <translation>Recovery-Gruppe</translation>
    </message>
    <message>
        <source>%1 has generation 0; generations start at 1.</source>
        <translation>%1 hat Generation 0; Generationen beginnen bei 1.</translation>
    </message>
    <message>
        <source>%1 has generation %2; %3 goes back.</source>
        <translation>%1 hat Generation %2; %3 geht zurück.</translation>
    </message>
    <message>
        <source>%1 has other content in generation %2; a change needs a higher one.</source>
        <translation>%1 hat in Generation %2 anderen Inhalt; eine Änderung braucht eine höhere.</translation>
    </message>
    <message>
        <source>%1: field &quot;%2&quot; %3.</source>
        <translation>%1: Feld „%2“ %3.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes, more than %3.</source>
        <translation>%1 hat %2 Bytes, mehr als %3.</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes, more than %3; split the work into smaller parts.</source>
        <translation>%1 braucht %2 Bytes, mehr als %3; die Arbeit in kleinere Teile zerlegen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: its bytes are not a message.</source>
        <translation>%1: nicht lesbar, die Bytes sind keine Nachricht.</translation>
    </message>
    <message>
        <source>%1 carries no schema version.</source>
        <translation>%1: keine Schemaversion angegeben.</translation>
    </message>
    <message>
        <source>%1 has schema version %2; this program reads up to %3. Use a newer version of the program.</source>
        <translation>%1: Schemaversion %2; dieses Programm liest bis %3. Eine neuere Version des Programms verwenden.</translation>
    </message>
    <message>
        <source>%1 carries no version.</source>
        <translation>%1: keine Version angegeben.</translation>
    </message>
    <message>
        <source>%1 has version %2; this program reads up to %3. Use a newer version of the program.</source>
        <translation>%1: Version %2; dieses Programm liest bis %3. Eine neuere Version des Programms verwenden.</translation>
    </message>
    <message>
        <source>%1 has version %2; this program knows up to %3.</source>
        <translation>%1: Version %2; dieses Programm kennt Versionen bis %3.</translation>
    </message>
    <message>
        <source>%1 holds text that is not UTF-8; type or paste it again.</source>
        <translation>%1: enthält Text, der kein UTF-8 ist; erneut eingeben oder einfügen.</translation>
    </message>
    <message>
        <source>%1 holds text that is not UTF-8.</source>
        <translation>%1: enthält Text, der kein UTF-8 ist.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8.</source>
        <translation>%1: kein UTF-8.</translation>
    </message>
    <message>
        <source>%1: its %2 is refused: %3</source>
        <translation>%1: abgelehnt wird %2: %3</translation>
    </message>
    <message>
        <source>%1 begins with an event that opens no estate.</source>
        <translation>%1: beginnt mit einem Ereignis, das keinen Bestand eröffnet.</translation>
    </message>
    <message>
        <source>The state&apos;s image</source>
        <translation>Das Abbild des Zustands</translation>
    </message>
    <message>
        <source>The estate&apos;s image</source>
        <translation>Das Abbild des Bestands</translation>
    </message>
    <message>
        <source>The journal&apos;s image</source>
        <translation>Das Abbild des Journals</translation>
    </message>
    <message>
        <source>The draft&apos;s edit</source>
        <translation>Die Änderung des Entwurfs</translation>
    </message>
    <message>
        <source>The event</source>
        <translation>Das Ereignis</translation>
    </message>
    <message>
        <source>The event &quot;%1&quot;</source>
        <translation>Das Ereignis „%1“</translation>
    </message>
    <message>
        <source>The decisions</source>
        <translation>Die Entscheidungen</translation>
    </message>
    <message>
        <source>The plan&apos;s decisions</source>
        <translation>Die Entscheidungen des Plans</translation>
    </message>
    <message>
        <source>Region &quot;%1&quot; holds other sums than its volumes, gangs and records give, so no image of it can be made. Please report it.</source>
        <translation>Region „%1“ enthält andere Summen, als ihre Volumes, Verbünde und Datensätze ergeben; ein Abbild ist nicht möglich. Bitte melden.</translation>
    </message>
    <message>
        <source>The regions&apos; volumes, records and gangs do not agree with each other, so no image of them can be made. Please report it.</source>
        <translation>Volumes, Datensätze und Verbünde der Regionen passen nicht zueinander; ein Abbild ist nicht möglich. Bitte melden.</translation>
    </message>
    <message>
        <source>The actor&apos;s name is not UTF-8.</source>
        <translation>Der Name des Akteurs ist kein UTF-8.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is unknown; it was written by a newer version of this program</source>
        <translation>ist unbekannt; eine neuere Version dieses Programms hat es geschrieben</translation>
    </message>
    <message>
        <source>has the unknown value %1; it was written by a newer version of this program</source>
        <translation>hat den unbekannten Wert %1; eine neuere Version dieses Programms hat es geschrieben</translation>
    </message>
    <message>
        <source>has %1 bytes where a digest has 32</source>
        <translation>hat %1 Bytes, wo eine Prüfsumme 32 hat</translation>
    </message>
    <message>
        <source>has %1 values where %2 belong</source>
        <translation>hat %1 Werte statt %2</translation>
    </message>
    <message>
        <source>has %1 bytes where %2 belong</source>
        <translation>hat %1 Bytes statt %2</translation>
    </message>
    <message>
        <source>has %1, which is not below %2</source>
        <translation>hat %1, was nicht unter %2 liegt</translation>
    </message>
    <message>
        <source>leaves %1 values to no record</source>
        <translation>ordnet %1 Werte keinem Datensatz zu</translation>
    </message>
    <message>
        <source>does not ascend</source>
        <translation>steigt nicht auf</translation>
    </message>
    <message>
        <source>is zero</source>
        <translation>ist null</translation>
    </message>
    <message>
        <source>is zero, or its reason is too long</source>
        <translation>ist null, oder sein Grund ist zu lang</translation>
    </message>
    <message>
        <source>has a weight of zero, or too much of it</source>
        <translation>hat das Gewicht null oder zu viel davon</translation>
    </message>
    <message>
        <source>does not fit the phase and the promises</source>
        <translation>passt nicht zu Phase und Zusagen</translation>
    </message>
    <message>
        <source>names one twice</source>
        <translation>nennt eines zweimal</translation>
    </message>
    <message>
        <source>names &quot;%1&quot;, which this estate does not hold</source>
        <translation>nennt „%1“, das dieser Bestand nicht enthält</translation>
    </message>
    <message>
        <source>lies in no region or on no host</source>
        <translation>liegt in keiner Region oder auf keinem Host</translation>
    </message>
    <message>
        <source>names lane %1 of host &quot;%2&quot;, which its region does not have</source>
        <translation>nennt Lane %1 des Hosts „%2“, die seine Region nicht hat</translation>
    </message>
    <message>
        <source>has more than is durable</source>
        <translation>hat mehr als dauerhaft ist</translation>
    </message>
    <message>
        <source>leaves event time</source>
        <translation>liegt jenseits der Ereigniszeit</translation>
    </message>
    <message>
        <source>is beyond the paths</source>
        <translation>liegt hinter den Pfaden</translation>
    </message>
    <message>
        <source>holds more than 64 bits count</source>
        <translation>enthält mehr, als 64 Bit zählen</translation>
    </message>
    <message>
        <source>has other flows than the legs on it</source>
        <translation>hat andere Flows als die Teile darauf</translation>
    </message>
    <message>
        <source>names no volume</source>
        <translation>nennt kein Volume</translation>
    </message>
    <message>
        <source>has rules of a retired policy</source>
        <translation>enthält Regeln einer entfernten Policy</translation>
    </message>
    <message>
        <source>is beyond the applications, or does not ascend</source>
        <translation>liegt hinter den Anwendungen oder steigt nicht auf</translation>
    </message>
    <message>
        <source>has a volume that is active in two regions</source>
        <translation>enthält ein Volume, das in zwei Regionen aktiv ist</translation>
    </message>
    <message>
        <source>leaves out a volume of the catalog</source>
        <translation>lässt ein Volume des Katalogs aus</translation>
    </message>
    <message>
        <source>has a record where the volume itself is</source>
        <translation>enthält einen Datensatz, wo das Volume selbst liegt</translation>
    </message>
    <message>
        <source>is a gang without id or members</source>
        <translation>ist ein Verbund ohne ID oder Mitglieder</translation>
    </message>
    <message>
        <source>has parts of a gang that are not alike</source>
        <translation>enthält ungleiche Teile eines Verbunds</translation>
    </message>
    <message>
        <source>is a resize that nobody asked for</source>
        <translation>ist eine Größenänderung, die niemand angefordert hat</translation>
    </message>
    <message>
        <source>has a volume of two gangs</source>
        <translation>enthält ein Volume zweier Verbünde</translation>
    </message>
    <message>
        <source>is not where the volume is</source>
        <translation>ist nicht, wo das Volume ist</translation>
    </message>
    <message>
        <source>has a member that can&apos;t land in its region</source>
        <translation>enthält ein Mitglied, das in seiner Region kein Ziel finden kann</translation>
    </message>
    <message>
        <source>has a leg that the volume does not have</source>
        <translation>enthält einen Teil, den das Volume nicht hat</translation>
    </message>
    <message>
        <source>names an end that is another one&apos;s too</source>
        <translation>nennt ein Ende, das auch zu einem anderen gehört</translation>
    </message>
    <message>
        <source>has regions of more than 64 bits count</source>
        <translation>enthält Regionen mit mehr, als 64 Bit zählen</translation>
    </message>
    <message>
        <source>is no event&apos;s, or its time is none</source>
        <translation>gehört zu keinem Ereignis, oder die Zeit ist keine</translation>
    </message>
    <message>
        <source>has a volume that is placed</source>
        <translation>enthält ein Volume, das platziert ist</translation>
    </message>
    <message>
        <source>has the end of a gang that is undecided</source>
        <translation>enthält das Ende eines unentschiedenen Verbunds</translation>
    </message>
    <message>
        <source>The estate moved while this was planned, and what the plan rests on is not as it was. Nothing was proposed; look at the plan again.</source>
        <translation>Der Bestand hat sich während der Planung geändert, und worauf der Plan beruht, ist nicht mehr wie zuvor. Nichts wurde vorgeschlagen; den Plan erneut ansehen.</translation>
    </message>
    <message>
        <source>Proposal %1 (&quot;%2&quot; by %3) proposes exactly these rules already. Edit them further, or withdraw that one first.</source>
        <translation>Vorschlag %1 („%2“ von %3) schlägt genau diese Regeln schon vor. Weiter bearbeiten oder jenen erst zurückziehen.</translation>
    </message>
</context>
<context>
    <name>EnvelopeModel</name>
    <message>
        <source>Business entities</source>
        <translation>Geschäftseinheiten</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Failure-domain sites</source>
        <translation>Standorte (Ausfalldomänen)</translation>
    </message>
    <message>
        <source>Storage hosts</source>
        <translation>Storage-Hosts</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>Umgebungen</translation>
    </message>
    <message>
        <source>Databases</source>
        <translation>Datenbanken</translation>
    </message>
    <message>
        <source>Relationship edges</source>
        <translation>Beziehungskanten</translation>
    </message>
    <message>
        <source>Logical data</source>
        <translation>Logische Daten</translation>
    </message>
    <message>
        <source>exact total</source>
        <translation>exakte Summe</translation>
    </message>
    <message>
        <source>Physical media</source>
        <translation>Physische Medien</translation>
    </message>
</context>
<context>
    <name>EnvelopePane</name>
    <message>
        <source>Envelope</source>
        <translation>Mengengerüst</translation>
    </message>
    <message>
        <source>planning figure, not a census</source>
        <translation>Planungsgröße, keine Zählung</translation>
    </message>
    <message>
        <source>concrete</source>
        <translation>konkret</translation>
    </message>
    <message>
        <source>representatives</source>
        <translation>Repräsentanten</translation>
    </message>
    <message>
        <source>Envelope facts, concrete and representative</source>
        <translation>Angaben zum Mengengerüst, konkret und als Repräsentanten</translation>
    </message>
</context>
<context>
    <name>EnvelopeTable</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Derivation</source>
        <translation>Herleitung</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>profile of this estate</source>
        <translation>Profil dieses Bestands</translation>
    </message>
    <message>
        <source>Version %1 is a planning envelope, deliberately conservative, not a census: it sizes an estate that nobody has counted.</source>
        <translation>Version %1 ist ein Mengengerüst für die Planung, bewusst vorsichtig, keine Zählung: Es bemisst einen Bestand, den niemand gezählt hat.</translation>
    </message>
    <message>
        <source>At 1:%1 a representative stands for a range of concrete things that follow each other. The ranges cover every population without gap or overlap, so every total is exact; a completion is exact to the service time of one representative.</source>
        <translation>Bei 1:%1 steht ein Repräsentant für einen zusammenhängenden Bereich konkreter Objekte. Die Bereiche decken jede Menge ohne Lücke und Überlappung ab, daher ist jede Summe exakt; eine Fertigstellung ist auf die Bedienzeit eines Repräsentanten genau.</translation>
    </message>
    <message>
        <source>It proves nothing about every pathological topology of %1 relationships. A graph laid over the estate asks for one of the worst.</source>
        <translation>Ein Beweis für jede pathologische Topologie aus %1 Beziehungen ist das nicht. Ein über den Bestand gelegter Graph verlangt eine der schwersten.</translation>
    </message>
    <message>
        <source>What is our assumption can be overridden: --profile names a file of settings, for the console and for estatectl.</source>
        <translation>Unsere Annahmen lassen sich ersetzen: --profile nennt eine Datei mit Einstellungen, für die Konsole und für estatectl.</translation>
    </message>
</context>
<context>
    <name>ErrorAdvice</name>
    <message>
        <source>What was given can&apos;t be used as it stands. Nothing was changed.</source>
        <translation>Die Angabe ist so nicht verwendbar. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Correct it, then do it again.</source>
        <translation>Berichtigen und wiederholen.</translation>
    </message>
    <message>
        <source>The estate holds nothing with that id. Nothing was changed.</source>
        <translation>Der Bestand enthält nichts mit dieser Kennung. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Check its letters and digits, or find it by typing in the matrix of room Estate.</source>
        <translation>Buchstaben und Ziffern prüfen oder sie durch Tippen in der Matrix des Raums Bestand finden.</translation>
    </message>
    <message>
        <source>One id stands for one thing only. Nothing was changed.</source>
        <translation>Eine Kennung steht nur für eine Sache. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Name it once, or choose an id that was never used.</source>
        <translation>Nur einmal nennen oder eine nie benutzte Kennung wählen.</translation>
    </message>
    <message>
        <source>The figures grow beyond what can be counted exactly. Nothing was changed.</source>
        <translation>Die Zahlen wachsen über das exakt Zählbare hinaus. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Use smaller numbers.</source>
        <translation>Kleinere Zahlen verwenden.</translation>
    </message>
    <message>
        <source>The journal only goes forward, in small steps of time. Nothing was recorded.</source>
        <translation>Das Journal geht nur vorwärts, in kleinen Zeitschritten. Nichts wurde aufgezeichnet.</translation>
    </message>
    <message>
        <source>Check the clock; if it is right, confirm it.</source>
        <translation>Die Uhr prüfen; geht sie richtig, sie bestätigen.</translation>
    </message>
    <message>
        <source>It disagrees with what already happened. Nothing was changed.</source>
        <translation>Es widerspricht dem, was schon geschehen ist. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Look at how things stand now, then decide again.</source>
        <translation>Den jetzigen Stand ansehen, dann neu entscheiden.</translation>
    </message>
    <message>
        <source>What it was made for is decided otherwise by now, so it would do something else than was read and approved.</source>
        <translation>Wofür es gemacht wurde, ist inzwischen anders entschieden; es täte etwas anderes, als gelesen und genehmigt wurde.</translation>
    </message>
    <message>
        <source>Look at the difference, then renew the proposal or resolve the draft.</source>
        <translation>Den Unterschied ansehen, dann den Vorschlag erneuern oder den Entwurf klären.</translation>
    </message>
    <message>
        <source>There is no such file or record. Nothing was changed.</source>
        <translation>Diese Datei oder diesen Eintrag gibt es nicht. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Check its name, or choose another one.</source>
        <translation>Den Namen prüfen oder etwas anderes wählen.</translation>
    </message>
    <message>
        <source>The disk, or what keeps the files, refused. What is not durable yet may be lost with this program.</source>
        <translation>Der Datenträger, oder was die Dateien aufbewahrt, hat sich geweigert. Was noch nicht dauerhaft ist, kann mit diesem Programm verloren gehen.</translation>
    </message>
    <message>
        <source>Check space, permission and device, then do it again; until then decide nothing that has to be kept.</source>
        <translation>Platz, Rechte und Gerät prüfen, dann wiederholen; bis dahin nichts entscheiden, was erhalten bleiben muss.</translation>
    </message>
    <message>
        <source>The file does not verify: something in it is not as it was written. It is left as it is.</source>
        <translation>Die Datei besteht die Prüfung nicht: Etwas darin ist nicht, wie es geschrieben wurde. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Keep the file, export what can be read, and go on from a backup.</source>
        <translation>Die Datei aufbewahren, Lesbares exportieren und mit einer Sicherung fortfahren.</translation>
    </message>
    <message>
        <source>The file is no journal of this program. It is left as it is.</source>
        <translation>Die Datei ist kein Journal dieses Programms. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>A newer version of this program wrote it, and this one does not know all that stands there. It is left as it is.</source>
        <translation>Eine neuere Version dieses Programms hat es geschrieben; diese kennt nicht alles, was dort steht. Es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Use the newer version.</source>
        <translation>Die neuere Version verwenden.</translation>
    </message>
    <message>
        <source>Somebody else writes to this journal, and only one may at a time.</source>
        <translation>Jemand anders schreibt in dieses Journal; das darf immer nur einer.</translation>
    </message>
    <message>
        <source>Close the other program or page, or wait until it has ended.</source>
        <translation>Das andere Programm oder die andere Seite schließen oder das Ende abwarten.</translation>
    </message>
    <message>
        <source>A part of the directory of relationships does not answer. Each region goes on from what it knows already.</source>
        <translation>Ein Teil des Verzeichnisses der Beziehungen antwortet nicht. Jede Region arbeitet mit dem weiter, was sie schon weiß.</translation>
    </message>
    <message>
        <source>Wait for it, then do it again.</source>
        <translation>Abwarten, dann wiederholen.</translation>
    </message>
    <message>
        <source>The cut has nobody to ask. Nothing was declared.</source>
        <translation>Der Schnitt hat niemanden zu fragen. Nichts wurde erklärt.</translation>
    </message>
    <message>
        <source>Name regions or volumes that hold something.</source>
        <translation>Regionen oder Volumes nennen, die etwas enthalten.</translation>
    </message>
    <message>
        <source>A shard that holds members of the cut would not be asked, and the cut would not be consistent.</source>
        <translation>Ein Shard mit Mitgliedern des Schnitts würde nicht gefragt, und der Schnitt wäre nicht konsistent.</translation>
    </message>
    <message>
        <source>Preview the cut again, then declare it.</source>
        <translation>Die Vorschau des Schnitts erneuern, dann ihn erklären.</translation>
    </message>
    <message>
        <source>A shard answers once for all its members. Nothing was declared.</source>
        <translation>Ein Shard antwortet einmal für alle seine Mitglieder. Nichts wurde erklärt.</translation>
    </message>
    <message>
        <source>Name it once, with all its members.</source>
        <translation>Einmal nennen, mit allen Mitgliedern.</translation>
    </message>
    <message>
        <source>A shard without members has no work in the cut.</source>
        <translation>Ein Shard ohne Mitglieder hat im Schnitt nichts zu tun.</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Weglassen.</translation>
    </message>
    <message>
        <source>The estate has no such shard. Nothing was declared.</source>
        <translation>Der Bestand hat keinen solchen Shard. Nichts wurde erklärt.</translation>
    </message>
    <message>
        <source>Check region and number: a region has 16 shards, 0 to 15.</source>
        <translation>Region und Nummer prüfen: Eine Region hat 16 Shards, 0 bis 15.</translation>
    </message>
    <message>
        <source>It was made at another checkpoint of the directory than the one it is for.</source>
        <translation>Es entstand an einem anderen Checkpoint des Verzeichnisses als dem, für den es gilt.</translation>
    </message>
    <message>
        <source>Preview the cut at the newest checkpoint, then declare it again.</source>
        <translation>Die Vorschau am neuesten Checkpoint erneuern, dann den Schnitt neu erklären.</translation>
    </message>
    <message>
        <source>A shard holds other members than the cut names: they came or went since it was looked up.</source>
        <translation>Ein Shard hält andere Mitglieder, als der Schnitt nennt: Seit dem Nachsehen kamen oder gingen welche.</translation>
    </message>
    <message>
        <source>What a region publishes is kept generation by generation, and one is missing in between.</source>
        <translation>Was eine Region veröffentlicht, wird Generation für Generation aufbewahrt; dazwischen fehlt eine.</translation>
    </message>
    <message>
        <source>Read the present generation, then publish the next one.</source>
        <translation>Die jetzige Generation lesen, dann die nächste veröffentlichen.</translation>
    </message>
    <message>
        <source>Two writers publish for the same region under one number.</source>
        <translation>Zwei Schreiber veröffentlichen für dieselbe Region unter einer Nummer.</translation>
    </message>
    <message>
        <source>Let one of them publish, from the present generation on.</source>
        <translation>Nur einen veröffentlichen lassen, ab der jetzigen Generation.</translation>
    </message>
    <message>
        <source>Whoever publishes is behind what is known already.</source>
        <translation>Wer veröffentlicht, liegt hinter dem schon Bekannten zurück.</translation>
    </message>
    <message>
        <source>The console does not allow it as things stand. Nothing was changed.</source>
        <translation>Die Konsole lässt es beim jetzigen Stand nicht zu. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Do what it asks for first, or leave it to somebody who may.</source>
        <translation>Erst das Verlangte tun oder es jemandem überlassen, der es darf.</translation>
    </message>
</context>
<context>
    <name>ErrorBanner</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>EstateCommands</name>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Measure of the matrix: %1</source>
        <translation>Messgröße der Matrix: %1</translation>
    </message>
    <message>
        <source>Order of the matrix: %1</source>
        <translation>Reihenfolge der Matrix: %1</translation>
    </message>
    <message>
        <source>Clear the selection of regions</source>
        <translation>Auswahl der Regionen aufheben</translation>
    </message>
    <message>
        <source>No region is selected.</source>
        <translation>Keine Region ist ausgewählt.</translation>
    </message>
</context>
<context>
    <name>EstateMatrix</name>
    <message>
        <source>to fail</source>
        <translation>im Ausfall</translation>
    </message>
    <message>
        <source>changed since you looked</source>
        <translation>seit letzter Ansicht geändert</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Estate matrix, %1 regions by %2</source>
        <translation>Bestandsmatrix, %1 Regionen nach %2</translation>
    </message>
    <message>
        <source>export stale: %1</source>
        <translation>Export veraltet: %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Not regions of this estate: %1. Nothing was selected.</source>
        <translation>Keine Regionen dieses Bestands: %1. Nichts wurde ausgewählt.</translation>
    </message>
    <message>
        <source>Not regions of this estate: %1. The others are selected.</source>
        <translation>Keine Regionen dieses Bestands: %1. Die übrigen sind ausgewählt.</translation>
    </message>
</context>
<context>
    <name>EstateRoom</name>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Changed since you looked: %1</source>
        <translation>Seit letzter Ansicht geändert: %1</translation>
    </message>
    <message>
        <source>Mark every change as seen</source>
        <translation>Alle Änderungen als gesehen markieren</translation>
    </message>
    <message>
        <source>Find a region</source>
        <translation>Region suchen</translation>
    </message>
    <message>
        <source>Find a region  (Ctrl+F)</source>
        <translation>Region suchen  (Strg+F)</translation>
    </message>
    <message>
        <source>Fail these %1</source>
        <translation>Ausfall planen (%1)</translation>
    </message>
    <message>
        <source>Fail %1</source>
        <translation>Ausfall %1</translation>
    </message>
    <message>
        <source>Fail these</source>
        <translation>Ausfall planen</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s), all available</source>
        <translation>
            <numerusform>%n Region, verfügbar</numerusform>
            <numerusform>%n Regionen, alle verfügbar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n region(s) unavailable</source>
        <translation>
            <numerusform>%1 von %n Region nicht verfügbar</numerusform>
            <numerusform>%1 von %n Regionen nicht verfügbar</numerusform>
        </translation>
    </message>
    <message>
        <source>This estate has no region “%1”.</source>
        <translation>Dieser Bestand hat keine Region „%1“.</translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 online</source>
        <translation>%1 online</translation>
    </message>
    <message>
        <source>%1 offline</source>
        <translation>%1 offline</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>fenced</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>no longer fenced</source>
        <translation>nicht mehr gesperrt</translation>
    </message>
    <message>
        <source>lease expired</source>
        <translation>Lease abgelaufen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>change of the rules</source>
        <translation>Änderung der Regeln</translation>
    </message>
    <message>
        <source>return to %1</source>
        <translation>Rückkehr nach %1</translation>
    </message>
    <message>
        <source>loss of %1</source>
        <translation>Ausfall von %1</translation>
    </message>
    <message>
        <source>%1 decides the same</source>
        <translation>%1 entscheidet gleich</translation>
    </message>
    <message>
        <source>%1, glass broken: %2</source>
        <translation>%1, Notfallfreigabe: %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>of state %1</source>
        <translation>von Zustand %1</translation>
    </message>
    <message>
        <source>policy blocks: %1, impact blocks: %2</source>
        <translation>Policy-Blöcke: %1, Auswirkungsblöcke: %2</translation>
    </message>
    <message>
        <source>none to %1</source>
        <translation>keine für %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 auf %3</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <translation>%1, nach %2</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>%1, participants: %2</source>
        <translation>%1, Teilnehmer: %2</translation>
    </message>
    <message>
        <source>%1, shards: %2</source>
        <translation>%1, Shards: %2</translation>
    </message>
    <message>
        <source>%1: commit</source>
        <translation>%1: ausführen</translation>
    </message>
    <message>
        <source>%1: abort</source>
        <translation>%1: abbrechen</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Governance</source>
        <translation>Governance</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Estate opened</source>
        <translation>Bestand geöffnet</translation>
    </message>
    <message>
        <source>Region changed</source>
        <translation>Region geändert</translation>
    </message>
    <message>
        <source>Site changed</source>
        <translation>Standort geändert</translation>
    </message>
    <message>
        <source>Host changed</source>
        <translation>Host geändert</translation>
    </message>
    <message>
        <source>Gang prepared</source>
        <translation>Verbund vorbereitet</translation>
    </message>
    <message>
        <source>Source fenced</source>
        <translation>Quelle gesperrt</translation>
    </message>
    <message>
        <source>Gang committed</source>
        <translation>Verbund ausgeführt</translation>
    </message>
    <message>
        <source>Gang rejected</source>
        <translation>Verbund abgelehnt</translation>
    </message>
    <message>
        <source>Clock confirmed</source>
        <translation>Uhr bestätigt</translation>
    </message>
    <message>
        <source>Proposal opened</source>
        <translation>Vorschlag eröffnet</translation>
    </message>
    <message>
        <source>Proposal commented</source>
        <translation>Vorschlag kommentiert</translation>
    </message>
    <message>
        <source>Proposal expired</source>
        <translation>Vorschlag abgelaufen</translation>
    </message>
    <message>
        <source>Commit begun</source>
        <translation>Ausführung begonnen</translation>
    </message>
    <message>
        <source>Role granted</source>
        <translation>Rolle erteilt</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Vermerkt</translation>
    </message>
    <message>
        <source>Image taken</source>
        <translation>Abbild erstellt</translation>
    </message>
    <message>
        <source>Rules changed</source>
        <translation>Regeln geändert</translation>
    </message>
    <message>
        <source>Region described</source>
        <translation>Region beschrieben</translation>
    </message>
    <message>
        <source>Site described</source>
        <translation>Standort beschrieben</translation>
    </message>
    <message>
        <source>Host described</source>
        <translation>Host beschrieben</translation>
    </message>
    <message>
        <source>Entity described</source>
        <translation>Einheit beschrieben</translation>
    </message>
    <message>
        <source>Application described</source>
        <translation>Anwendung beschrieben</translation>
    </message>
    <message>
        <source>Recovery group described</source>
        <translation>Recovery-Gruppe beschrieben</translation>
    </message>
    <message>
        <source>Database described</source>
        <translation>Datenbank beschrieben</translation>
    </message>
    <message>
        <source>Consistency group described</source>
        <translation>Konsistenzgruppe beschrieben</translation>
    </message>
    <message>
        <source>Policy described</source>
        <translation>Policy beschrieben</translation>
    </message>
    <message>
        <source>Policy assigned</source>
        <translation>Policy zugewiesen</translation>
    </message>
    <message>
        <source>Impact set</source>
        <translation>Auswirkung gesetzt</translation>
    </message>
    <message>
        <source>Scenarios set</source>
        <translation>Szenarien gesetzt</translation>
    </message>
    <message>
        <source>Replica observed</source>
        <translation>Replikat beobachtet</translation>
    </message>
    <message>
        <source>Backlog observed</source>
        <translation>Rückstand beobachtet</translation>
    </message>
    <message>
        <source>Demand observed</source>
        <translation>Bedarf beobachtet</translation>
    </message>
    <message>
        <source>Snapshot requested</source>
        <translation>Snapshot angefordert</translation>
    </message>
    <message>
        <source>Resize requested</source>
        <translation>Größenänderung angefordert</translation>
    </message>
    <message>
        <source>Failback requested</source>
        <translation>Failback angefordert</translation>
    </message>
    <message>
        <source>Checkpoint taken</source>
        <translation>Checkpoint erstellt</translation>
    </message>
    <message>
        <source>Cut declared</source>
        <translation>Schnitt deklariert</translation>
    </message>
    <message>
        <source>Cut resumed</source>
        <translation>Schnitt fortgesetzt</translation>
    </message>
    <message>
        <source>Cut prepared</source>
        <translation>Schnitt vorbereitet</translation>
    </message>
    <message>
        <source>Cut decided</source>
        <translation>Schnitt entschieden</translation>
    </message>
    <message>
        <source>Cut ended</source>
        <translation>Schnitt beendet</translation>
    </message>
    <message numerus="yes">
        <source>%1 decides otherwise for %2 group(s)</source>
        <translation>
            <numerusform>%1 entscheidet für %2 Gruppe anders</numerusform>
            <numerusform>%1 entscheidet für %2 Gruppen anders</numerusform>
        </translation>
    </message>
    <message>
        <source>Clock right again</source>
        <translation>Uhr wieder richtig</translation>
    </message>
    <message>
        <source>Clock stepped back</source>
        <translation>Uhr zurückgesprungen</translation>
    </message>
    <message>
        <source>Commit resumed</source>
        <translation>Ausführung fortgesetzt</translation>
    </message>
    <message>
        <source>Compaction begun</source>
        <translation>Verdichtung begonnen</translation>
    </message>
    <message>
        <source>Cut carried on</source>
        <translation>Schnitt weitergeführt</translation>
    </message>
    <message>
        <source>Draft begun</source>
        <translation>Entwurf begonnen</translation>
    </message>
    <message>
        <source>Draft edited</source>
        <translation>Entwurf bearbeitet</translation>
    </message>
    <message>
        <source>Draft ended</source>
        <translation>Entwurf beendet</translation>
    </message>
    <message>
        <source>Draft: edit redone</source>
        <translation>Entwurf: Änderung wiederholt</translation>
    </message>
    <message>
        <source>Draft: conflict resolved</source>
        <translation>Entwurf: Konflikt gelöst</translation>
    </message>
    <message>
        <source>Draft: edit undone</source>
        <translation>Entwurf: rückgängig</translation>
    </message>
    <message>
        <source>Exception seen</source>
        <translation>Ausnahme gesehen</translation>
    </message>
    <message>
        <source>Exception put off</source>
        <translation>Ausnahme vertagt</translation>
    </message>
    <message>
        <source>Exception taken over</source>
        <translation>Ausnahme übernommen</translation>
    </message>
    <message>
        <source>Exception back again</source>
        <translation>Ausnahme wieder da</translation>
    </message>
    <message>
        <source>Incident: back again</source>
        <translation>Vorfall: wieder verfügbar</translation>
    </message>
    <message>
        <source>Incident begun</source>
        <translation>Vorfall begonnen</translation>
    </message>
    <message>
        <source>Incident ended</source>
        <translation>Vorfall beendet</translation>
    </message>
    <message>
        <source>Incident: loss reported</source>
        <translation>Vorfall: Ausfall gemeldet</translation>
    </message>
    <message>
        <source>Incident: note</source>
        <translation>Vorfall: Notiz</translation>
    </message>
    <message>
        <source>Maintenance cancelled</source>
        <translation>Wartung abgesagt</translation>
    </message>
    <message>
        <source>Maintenance planned</source>
        <translation>Wartung geplant</translation>
    </message>
    <message>
        <source>Report made</source>
        <translation>Bericht erstellt</translation>
    </message>
    <message>
        <source>Shift handed over</source>
        <translation>Schicht übergeben</translation>
    </message>
    <message>
        <source>Proposal approved</source>
        <translation>Vorschlag genehmigt</translation>
    </message>
    <message>
        <source>Proposal rejected</source>
        <translation>Vorschlag abgelehnt</translation>
    </message>
    <message>
        <source>Proposal withdrawn</source>
        <translation>Vorschlag zurückgezogen</translation>
    </message>
    <message>
        <source>of the records up to %1</source>
        <translation>der Einträge bis %1</translation>
    </message>
    <message>
        <source>Requests planned</source>
        <translation>Anforderungen geplant</translation>
    </message>
    <message>
        <source>Gang not prepared in time</source>
        <translation>Verbund nicht rechtzeitig vorbereitet</translation>
    </message>
    <message>
        <source>Proposal planned again</source>
        <translation>Vorschlag neu geplant</translation>
    </message>
    <message>
        <source>Plan committed</source>
        <translation>Plan ausgeführt</translation>
    </message>
    <message>
        <source>Commit aborted</source>
        <translation>Ausführung abgebrochen</translation>
    </message>
    <message>
        <source>Drill begun</source>
        <translation>Übung begonnen</translation>
    </message>
    <message>
        <source>Drill ended</source>
        <translation>Übung beendet</translation>
    </message>
</context>
<context>
    <name>ExceptionCommands</name>
    <message>
        <source>Exceptions</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <source>Acknowledge: %1</source>
        <translation>Quittieren: %1</translation>
    </message>
    <message>
        <source>Acknowledge an exception</source>
        <translation>Ausnahme quittieren</translation>
    </message>
    <message>
        <source>Somebody has seen it already.</source>
        <translation>Schon von jemandem gesehen.</translation>
    </message>
    <message>
        <source>Nothing needs a person.</source>
        <translation>Nichts erfordert Eingreifen.</translation>
    </message>
    <message>
        <source>Take over: %1</source>
        <translation>Übernehmen: %1</translation>
    </message>
    <message>
        <source>Take an exception over</source>
        <translation>Ausnahme übernehmen</translation>
    </message>
    <message>
        <source>Put an exception off…</source>
        <translation>Ausnahme vertagen…</translation>
    </message>
    <message>
        <source>Bring back: %1</source>
        <translation>Zurückholen: %1</translation>
    </message>
    <message>
        <source>Put off: %1…</source>
        <translation>Vertagen: %1…</translation>
    </message>
    <message>
        <source>Go where it is: %1</source>
        <translation>Dorthin gehen: %1</translation>
    </message>
    <message>
        <source>Go where an exception is</source>
        <translation>Zum Ort einer Ausnahme gehen</translation>
    </message>
</context>
<context>
    <name>ExceptionListModel</name>
    <message>
        <source>Put off by %1 until %2: %3</source>
        <translation>Vertagt von %1 bis %2: %3</translation>
    </message>
    <message>
        <source>%1 is on it since %2</source>
        <translation>Übernommen von %1, seit %2</translation>
    </message>
    <message>
        <source>%1 is on it.</source>
        <translation>Übernommen von %1.</translation>
    </message>
    <message>
        <source>Put off until %1.</source>
        <translation>Vertagt bis %1.</translation>
    </message>
    <message>
        <source>It is among the exceptions again.</source>
        <translation>Steht wieder unter den Ausnahmen.</translation>
    </message>
    <message>
        <source>%1: %2. %3 %4</source>
        <translation>%1: %2. %3 %4</translation>
    </message>
    <message>
        <source>%1 is unavailable: %2</source>
        <translation>%1 ist nicht verfügbar: %2</translation>
    </message>
    <message>
        <source>%1 still have their source there and no other place. Plan their recovery.</source>
        <translation>%1 haben ihre Quelle noch dort und sonst keinen Platz. Wiederherstellung planen.</translation>
    </message>
    <message>
        <source>All its volumes run elsewhere. It stays out until it is brought back.</source>
        <translation>Alle ihre Volumes laufen anderswo. Sie bleibt außer Betrieb, bis sie zurückgeholt wird.</translation>
    </message>
    <message>
        <source>“%1” is stale</source>
        <translation>„%1“ ist veraltet</translation>
    </message>
    <message>
        <source>The clock stands before the journal&apos;s last event</source>
        <translation>Die Uhrzeit liegt vor dem letzten Ereignis im Journal</translation>
    </message>
    <message>
        <source>Event time stands still, and nothing expires. Correct the clock; if it is right, confirm it before anything is approved or committed.</source>
        <translation>Die Ereigniszeit steht still, und nichts läuft ab. Uhr korrigieren; wenn sie stimmt, bestätigen, bevor etwas genehmigt oder ausgeführt wird.</translation>
    </message>
    <message>
        <source>Cut %1 is open. %2</source>
        <translation>Schnitt %1 ist offen. %2</translation>
    </message>
    <message>
        <source>Incident: %1</source>
        <translation>Vorfall: %1</translation>
    </message>
    <message>
        <source>Nothing is reported lost. Report it in room Plan, or end the incident.</source>
        <translation>Kein Ausfall gemeldet. Unter „Plan“ melden oder den Vorfall beenden.</translation>
    </message>
    <message>
        <source>Reported lost: %1. Room Plan has the clock of their objectives.</source>
        <translation>Gemeldete Ausfälle: %1. Die Uhr ihrer Zielwerte steht unter „Plan“.</translation>
    </message>
    <message>
        <source>The journal could not be written</source>
        <translation>Das Journal ließ sich nicht schreiben</translation>
    </message>
    <message>
        <source>%1 Until something is durable again, nothing that is done here is kept.</source>
        <translation>%1 Bis wieder etwas dauerhaft ist, wird nichts gespeichert, was hier getan wird.</translation>
    </message>
    <message>
        <source>Seen by %1, %2</source>
        <translation>Gesehen von %1, %2</translation>
    </message>
    <message>
        <source>Acknowledged by %1.</source>
        <translation>Quittiert von %1.</translation>
    </message>
    <message>
        <source>The execution of “%1” was interrupted</source>
        <translation>Die Ausführung von „%1“ wurde unterbrochen</translation>
    </message>
    <message>
        <source>Volumes that wait for it: %1. Go on with it, or abort it.</source>
        <translation>Darauf warten Volumes: %1. Fortsetzen oder abbrechen.</translation>
    </message>
    <message>
        <source>“%1” is past a deadline</source>
        <translation>„%1“ hat eine Frist überschritten</translation>
    </message>
    <message>
        <source>“%1” is close to a deadline</source>
        <translation>„%1“ ist kurz vor einer Frist</translation>
    </message>
    <message>
        <source>Volumes whose objective is over: %1; within %2: %3. Watch it, or abort it and plan again.</source>
        <translation>Volumes mit überschrittenem Zielwert: %1; innerhalb von %2: %3. Beobachten oder abbrechen und neu planen.</translation>
    </message>
    <message>
        <source>Exports are stale: %1</source>
        <translation>Exporte sind veraltet: %1</translation>
    </message>
    <message>
        <source>Regions that have published nothing for more than %1, or lag behind the checkpoint: %2. Volumes that count on them: %3. Ask them before anything is planned there.</source>
        <translation>Regionen, die seit mehr als %1 nichts veröffentlicht haben oder hinter dem Checkpoint zurückliegen: %2. Volumes, die auf sie angewiesen sind: %3. Dort nachfragen, bevor etwas dorthin geplant wird.</translation>
    </message>
    <message>
        <source>Exports have gaps: %1</source>
        <translation>Exporte haben Lücken: %1</translation>
    </message>
    <message>
        <source>Generations that were never seen here: %1. The values are complete all the same; look at those regions.</source>
        <translation>Generationen, die hier nie gesehen wurden: %1. Die Werte sind dennoch vollständig; diese Regionen ansehen.</translation>
    </message>
    <message>
        <source>Volumes without any copy that is online: %1; with fewer copies: %2. Plan their recovery.</source>
        <translation>Volumes ohne eine Kopie, die online ist: %1; mit weniger Kopien: %2. Wiederherstellung planen.</translation>
    </message>
    <message>
        <source>Volumes with fewer copies than they should have: %1. Plan the loss, or bring it back.</source>
        <translation>Volumes mit weniger Kopien als vorgesehen: %1. Ausfall planen oder wieder in Betrieb nehmen.</translation>
    </message>
    <message>
        <source>No volume has a copy there now. Bring it back when it is repaired.</source>
        <translation>Kein Volume hat dort derzeit eine Kopie. Nach der Reparatur wieder in Betrieb nehmen.</translation>
    </message>
    <message>
        <source>Site %1 of %2 is offline</source>
        <translation>Standort %1 von %2 ist offline</translation>
    </message>
    <message>
        <source>Hosts of %1 are offline: %2 (%3 concrete)</source>
        <translation>Hosts von %1 sind offline: %2 (%3 konkret)</translation>
    </message>
    <message>
        <source>“%1” expires at %2</source>
        <translation>„%1“ läuft ab: %2</translation>
    </message>
    <message>
        <source>Nobody has approved it. Judge it, or let it go.</source>
        <translation>Niemand hat ihn genehmigt. Beurteilen oder ablaufen lassen.</translation>
    </message>
    <message>
        <source>It is approved. Commit it before, or let it go.</source>
        <translation>Er ist genehmigt. Vorher ausführen oder ablaufen lassen.</translation>
    </message>
    <message>
        <source>“%1” was approved by its author, in a drill</source>
        <translation>„%1“ wurde vom eigenen Autor genehmigt, in einer Übung</translation>
    </message>
    <message>
        <source>“%1” broke the glass</source>
        <translation>„%1“ wurde per Notfallfreigabe ausgeführt</translation>
    </message>
    <message>
        <source>Committed by %1: groups %2, operations accepted as lost %3. Judge it in retrospect: whoever is neither author nor committer can.</source>
        <translation>Ausgeführt von %1: Gruppen %2, als verloren akzeptierte Operationen %3. Nachträglich beurteilen: Das kann, wer weder Autor ist noch ausgeführt hat.</translation>
    </message>
    <message>
        <source>%1 is back, and its volumes are not</source>
        <translation>%1 ist wieder da, die Volumes noch nicht</translation>
    </message>
    <message>
        <source>The rules in force have errors: %1</source>
        <translation>Die geltenden Regeln haben Fehler: %1</translation>
    </message>
    <message>
        <source>They show on flows: %1. A loss would not go as the rules say. Room Rules lists them.</source>
        <translation>Betroffene Flows: %1. Ein Ausfall würde nicht verlaufen, wie die Regeln es sagen. „Regeln“ führt die Fehler auf.</translation>
    </message>
    <message>
        <source>The pinned loss of %1 got worse</source>
        <translation>Der angeheftete Ausfall von %1 ist schlechter geworden</translation>
    </message>
    <message>
        <source>Then and now: RTO missed %1, %2; held %3, %4; short of capacity %5, %6; cost %7, %8. Accept it or change what made it so.</source>
        <translation>Damals und jetzt: RTO verfehlt %1, %2; gehalten %3, %4; Kapazität knapp %5, %6; Kosten %7, %8. Akzeptieren oder die Ursache ändern.</translation>
    </message>
    <message>
        <source>Its participants hold their writes for it, for %1 at most. Run it to its end or abort it.</source>
        <translation>Seine Teilnehmer halten dafür Schreibvorgänge an, höchstens %1. Zu Ende führen oder abbrechen.</translation>
    </message>
    <message>
        <source>Nobody holds writes for it yet. Run it or abort it.</source>
        <translation>Noch hält niemand dafür Schreibvorgänge an. Starten oder abbrechen.</translation>
    </message>
    <message>
        <source>%1 is out; a committed plan emptied it</source>
        <translation>%1 ist außer Betrieb; ein ausgeführter Plan hat die Region geleert</translation>
    </message>
    <message>
        <source>“%1” took everything elsewhere. When it is back, fail that back.</source>
        <translation>„%1“ hat alles anderswohin verlegt. Sobald die Region wieder da ist, alles zurückholen.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” recovers its %n group(s) elsewhere, and says how far that is. When it is back, fail them back.</source>
        <translation>
            <numerusform>„%1“ stellt %n Gruppe anderswo wieder her und zeigt, wie weit das ist. Sobald die Region wieder da ist, die Gruppe zurückholen.</numerusform>
            <numerusform>„%1“ stellt %n Gruppen anderswo wieder her und zeigt, wie weit das ist. Sobald die Region wieder da ist, die Gruppen zurückholen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 live elsewhere for longer than %2, in room that other recoveries count on. Fail them back.</source>
        <translation>%1 laufen seit mehr als %2 anderswo, auf Platz, mit dem andere Wiederherstellungen rechnen. Zurückholen.</translation>
    </message>
</context>
<context>
    <name>ExceptionRow</name>
    <message>
        <source>%1 since %2</source>
        <translation>%1 seit %2</translation>
    </message>
    <message>
        <source>Take it over (T)</source>
        <translation>Übernehmen (T)</translation>
    </message>
    <message>
        <source>Bring it back (S)</source>
        <translation>Zurückholen (S)</translation>
    </message>
    <message>
        <source>Put it off… (S)</source>
        <translation>Vertagen… (S)</translation>
    </message>
    <message>
        <source>Open the cut</source>
        <translation>Schnitt öffnen</translation>
    </message>
    <message>
        <source>Open the proposal</source>
        <translation>Vorschlag öffnen</translation>
    </message>
    <message>
        <source>Show the region</source>
        <translation>Region anzeigen</translation>
    </message>
    <message>
        <source>%1 since %2, after you looked</source>
        <translation>%1 seit %2, nach letzter Ansicht</translation>
    </message>
    <message>
        <source>Acknowledge it (A)</source>
        <translation>Quittieren (A)</translation>
    </message>
    <message>
        <source>Go to its room</source>
        <translation>Zum Raum gehen</translation>
    </message>
</context>
<context>
    <name>ExceptionsDrawer</name>
    <message>
        <source>Exceptions</source>
        <translation>Ausnahmen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Put off: %1, at the end</source>
        <translation>Vertagt: %1, am Ende</translation>
    </message>
    <message>
        <source>Note of the last shift, by %1</source>
        <translation>Notiz der letzten Schicht, von %1</translation>
    </message>
    <message>
        <source>Nothing needs a person</source>
        <translation>Nichts erfordert Eingreifen</translation>
    </message>
    <message>
        <source>Exceptions, most severe first</source>
        <translation>Ausnahmen, schwerste zuerst</translation>
    </message>
    <message>
        <source>Acknowledge “%1”?</source>
        <translation>„%1“ quittieren?</translation>
    </message>
    <message>
        <source>From now on the journal says that %1 has seen it, and it stands behind what nobody has seen, until it comes again.</source>
        <translation>Ab jetzt steht im Journal, dass %1 die Ausnahme gesehen hat, und sie steht hinter dem, was niemand gesehen hat, bis sie erneut auftritt.</translation>
    </message>
    <message>
        <source>Acknowledge it</source>
        <translation>Quittieren</translation>
    </message>
    <message>
        <source>Take over “%1”?</source>
        <translation>„%1“ übernehmen?</translation>
    </message>
    <message>
        <source>From now on the journal says that %1 is on it, and no longer %2. It can&apos;t be given back, only be taken over by somebody else.</source>
        <translation>Ab jetzt steht im Journal, dass %1 die Ausnahme übernommen hat, und nicht mehr %2. Zurückgeben lässt sie sich nicht, nur von jemand anderem übernehmen.</translation>
    </message>
    <message>
        <source>From now on the journal says that %1 is on it. It can&apos;t be given back, only be taken over by somebody else.</source>
        <translation>Ab jetzt steht im Journal, dass %1 die Ausnahme übernommen hat. Zurückgeben lässt sie sich nicht, nur von jemand anderem übernehmen.</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>What is lost, late, stale or interrupted, and what waits for a judgement, appears here, the most severe first.</source>
        <translation>Hier erscheint, was ausgefallen, verspätet, veraltet oder unterbrochen ist und was auf eine Beurteilung wartet, das Schwerste zuerst.</translation>
    </message>
</context>
<context>
    <name>ExecutionModel</name>
    <message>
        <source>Group %1 to %2: %3</source>
        <translation>Gruppe %1 nach %2: %3</translation>
    </message>
    <message>
        <source>Aborted. Every reservation is released.</source>
        <translation>Abgebrochen. Alle Reservierungen sind freigegeben.</translation>
    </message>
    <message>
        <source>Preparing: %1 of %2</source>
        <translation>Vorbereitung: %1 von %2</translation>
    </message>
    <message>
        <source>Fencing sources: %1 of %2</source>
        <translation>Quellen sperren: %1 von %2</translation>
    </message>
    <message>
        <source>Aborted; every reservation is released</source>
        <translation>Abgebrochen; alle Reservierungen sind freigegeben</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>Committed %n group(s).</source>
        <translation>
            <numerusform>%n Gruppe ausgeführt.</numerusform>
            <numerusform>%n Gruppen ausgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Committing %n group(s)</source>
        <translation>
            <numerusform>%n Gruppe wird ausgeführt</numerusform>
            <numerusform>%n Gruppen werden ausgeführt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Committed %n group(s)</source>
        <translation>
            <numerusform>%n Gruppe ausgeführt</numerusform>
            <numerusform>%n Gruppen ausgeführt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExecutionPane</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on with the interrupted execution</source>
        <translation>Unterbrochene Ausführung fortsetzen</translation>
    </message>
    <message>
        <source>Abort…</source>
        <translation>Abbrechen…</translation>
    </message>
    <message>
        <source>Participants of the execution</source>
        <translation>Teilnehmer der Ausführung</translation>
    </message>
    <message>
        <source>No participants yet</source>
        <translation>Noch keine Teilnehmer</translation>
    </message>
    <message>
        <source>Each group of the plan takes part, once its gang is prepared.</source>
        <translation>Jede Gruppe des Plans nimmt teil, sobald ihr Verbund vorbereitet ist.</translation>
    </message>
    <message>
        <source>next deadline %1</source>
        <translation>nächste Frist %1</translation>
    </message>
</context>
<context>
    <name>ExecutionSteps</name>
    <message>
        <source>%1 prepared, %2 fenced, %3 committed of %4</source>
        <translation>%1 vorbereitet, %2 gesperrt, %3 ausgeführt von %4</translation>
    </message>
    <message>
        <source>prepared %1 of %2</source>
        <translation>vorbereitet %1 von %2</translation>
    </message>
    <message>
        <source>fenced %1</source>
        <translation>gesperrt %1</translation>
    </message>
    <message>
        <source>committed %1</source>
        <translation>ausgeführt %1</translation>
    </message>
</context>
<context>
    <name>ExecutionTable</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>Vorbereitet</translation>
    </message>
    <message>
        <source>Fenced</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prognose</translation>
    </message>
    <message>
        <source>Done, modelled</source>
        <translation>Fertig (Modell)</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>as predicted</source>
        <translation>nach Prognose</translation>
    </message>
    <message>
        <source>Aborted at %1</source>
        <translation>Abgebrochen, %1</translation>
    </message>
    <message>
        <source>T+ counts from when it began, %1. When work is done is modelled: no worker reports it.</source>
        <translation>T+ zählt ab dem Beginn, %1. Wann Arbeit fertig ist, ist modelliert: Kein Worker meldet es.</translation>
    </message>
</context>
<context>
    <name>ExplainHead</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>schlug</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Destinations</source>
        <translation>Ziele</translation>
    </message>
</context>
<context>
    <name>ExplainModel</name>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2, needs %3, has %4, short by %5</source>
        <translation>%1: %2, braucht %3, hat %4, es fehlen %5</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: %2 nach %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>; %1 more of the group are not lost: its recovery point is split</source>
        <translation>; %1 weitere der Gruppe sind nicht ausgefallen: ihr Wiederherstellungspunkt ist geteilt</translation>
    </message>
    <message>
        <source>Equally specific rules disagree. %1</source>
        <translation>Gleich spezifische Regeln widersprechen sich. %1</translation>
    </message>
    <message>
        <source>Less specific: %1</source>
        <translation>Weniger spezifisch: %1</translation>
    </message>
    <message>
        <source>Queue starts %1: queue ready %2, paths ready %3, source fenced %4</source>
        <translation>Start in der Warteschlange %1: Warteschlange bereit %2, Pfade bereit %3, Quelle gesperrt %4</translation>
    </message>
    <message>
        <source>No fill: its path is busy and so already full</source>
        <translation>Keine Füllung: der Pfad ist in Benutzung und damit schon voll</translation>
    </message>
    <message>
        <source>Fill %1: its path was idle</source>
        <translation>Füllung %1: der Pfad war im Leerlauf</translation>
    </message>
    <message>
        <source>Completes %1; deadline %2; %3</source>
        <translation>Fertig %1; Frist %2; %3</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>kein Pfad</translation>
    </message>
    <message>
        <source>Target %1: %2 at %3, operations: %4 at %5</source>
        <translation>Ziel %1: %2 mit %3, Operationen: %4 mit %5</translation>
    </message>
    <message>
        <source>Demux %1 over %2; zero-copy lanes: %3, copying lanes: %4, %5 copied</source>
        <translation>Demux %1 über %2; Zero-Copy-Lanes: %3, kopierende Lanes: %4, %5 kopiert</translation>
    </message>
    <message>
        <source>Expected cost %1, operations lost: %2</source>
        <translation>Erwartete Kosten %1, verlorene Operationen: %2</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>None was looked for: the rule holds it where it is.</source>
        <translation>Keines gesucht: Die Regel hält die Gruppe, wo sie ist.</translation>
    </message>
    <message>
        <source>None was looked for: equally specific rules disagree about it.</source>
        <translation>Keines gesucht: Gleich spezifische Regeln widersprechen sich.</translation>
    </message>
    <message>
        <source>None was looked for: without an objective it has no deadline.</source>
        <translation>Keines gesucht: Ohne Zielwert gibt es keine Frist.</translation>
    </message>
    <message>
        <source>No region holds a usable replica.</source>
        <translation>Keine Region hat ein nutzbares Replikat.</translation>
    </message>
    <message>
        <source>None was looked for.</source>
        <translation>Keines gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 other region(s) not named by the rule: neither its policy nor the entity&apos;s presence allows them, and they hold no replica</source>
        <translation>
            <numerusform>%1 weitere Region, die die Regel nicht nennt: Weder ihre Policy noch die Präsenz der Einheit erlaubt sie, und sie hat kein Replikat</numerusform>
            <numerusform>%1 weitere Regionen, die die Regel nicht nennt: Weder ihre Policy noch die Präsenz der Einheit erlaubt sie, und sie haben kein Replikat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplainPane</name>
    <message>
        <source>Explanation of %1. %2</source>
        <translation>Erklärung zu %1. %2</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Erklärung schließen</translation>
    </message>
    <message>
        <source>Destinations and their first binding constraint</source>
        <translation>Ziele und ihre erste bindende Einschränkung</translation>
    </message>
    <message>
        <source>Rule for this loss…</source>
        <translation>Regel für diesen Ausfall…</translation>
    </message>
</context>
<context>
    <name>ExportHistoryTable</name>
    <message>
        <source>%1 of %2 generations kept</source>
        <translation>%1 von %2 Generationen aufbewahrt</translation>
    </message>
    <message>
        <source>%1, %2 passed over</source>
        <translation>%1, %2 verpasst</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich änderte</translation>
    </message>
    <message>
        <source>Seen here</source>
        <translation>Hier gesehen</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Digest</translation>
    </message>
    <message>
        <source>not kept here</source>
        <translation>hier nicht aufbewahrt</translation>
    </message>
    <message>
        <source>the first export</source>
        <translation>der erste Export</translation>
    </message>
    <message>
        <source>unknown: the one before is not kept</source>
        <translation>unbekannt: der vorige ist nicht aufbewahrt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>verpasst</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>wie veröffentlicht</translation>
    </message>
</context>
<context>
    <name>ExportTableModel</name>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verpasst</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Lag</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>nothing published</source>
        <translation>nichts veröffentlicht</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message numerus="yes">
        <source>None of %n region(s) is older than %1 or lags behind the checkpoint</source>
        <translation>
            <numerusform>%n Region, weder älter als %1 noch hinter dem Checkpoint zurück</numerusform>
            <numerusform>Keine von %n Regionen ist älter als %1 oder hinter dem Checkpoint zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Older than %1 or behind the checkpoint: %2 of %n region(s)</source>
        <translation>
            <numerusform>Älter als %1 oder hinter dem Checkpoint zurück: %2 von %n Region</numerusform>
            <numerusform>Älter als %1 oder hinter dem Checkpoint zurück: %2 von %n Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>Gemeldet</translation>
    </message>
</context>
<context>
    <name>FactLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FailbackChoice</name>
    <message>
        <source>Nothing is chosen. What is homed in a region goes home together.</source>
        <translation>Nichts gewählt. Was in einer Region beheimatet ist, kehrt gemeinsam zurück.</translation>
    </message>
    <message>
        <source>%1 of %2 chosen groups go home as it is now.</source>
        <translation>Beim jetzigen Stand kehren %1 von %2 gewählten Gruppen zurück.</translation>
    </message>
    <message>
        <source>Choose what goes home first.</source>
        <translation>Zuerst wählen, was zurückkehrt.</translation>
    </message>
    <message>
        <source>%1 is not available: nothing can be asked home to it.</source>
        <translation>%1 ist nicht verfügbar: Dorthin lässt sich nichts zurückholen.</translation>
    </message>
    <message>
        <source>Nothing of it can go home now; see what is in the way.</source>
        <translation>Davon kann jetzt nichts zurückkehren; siehe „Hindernis“.</translation>
    </message>
    <message>
        <source>Proposed: %1. Another operator approves it in Changes.</source>
        <translation>Vorgeschlagen: %1. Ein anderer Operator genehmigt unter „Änderungen“.</translation>
    </message>
    <message>
        <source>Fail back %1 and %2 more</source>
        <translation>Rückkehr nach %1 und %2 weiteren</translation>
    </message>
    <message>
        <source>Fail back %1</source>
        <translation>Rückkehr nach %1</translation>
    </message>
</context>
<context>
    <name>FailbackSheet</name>
    <message>
        <source>What was recovered elsewhere stays there until it is asked home, from a live source, so that nothing is lost. Enter chooses a row&apos;s home, with all that is homed there.</source>
        <translation>Was anderswo wiederhergestellt wurde, bleibt dort, bis es zurückgeholt wird, und zwar von einer laufenden Quelle, sodass nichts verloren geht. Eingabe wählt die Heimat einer Zeile mit allem, was dort beheimatet ist.</translation>
    </message>
    <message>
        <source>Groups away from home</source>
        <translation>Gruppen außerhalb ihrer Heimat</translation>
    </message>
    <message>
        <source>Everything runs at home</source>
        <translation>Alles läuft in seiner Heimat</translation>
    </message>
    <message>
        <source>Choose this home</source>
        <translation>Diese Heimat wählen</translation>
    </message>
    <message>
        <source>Choose all that can go</source>
        <translation>Alles Mögliche wählen</translation>
    </message>
    <message>
        <source>Title of the proposal</source>
        <translation>Titel des Vorschlags</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Fail groups back</source>
        <translation>Gruppen zurückholen</translation>
    </message>
</context>
<context>
    <name>FailbackTable</name>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Runs in</source>
        <translation>Läuft in</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heimat</translation>
    </message>
    <message>
        <source>Home is</source>
        <translation>Heimat ist</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>In the way</source>
        <translation>Hindernis</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>FailureEditor</name>
    <message>
        <source>Lost: %1</source>
        <translation>Ausfall: %1</translation>
    </message>
    <message>
        <source>Add a region, or paste ids of regions, sites and hosts</source>
        <translation>Region hinzufügen oder IDs von Regionen, Standorten und Hosts einfügen</translation>
    </message>
    <message>
        <source>Add or paste ids</source>
        <translation>IDs eingeben/einfügen</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Hide the time and the second loss</source>
        <translation>Zeit und Zweitausfall ausblenden</translation>
    </message>
    <message>
        <source>Set the time and a second loss</source>
        <translation>Zeit und Zweitausfall festlegen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>F5 or Ctrl+Enter</source>
        <translation>F5 oder Strg+Eingabe</translation>
    </message>
    <message>
        <source>Propose…</source>
        <translation>Vorschlagen…</translation>
    </message>
    <message>
        <source>Lost in</source>
        <translation>Ausfall in</translation>
    </message>
    <message>
        <source>How long from now it is lost, such as 0s or 2h</source>
        <translation>Zeit von jetzt bis zum Ausfall, etwa 0s oder 2h</translation>
    </message>
    <message>
        <source>and after</source>
        <translation>und nach</translation>
    </message>
    <message>
        <source>How long after the first loss the second one comes, such as 15m</source>
        <translation>Zeit vom ersten Ausfall bis zum Zweitausfall, etwa 15m</translation>
    </message>
    <message>
        <source>also</source>
        <translation>auch</translation>
    </message>
    <message>
        <source>What the second loss takes: ids of regions, sites and hosts</source>
        <translation>Was beim Zweitausfall ausfällt: IDs von Regionen, Standorten und Hosts</translation>
    </message>
    <message>
        <source>a second loss</source>
        <translation>ein Zweitausfall</translation>
    </message>
    <message>
        <source>Ids that can&apos;t be used</source>
        <translation>Nicht verwendbare IDs</translation>
    </message>
    <message>
        <source>Maintenance…</source>
        <translation>Wartung…</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Pin the failure set under a name…</source>
        <translation>Ausfallmenge unter einem Namen anheften…</translation>
    </message>
    <message>
        <source>The failure set is empty.</source>
        <translation>Die Ausfallmenge ist leer.</translation>
    </message>
    <message>
        <source>Take a pinned failure set…</source>
        <translation>Angeheftete Ausfallmenge übernehmen…</translation>
    </message>
    <message>
        <source>Nothing is pinned.</source>
        <translation>Nichts ist angeheftet.</translation>
    </message>
    <message>
        <source>Pinned failure sets</source>
        <translation>Angeheftete Ausfallmengen</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>lost in</source>
        <translation>Ausfall in</translation>
    </message>
    <message>
        <source>Wrong: %1. %2</source>
        <translation>Falsch: %1. %2</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>n/a</source>
        <comment>a share of nothing</comment>
        <translation>entfällt</translation>
    </message>
    <message>
        <source>1 representative = %1 volumes</source>
        <translation>1 Repräsentant = %1 Volumes</translation>
    </message>
    <message>
        <source>%1 representatives = %2 volumes</source>
        <translation>%1 Repräsentanten = %2 Volumes</translation>
    </message>
</context>
<context>
    <name>FirstRun</name>
    <message>
        <source>An execution is being carried out. Go on when it has ended.</source>
        <translation>Eine Ausführung läuft. Erst nach ihrem Ende fortfahren.</translation>
    </message>
    <message>
        <source>the tour of a first run</source>
        <translation>die Tour beim ersten Start</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Step %1 of %2, part %3 of %4</source>
        <translation>Schritt %1 von %2, Teil %3 von %4</translation>
    </message>
    <message>
        <source>Lose a region</source>
        <translation>Region ausfallen lassen</translation>
    </message>
    <message>
        <source>Why there?</source>
        <translation>Warum dort?</translation>
    </message>
    <message>
        <source>The drill is done</source>
        <translation>Die Übung ist fertig</translation>
    </message>
    <message>
        <source>Rehearse it, up to the commit</source>
        <translation>Üben, bis zur Ausführung</translation>
    </message>
    <message>
        <source>The drawer on the right names the rule that governs and the rules it beat, adds up the time step by step, and gives for every other region the first constraint that rules it out, with its numbers.</source>
        <translation>Der Bereich rechts nennt die geltende Regel und die Regeln, die sie schlug, summiert die Zeit Schritt für Schritt und gibt für jede andere Region die erste Einschränkung an, die sie ausschließt, mit ihren Zahlen.</translation>
    </message>
    <message>
        <source>Every row of the table is a group and what becomes of it. Choose one with Up and Down or the pointer, and read its explanation beside the table. “Show me” goes to the table.</source>
        <translation>Jede Zeile der Tabelle ist eine Gruppe und was aus ihr wird. Eine mit Pfeil auf und ab oder dem Zeiger wählen und ihre Erklärung neben der Tabelle lesen. „Zeigen“ geht zur Tabelle.</translation>
    </message>
    <message>
        <source>Above the timeline stands how many groups recover in time, late or not at all, and at what cost; each row of the timeline is a queue of recoveries. Nothing of the estate has changed: a run is planned beside it.</source>
        <translation>Über der Zeitachse steht, wie viele Gruppen rechtzeitig, verspätet oder gar nicht wiederhergestellt werden und zu welchen Kosten; jede Zeile der Zeitachse ist eine Warteschlange von Wiederherstellungen. Am Bestand hat sich nichts geändert: Eine Berechnung plant daneben.</translation>
    </message>
    <message>
        <source>This step is for the federal estate. “Show me” opens it.</source>
        <translation>Dieser Schritt gilt dem Federal-Bestand. „Zeigen“ öffnet ihn.</translation>
    </message>
    <message>
        <source>No single loss costs more than that of %1. “Show me” names it in Plan and runs, which changes nothing. Or name another one there and press F5.</source>
        <translation>Kein einzelner Ausfall ist teurer als der von %1. „Zeigen“ gibt sie unter „Plan“ an und berechnet; das ändert nichts. Oder dort eine andere angeben und F5 drücken.</translation>
    </message>
    <message>
        <source>Every single loss is being planned to find the one that costs most. “Show me” goes to Plan: name any region there and press F5.</source>
        <translation>Jeder Einzelausfall wird geplant, um den teuersten zu finden. „Zeigen“ geht zu „Plan“: dort eine beliebige Region angeben und F5 drücken.</translation>
    </message>
    <message>
        <source>You lost a region without changing anything, read why a group recovers where it does, and carried a plan from proposal over approval to commit. In an estate that counts another operator approves. Every step stands in Journal.</source>
        <translation>Eine Region fiel aus, ohne dass sich etwas änderte, die Erklärung nannte, warum eine Gruppe gerade dort wiederhergestellt wird, und ein Plan kam vom Vorschlag über die Genehmigung zur Ausführung. In einem Bestand, der zählt, genehmigt ein anderer Operator. Jeder Schritt steht unter „Journal“.</translation>
    </message>
    <message>
        <source>“Show me” opens a small estate of four regions in memory and begins a drill of one person: you may approve what you propose in it, and it is recorded.</source>
        <translation>„Zeigen“ öffnet einen kleinen Bestand aus vier Regionen im Arbeitsspeicher und beginnt eine Übung mit einer Person: Eigene Vorschläge dürfen darin genehmigt werden, und das wird aufgezeichnet.</translation>
    </message>
    <message>
        <source>No single loss costs more than that of %1. “Show me” names it in Plan and runs.</source>
        <translation>Kein einzelner Ausfall ist teurer als der von %1. „Zeigen“ gibt sie unter „Plan“ an und berechnet.</translation>
    </message>
    <message>
        <source>Read the plan, then propose it with Ctrl+P or “Show me”. A proposal is bound to exactly what the planner has looked at.</source>
        <translation>Den Plan lesen, dann mit Strg+P oder „Zeigen“ vorschlagen. Ein Vorschlag ist an genau das gebunden, was der Planer untersucht hat.</translation>
    </message>
    <message>
        <source>The proposal waits in Changes. “Show me” asks whether you approve it, which an author may do only in a drill.</source>
        <translation>Der Vorschlag wartet unter „Änderungen“. „Zeigen“ fragt nach der Genehmigung, die ein Autor nur in einer Übung erteilen darf.</translation>
    </message>
    <message>
        <source>The commit is the one step that changes the estate. “Show me” opens it: it names its effect and, where operations are lost, asks you to type their number.</source>
        <translation>Die Ausführung ist der einzige Schritt, der den Bestand ändert. „Zeigen“ öffnet sie: Sie nennt ihre Wirkung und verlangt, wo Operationen verloren gehen, deren Anzahl einzugeben.</translation>
    </message>
    <message>
        <source>Every group is prepared at its destination, the sources are fenced, then all groups are committed at once. Until then it can be aborted.</source>
        <translation>Jede Gruppe wird an ihrem Ziel vorbereitet, die Quellen werden gesperrt, dann werden alle Gruppen auf einmal ausgeführt. Bis dahin lässt es sich abbrechen.</translation>
    </message>
    <message>
        <source>You chose %1.</source>
        <translation>Gewählt: %1.</translation>
    </message>
    <message>
        <source>%1 is closed and stays as it is.</source>
        <translation>%1 wird geschlossen und bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The present estate is only in memory: what was done to it is lost.</source>
        <translation>Der aktuelle Bestand liegt nur im Arbeitsspeicher: Alle Änderungen daran gehen verloren.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Back to the federal estate</source>
        <translation>Zurück zum Federal-Bestand</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Step %1 of %2, done</source>
        <translation>Schritt %1 von %2, erledigt</translation>
    </message>
    <message>
        <source>The plan is committed</source>
        <translation>Der Plan ist ausgeführt</translation>
    </message>
    <message>
        <source>Above the timeline stands how many groups recover in time, late or not at all, and at what cost; each row of the timeline is a queue of recoveries. The run changed nothing, the commit did.</source>
        <translation>Über der Zeitachse steht, wie viele Gruppen rechtzeitig, verspätet oder gar nicht wiederhergestellt werden und zu welchen Kosten; jede Zeile der Zeitachse ist eine Warteschlange. Die Berechnung änderte nichts, die Ausführung schon.</translation>
    </message>
    <message>
        <source>A plan went from proposal over approval to commit, and the estate has changed by it: what was lost recovers elsewhere, as Changes shows group by group. Every step stands in Journal.</source>
        <translation>Ein Plan kam vom Vorschlag über die Genehmigung zur Ausführung und hat den Bestand geändert: Was ausfiel, wird anderswo wiederhergestellt, wie „Änderungen“ Gruppe für Gruppe zeigt. Jeder Schritt steht unter „Journal“.</translation>
    </message>
    <message>
        <source>The proposal waits in Changes for another operator than its author. “Show me” goes there.</source>
        <translation>Der Vorschlag wartet unter „Änderungen“ auf einen anderen Operator als seinen Autor. „Zeigen“ führt dorthin.</translation>
    </message>
    <message numerus="yes">
        <source>Committed “%1”: %n group(s) recover elsewhere.</source>
        <translation>
            <numerusform>Ausgeführt: „%1“, %n Gruppe wird anderswo wiederhergestellt.</numerusform>
            <numerusform>Ausgeführt: „%1“, %n Gruppen werden anderswo wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>To the estate</source>
        <translation>Zum Bestand</translation>
    </message>
</context>
<context>
    <name>FirstRunGuide</name>
    <message>
        <source>Tour, %1: %2</source>
        <translation>Tour, %1: %2</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Tour starten</translation>
    </message>
    <message>
        <source>Go to the tour, and back</source>
        <translation>Zur Tour und zurück</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hier bleiben</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Tour überspringen</translation>
    </message>
</context>
<context>
    <name>FlowChangeTable</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>When, and why</source>
        <translation>Wann und warum</translation>
    </message>
</context>
<context>
    <name>FlowPathLine</name>
    <message>
        <source>Lane path of %1</source>
        <translation>Lane-Pfad von %1</translation>
    </message>
    <message>
        <source>Choose a flow to see its lane path.</source>
        <translation>Einen Flow wählen, um seinen Lane-Pfad zu sehen.</translation>
    </message>
</context>
<context>
    <name>FlowPathTable</name>
    <message>
        <source>zero copy</source>
        <translation>Zero-Copy</translation>
    </message>
    <message>
        <source>1 copying pass</source>
        <translation>1 Kopiervorgang</translation>
    </message>
    <message>
        <source>%1 copying passes</source>
        <translation>%1 Kopiervorgänge</translation>
    </message>
    <message>
        <source>leaf:%1:%2</source>
        <translation>leaf:%1:%2</translation>
    </message>
    <message>
        <source>leaf: chosen when it recovers</source>
        <translation>leaf: Wahl bei Wiederherstellung</translation>
    </message>
    <message>
        <source>leaf:%1, lane chosen when it recovers</source>
        <translation>leaf:%1, Lane-Wahl bei Wiederherstellung</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>not placed yet</source>
        <translation>noch nicht platziert</translation>
    </message>
    <message>
        <source>waits for a plan</source>
        <translation>wartet auf einen Plan</translation>
    </message>
    <message>
        <source>lost since %1</source>
        <translation>ausgefallen seit %1</translation>
    </message>
    <message>
        <source>serves</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>lands here</source>
        <translation>landet hier</translation>
    </message>
    <message>
        <source>mux %1</source>
        <translation>mux %1</translation>
    </message>
    <message>
        <source>demux %1</source>
        <translation>demux %1</translation>
    </message>
    <message>
        <source>replica offline</source>
        <translation>Replikat offline</translation>
    </message>
    <message>
        <source>diverged, to be resynchronised</source>
        <translation>divergiert, neu zu synchronisieren</translation>
    </message>
    <message>
        <source>of an earlier placement</source>
        <translation>aus früherer Platzierung</translation>
    </message>
    <message>
        <source>misses %1 operations</source>
        <translation>%1 Operationen fehlen</translation>
    </message>
    <message>
        <source>has everything, to be replayed</source>
        <translation>vollständig, durch Replay</translation>
    </message>
    <message>
        <source>has everything, restored whole</source>
        <translation>vollständig, Restore als Ganzes</translation>
    </message>
    <message>
        <source>being prepared</source>
        <translation>in Vorbereitung</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>vorbereitet</translation>
    </message>
    <message>
        <source>prepared, its source is fenced</source>
        <translation>vorbereitet, Quelle gesperrt</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>no route known</source>
        <translation>keine Route bekannt</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flow</translation>
    </message>
    <message>
        <source>Lane path</source>
        <translation>Lane-Pfad</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Backlog</source>
        <translation>Rückstand</translation>
    </message>
    <message>
        <source>serves, its group is being decided on</source>
        <translation>läuft, über die Gruppe wird entschieden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Pieces of copies here: %1, replicas fed elsewhere: %2, kept here for others: %3, landing: %4</source>
        <translation>Kopieteile hier: %1, anderswo versorgte Replikate: %2, für andere aufbewahrt: %3, landend: %4</translation>
    </message>
</context>
<context>
    <name>FoldSign</name>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>FrameCommands</name>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Exceptions: what needs a person</source>
        <translation>Ausnahmen: was Eingreifen erfordert</translation>
    </message>
    <message>
        <source>Switch the operator…</source>
        <translation>Operator wechseln…</translation>
    </message>
    <message>
        <source>Confirm the clock: it is now %1</source>
        <translation>Uhr bestätigen: es ist jetzt %1</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>Next theme: system, light, dark</source>
        <translation>Nächstes Design: System, hell, dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Theme of the system</source>
        <translation>Design des Systems</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Helles Design</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Dunkles Design</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Open a sample estate…</source>
        <translation>Beispielbestand öffnen…</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Let what is shown move again</source>
        <translation>Anzeige weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Freeze what is shown</source>
        <translation>Anzeige einfrieren</translation>
    </message>
    <message>
        <source>Mark every change as seen</source>
        <translation>Alle Änderungen als gesehen markieren</translation>
    </message>
    <message>
        <source>Hand the shift over…</source>
        <translation>Schicht übergeben…</translation>
    </message>
    <message>
        <source>Copy a link to this place</source>
        <translation>Link zu dieser Stelle kopieren</translation>
    </message>
    <message>
        <source>Open a link…</source>
        <translation>Link öffnen…</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>Back to now: leave the earlier moment</source>
        <translation>Zurück zur Gegenwart: den früheren Zeitpunkt verlassen</translation>
    </message>
    <message>
        <source>About: the program, its estate and the planning envelope</source>
        <translation>Über: Programm, Bestand und Mengengerüst der Planung</translation>
    </message>
    <message>
        <source>Undo. %1</source>
        <translation>Rückgängig. %1</translation>
    </message>
    <message>
        <source>Undo what was done last</source>
        <translation>Zuletzt Getanes zurücknehmen</translation>
    </message>
    <message>
        <source>Nothing is offered to be taken back.</source>
        <translation>Nichts lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Nothing was recorded since you looked.</source>
        <translation>Seit letzter Ansicht wurde nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Motion of the system</source>
        <translation>Bewegung wie im System</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Full motion</source>
        <translation>Volle Bewegung</translation>
    </message>
    <message>
        <source>Put the message away</source>
        <translation>Meldung wegräumen</translation>
    </message>
    <message>
        <source>There is no message.</source>
        <translation>Es gibt keine Meldung.</translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Hand the shift over</source>
        <translation>Schicht übergeben</translation>
    </message>
    <message>
        <source>The note so far, by %1: %2</source>
        <translation>Bisherige Notiz, von %1: %2</translation>
    </message>
    <message>
        <source>Note to the next shift</source>
        <translation>Notiz an die nächste Schicht</translation>
    </message>
    <message>
        <source>What is open, what to watch, whom to call</source>
        <translation>Was offen ist, was zu beobachten und wer anzurufen ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Übergeben</translation>
    </message>
</context>
<context>
    <name>HostTable</name>
    <message>
        <source>its site is offline</source>
        <translation>Standort offline</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>%1 of %2 sites online, %3 hosts stand for %4</source>
        <translation>%1 von %2 Standorten online, %3 Hosts stehen für %4</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Lanes</translation>
    </message>
    <message>
        <source>Lanes used</source>
        <translation>Lanes belegt</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Restore rate</source>
        <translation>Restore-Rate</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>Steht für</translation>
    </message>
    <message>
        <source>Lane capacity</source>
        <translation>Lane-Leistung</translation>
    </message>
</context>
<context>
    <name>IncidentBar</name>
    <message>
        <source>Incident: %1</source>
        <translation>Vorfall: %1</translation>
    </message>
    <message>
        <source>Next RTO in</source>
        <translation>Nächstes RTO in</translation>
    </message>
    <message>
        <source>Lost in this incident: %1</source>
        <translation>Ausfälle in diesem Vorfall: %1</translation>
    </message>
    <message>
        <source>Nothing is reported lost.</source>
        <translation>Kein Ausfall gemeldet.</translation>
    </message>
    <message>
        <source>Report a loss…</source>
        <translation>Ausfall melden…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
    <message>
        <source>Add an incident note…</source>
        <translation>Notiz zum Vorfall…</translation>
    </message>
    <message>
        <source>Use these losses in the plan</source>
        <translation>Ausfälle in „Plan“ übernehmen</translation>
    </message>
    <message>
        <source>Hide what was reported</source>
        <translation>Gemeldetes ausblenden</translation>
    </message>
    <message>
        <source>Show what was reported</source>
        <translation>Gemeldetes anzeigen</translation>
    </message>
    <message>
        <source>End…</source>
        <translation>Beenden…</translation>
    </message>
    <message>
        <source>End the incident…</source>
        <translation>Vorfall beenden…</translation>
    </message>
    <message>
        <source>Reported %1</source>
        <translation>Gemeldet %1</translation>
    </message>
    <message>
        <source>Groups: %1</source>
        <translation>Gruppen: %1</translation>
    </message>
</context>
<context>
    <name>IncidentCommands</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Begin an incident…</source>
        <translation>Vorfall beginnen…</translation>
    </message>
    <message>
        <source>Report a loss…</source>
        <translation>Ausfall melden…</translation>
    </message>
    <message>
        <source>Add an incident note…</source>
        <translation>Notiz zum Vorfall…</translation>
    </message>
    <message>
        <source>Use the losses of the incident in the plan</source>
        <translation>Ausfälle des Vorfalls in „Plan“ übernehmen</translation>
    </message>
    <message>
        <source>Show or hide what the incident reports</source>
        <translation>Gemeldetes zum Vorfall ein- oder ausblenden</translation>
    </message>
    <message>
        <source>End the incident…</source>
        <translation>Vorfall beenden…</translation>
    </message>
    <message>
        <source>Report that %1 is back again…</source>
        <translation>%1 als wieder verfügbar melden…</translation>
    </message>
    <message>
        <source>Report that the selected loss is back again…</source>
        <translation>Gewählten Ausfall als behoben melden…</translation>
    </message>
</context>
<context>
    <name>IncidentEntryTable</name>
    <message>
        <source>At</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
</context>
<context>
    <name>IncidentLossSheet</name>
    <message>
        <source>What is lost?</source>
        <translation>Was ist ausgefallen?</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>A region that is lost, or ids of regions, sites and hosts</source>
        <translation>Eine ausgefallene Region oder IDs von Regionen, Standorten und Hosts</translation>
    </message>
    <message>
        <source>Ids of regions, sites or hosts; Enter takes one</source>
        <translation>IDs von Regionen, Standorten oder Hosts; Eingabe übernimmt</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Forget the places named so far</source>
        <translation>Bisher genannte Orte verwerfen</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Since when: empty for now, how long ago such as 12m, or a time in UTC</source>
        <translation>Seit wann: leer für jetzt, Zeit seitdem wie 12m oder ein Zeitpunkt in UTC</translation>
    </message>
    <message>
        <source>now; else 12m, or 2026-01-01 06:30 UTC</source>
        <translation>jetzt; sonst 12m oder 2026-01-01 06:30 UTC</translation>
    </message>
    <message>
        <source>The clock of the objectives runs from this moment. The estate does not change: plan the loss, propose and commit it as on any day.</source>
        <translation>Die Uhr der Zielwerte läuft ab diesem Zeitpunkt. Der Bestand ändert sich nicht: den Ausfall planen, vorschlagen und ausführen wie an jedem Tag.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Report the loss</source>
        <translation>Ausfall melden</translation>
    </message>
</context>
<context>
    <name>IncidentLossTable</name>
    <message>
        <source>Lost</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Next RTO in</source>
        <translation>Nächstes RTO</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>In Frist</translation>
    </message>
    <message>
        <source>At risk</source>
        <translation>Gefährdet</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>Gemeldet von</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>%1 %2 is lost since %3</source>
        <translation>%1 %2 ausgefallen seit %3</translation>
    </message>
    <message>
        <source>%1. Next RTO in %2; in time %3, at risk %4, passed %5</source>
        <translation>%1. Nächstes RTO in %2; in Frist %3, gefährdet %4, vorbei %5</translation>
    </message>
</context>
<context>
    <name>IncidentPane</name>
    <message>
        <source>Lost</source>
        <translation>Ausgefallen</translation>
    </message>
    <message>
        <source>What the incident lost</source>
        <translation>Was im Vorfall ausgefallen ist</translation>
    </message>
    <message>
        <source>Nothing is reported lost</source>
        <translation>Kein Ausfall gemeldet</translation>
    </message>
    <message>
        <source>Report a region, a site or a host, and when it was lost: the clock of its objectives runs from then.</source>
        <translation>Eine Region, einen Standort oder einen Host melden und wann sie ausfielen: Ab dann läuft die Uhr der Zielwerte.</translation>
    </message>
    <message>
        <source>Reported</source>
        <translation>Gemeldet</translation>
    </message>
    <message>
        <source>What was reported, the latest first</source>
        <translation>Meldungen, neueste zuerst</translation>
    </message>
    <message>
        <source>Nothing is reported</source>
        <translation>Nichts gemeldet</translation>
    </message>
    <message>
        <source>Back again…</source>
        <translation>Wieder da…</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Notiz…</translation>
    </message>
</context>
<context>
    <name>IncidentSession</name>
    <message>
        <source>Begun by %1, %2</source>
        <translation>Begonnen von %1, %2</translation>
    </message>
    <message>
        <source>nothing lost</source>
        <translation>kein Ausfall</translation>
    </message>
    <message>
        <source>planning…</source>
        <translation>wird geplant…</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>none to come</source>
        <translation>keines mehr</translation>
    </message>
    <message>
        <source>No deadline is to come.</source>
        <translation>Keine Frist steht mehr aus.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>in time %1, at risk %2, passed %3, held by rule %4</source>
        <translation>in Frist %1, gefährdet %2, vorbei %3, gehalten %4</translation>
    </message>
    <message>
        <source>Planned from %1</source>
        <translation>Geplant ab %1</translation>
    </message>
    <message>
        <source>The incident is open. Report what is lost.</source>
        <translation>Der Vorfall ist offen. Melden, was ausgefallen ist.</translation>
    </message>
    <message>
        <source>Name what is lost.</source>
        <translation>Angeben, was ausgefallen ist.</translation>
    </message>
    <message>
        <source>At most %1 places at a time. Name fewer.</source>
        <translation>Höchstens %1 Orte auf einmal. Weniger angeben.</translation>
    </message>
    <message>
        <source>Reported lost since %1: %2</source>
        <translation>Als ausgefallen gemeldet seit %1: %2</translation>
    </message>
    <message>
        <source>%1 is back again.</source>
        <translation>%1 ist wieder da.</translation>
    </message>
    <message>
        <source>Noted.</source>
        <translation>Vermerkt.</translation>
    </message>
    <message>
        <source>The incident has ended.</source>
        <translation>Der Vorfall ist beendet.</translation>
    </message>
</context>
<context>
    <name>IncidentWordSheet</name>
    <message>
        <source>Begin an incident?</source>
        <translation>Vorfall beginnen?</translation>
    </message>
    <message>
        <source>A note for everybody</source>
        <translation>Notiz an alle</translation>
    </message>
    <message>
        <source>End the incident?</source>
        <translation>Vorfall beenden?</translation>
    </message>
    <message>
        <source>Everybody at this journal sees it, what is reported lost in it, and the clock of the objectives. It changes nothing in the estate.</source>
        <translation>Alle an diesem Journal sehen ihn, die darin gemeldeten Ausfälle und die Uhr der Zielwerte. Am Bestand ändert er nichts.</translation>
    </message>
    <message>
        <source>It stands in the journal with your name and the time.</source>
        <translation>Sie steht mit Name und Zeit im Journal.</translation>
    </message>
    <message>
        <source>The clock stops. What was reported stays in the journal; regions that are offline stay so.</source>
        <translation>Die Uhr hält an. Das Gemeldete bleibt im Journal; Regionen, die offline sind, bleiben es.</translation>
    </message>
    <message>
        <source>What is happening</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Note of the incident</source>
        <translation>Notiz zum Vorfall</translation>
    </message>
    <message>
        <source>How the incident ended</source>
        <translation>Wie der Vorfall endete</translation>
    </message>
    <message>
        <source>What is happening, in a line</source>
        <translation>Was geschieht, in einer Zeile</translation>
    </message>
    <message>
        <source>What was seen, done or agreed</source>
        <translation>Was gesehen, getan oder vereinbart wurde</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Begin the incident</source>
        <translation>Vorfall beginnen</translation>
    </message>
    <message>
        <source>Add the note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>End the incident</source>
        <translation>Vorfall beenden</translation>
    </message>
</context>
<context>
    <name>JournalCheck</name>
    <message>
        <source>“%1” is not a head. Paste index:hash, as a report or `estatectl journal show` prints it.</source>
        <translation>„%1“ ist kein Kopf. index:hash einfügen, wie ein Bericht oder `estatectl journal show` es ausgibt.</translation>
    </message>
    <message>
        <source>The journal was compacted and begins behind record %1. Look for record %2 in the file that it was compacted from.</source>
        <translation>Das Journal wurde verdichtet und beginnt nach Eintrag %1. Eintrag %2 in der Datei suchen, aus der es verdichtet wurde.</translation>
    </message>
    <message>
        <source>Stopped before the end: nothing was found up to record %1.</source>
        <translation>Vor dem Ende angehalten: bis Eintrag %1 wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Record %1 does not follow the record in front of it. What lies before it is good; restore the rest from a backup.</source>
        <translation>Eintrag %1 folgt nicht auf den Eintrag davor. Was davor liegt, ist in Ordnung; den Rest aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>The journal&apos;s last record is not where its chain ends. Restore it from a backup.</source>
        <translation>Der letzte Eintrag des Journals liegt nicht am Ende seiner Kette. Aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>The journal ends at index %1, but index %2 was expected: its end was cut off. Restore it from a backup.</source>
        <translation>Das Journal endet bei Index %1, erwartet war Index %2: Sein Ende wurde abgeschnitten. Aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <source>Record %1 is another one than expected: this is another journal, or its history was written anew. Restore it from a backup.</source>
        <translation>Eintrag %1 ist ein anderer als erwartet: Dies ist ein anderes Journal, oder seine Geschichte wurde neu geschrieben. Aus einer Sicherung wiederherstellen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 record(s) verified: each follows from the one before it. A cut tail can&apos;t be seen without a head to compare with.</source>
        <translation>
            <numerusform>%1 Eintrag geprüft: Jeder folgt aus dem vorigen. Ein abgeschnittenes Ende ist ohne Vergleichskopf nicht zu erkennen.</numerusform>
            <numerusform>%1 Einträge geprüft: Jeder folgt aus dem vorigen. Ein abgeschnittenes Ende ist ohne Vergleichskopf nicht zu erkennen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 record(s) verified, and the expected record %2 is among them, as it was.</source>
        <translation>
            <numerusform>%1 Eintrag geprüft; der erwartete Eintrag %2 ist darunter, unverändert.</numerusform>
            <numerusform>%1 Einträge geprüft; der erwartete Eintrag %2 ist darunter, unverändert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JournalCommands</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Look at the estate as of the selected record</source>
        <translation>Bestand zum Stand des gewählten Eintrags ansehen</translation>
    </message>
    <message>
        <source>Look one record further back</source>
        <translation>Einen Eintrag zurückgehen</translation>
    </message>
    <message>
        <source>Look one record further on</source>
        <translation>Einen Eintrag weitergehen</translation>
    </message>
    <message>
        <source>Verify the journal…</source>
        <translation>Journal prüfen…</translation>
    </message>
    <message>
        <source>Filter the records</source>
        <translation>Einträge filtern</translation>
    </message>
    <message>
        <source>Copy the records that are shown as CSV</source>
        <translation>Angezeigte Einträge als CSV kopieren</translation>
    </message>
    <message>
        <source>Look 100 records further back</source>
        <translation>100 Einträge zurückgehen</translation>
    </message>
    <message>
        <source>Look 100 records further on</source>
        <translation>100 Einträge weitergehen</translation>
    </message>
    <message>
        <source>Look at the first record</source>
        <translation>Ersten Eintrag ansehen</translation>
    </message>
    <message>
        <source>Stop looking back, and stay where it is</source>
        <translation>Rückblick abbrechen und beim jetzigen Stand bleiben</translation>
    </message>
    <message>
        <source>Copy index and hash of the selected record, as a head to verify with</source>
        <translation>Index und Hash des gewählten Eintrags kopieren, als Vergleichskopf zum Prüfen</translation>
    </message>
    <message>
        <source>No record is selected.</source>
        <translation>Kein Eintrag ist gewählt.</translation>
    </message>
    <message>
        <source>Kind of the records: %1</source>
        <translation>Art der Einträge: %1</translation>
    </message>
    <message>
        <source>Actor of the records: %1</source>
        <translation>Akteur der Einträge: %1</translation>
    </message>
</context>
<context>
    <name>JournalProblem</name>
    <message>
        <source>No journal is open.</source>
        <translation>Kein Journal ist geöffnet.</translation>
    </message>
    <message>
        <source>Open an estate in memory</source>
        <translation>Bestand im Arbeitsspeicher öffnen</translation>
    </message>
    <message>
        <source>Download the file</source>
        <translation>Datei herunterladen</translation>
    </message>
    <message>
        <source>Upload another…</source>
        <translation>Andere hochladen…</translation>
    </message>
</context>
<context>
    <name>JournalRecordModel</name>
    <message>
        <source>and more</source>
        <translation>und weitere</translation>
    </message>
    <message>
        <source>estatectl journal export shows every field</source>
        <translation>estatectl journal export zeigt jedes Feld</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>It caused no decisions.</source>
        <translation>Er hat keine Entscheidungen ausgelöst.</translation>
    </message>
    <message>
        <source>It changed nothing: what it says was so already.</source>
        <translation>Er hat nichts geändert: Was er sagt, galt bereits.</translation>
    </message>
    <message>
        <source>%1: to %2. %3</source>
        <translation>%1: nach %2. %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Decided by planner version %1. Groups: %2, placements: %3, resizes: %4, snapshots: %5</source>
        <translation>Entschieden von Planer-Version %1. Gruppen: %2, Platzierungen: %3, Größenänderungen: %4, Snapshots: %5</translation>
    </message>
</context>
<context>
    <name>JournalReplacement</name>
    <message>
        <source>It ends with record %1, at %2.</source>
        <translation>Letzter Eintrag: %1, %2.</translation>
    </message>
    <message>
        <source>This page keeps no journal: the file is open until the page is closed. What is open now is closed.</source>
        <translation>Diese Seite speichert kein Journal: Die Datei bleibt offen, bis die Seite geschlossen wird. Was jetzt offen ist, wird geschlossen.</translation>
    </message>
    <message>
        <source>The journal that this browser keeps could not be opened. It is taken out of the browser.</source>
        <translation>Das in diesem Browser gespeicherte Journal ließ sich nicht öffnen. Es wird aus dem Browser entfernt.</translation>
    </message>
    <message>
        <source>The journal that this browser keeps is taken out of it; it is not the one that is open. What is open is only in memory, and is closed.</source>
        <translation>Das in diesem Browser gespeicherte Journal wird daraus entfernt; es ist nicht das geöffnete. Das geöffnete liegt nur im Arbeitsspeicher und wird geschlossen.</translation>
    </message>
    <message>
        <source>The present journal is taken out of this browser. %1</source>
        <translation>Das aktuelle Journal wird aus diesem Browser entfernt. %1</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
        <source>The file is good: every record was verified. %1</source>
        <translation>Die Datei ist in Ordnung: Jeder Eintrag wurde geprüft. %1</translation>
    </message>
    <message>
        <source>Verifying %1: %2 of %3 records</source>
        <translation>%1 wird geprüft: %2 von %3 Einträgen</translation>
    </message>
    <message>
        <source>%1 Nothing was changed: the present journal stays.</source>
        <translation>%1 Nichts wurde geändert: Das aktuelle Journal bleibt.</translation>
    </message>
    <message>
        <source>An execution is being carried out. Replace the journal when it has ended.</source>
        <translation>Eine Ausführung läuft. Das Journal erst nach ihrem Ende ersetzen.</translation>
    </message>
    <message>
        <source>%1 is open now, in place of the former journal.</source>
        <translation>%1 ist jetzt geöffnet, anstelle des bisherigen Journals.</translation>
    </message>
</context>
<context>
    <name>JournalRoom</name>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Governance</source>
        <translation>Governance</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Estate %1</source>
        <translation>Bestand %1</translation>
    </message>
    <message>
        <source>Governance %1</source>
        <translation>Governance %1</translation>
    </message>
    <message>
        <source>Audit %1</source>
        <translation>Audit %1</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Akteur</translation>
    </message>
    <message>
        <source>Filter the records</source>
        <translation>Einträge filtern</translation>
    </message>
    <message>
        <source>Words, -without, what:r017</source>
        <translation>Wörter, -ohne, what:r017</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Verify…</source>
        <translation>Prüfen…</translation>
    </message>
    <message>
        <source>The records in front of it are listed.</source>
        <translation>Die Einträge davor sind aufgeführt.</translation>
    </message>
    <message>
        <source>Records, Enter looks at the estate as of one</source>
        <translation>Einträge, Eingabe zeigt den Bestand zu diesem Stand</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>No records</source>
        <translation>Keine Einträge</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>All actors</source>
        <translation>Alle Akteure</translation>
    </message>
    <message>
        <source>New since you looked</source>
        <translation>Neu seit Ansicht</translation>
    </message>
    <message>
        <source>Mark every change as seen</source>
        <translation>Alle Änderungen als gesehen markieren</translation>
    </message>
</context>
<context>
    <name>JournalTableModel</name>
    <message>
        <source>can&apos;t be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Actor</source>
        <translation>Akteur</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message numerus="yes">
        <source>%1 record(s)</source>
        <translation>
            <numerusform>%1 Eintrag</numerusform>
            <numerusform>%1 Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>records read and verified: %1 of %2</source>
        <translation>gelesene und geprüfte Einträge: %1 von %2</translation>
    </message>
</context>
<context>
    <name>JudgeSheet</name>
    <message>
        <source>Approve</source>
        <translation>Genehmigen</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Abort the execution</source>
        <translation>Ausführung abbrechen</translation>
    </message>
    <message>
        <source>Your approval holds for exactly this basis: if a region that the plan examined changes, the proposal is stale and can&apos;t be committed.</source>
        <translation>Die Genehmigung gilt genau für diese Grundlage: Ändert sich eine vom Plan untersuchte Region, ist der Vorschlag veraltet und nicht mehr ausführbar.</translation>
    </message>
    <message>
        <source>It ends here. The author may propose again.</source>
        <translation>Der Vorschlag endet hier. Der Autor darf erneut vorschlagen.</translation>
    </message>
    <message>
        <source>It ends here. Nothing of it was carried out.</source>
        <translation>Der Vorschlag endet hier. Nichts davon wurde ausgeführt.</translation>
    </message>
    <message>
        <source>Every reservation of this execution is released. It can be aborted until the commit batch is written.</source>
        <translation>Alle Reservierungen dieser Ausführung werden freigegeben. Der Abbruch ist möglich, bis die Ausführung dauerhaft geschrieben ist.</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Comment (may be empty)</source>
        <translation>Kommentar (optional)</translation>
    </message>
    <message>
        <source>Recorded as %1, %2</source>
        <translation>Aufgezeichnet als %1, %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Approve the proposal</source>
        <translation>Vorschlag genehmigen</translation>
    </message>
    <message>
        <source>Reject the proposal</source>
        <translation>Vorschlag ablehnen</translation>
    </message>
    <message>
        <source>Withdraw the proposal</source>
        <translation>Vorschlag zurückziehen</translation>
    </message>
    <message>
        <source>Drill: nothing real is touched.</source>
        <translation>Übung: Echtes bleibt unberührt.</translation>
    </message>
</context>
<context>
    <name>KeyFigure</name>
    <message>
        <source>%1: %2. %3 %4</source>
        <translation>%1: %2. %3 %4</translation>
    </message>
</context>
<context>
    <name>LaneClassTable</name>
    <message>
        <source>shared</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>dedicated</source>
        <translation>dediziert</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Isolation</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugeteilt</translation>
    </message>
    <message>
        <source>Borrowed</source>
        <translation>Geliehen</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>%1, in flight</source>
        <translation>%1, unterwegs</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>nicht gesehen</translation>
    </message>
</context>
<context>
    <name>LaneLegend</name>
    <message>
        <source>own</source>
        <translation>eigen</translation>
    </message>
    <message>
        <source>borrowed</source>
        <translation>geliehen</translation>
    </message>
    <message>
        <source>guaranteed</source>
        <translation>garantiert</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>Obergrenze</translation>
    </message>
</context>
<context>
    <name>LaneTable</name>
    <message>
        <source>Nothing published yet: the lane&apos;s worker is told when a change is committed</source>
        <translation>Noch nichts veröffentlicht: Der Worker der Lane erfährt es, wenn eine Änderung ausgeführt wird</translation>
    </message>
    <message>
        <source>Generation %1: the lane&apos;s last flow has gone</source>
        <translation>Generation %1: Der letzte Flow der Lane ist weg</translation>
    </message>
    <message>
        <source>Generation %1, its lease ended %2: every flow is at its guarantee</source>
        <translation>Generation %1, Lease endete %2: Jeder Flow hat seine Garantie</translation>
    </message>
    <message>
        <source>Generation %1, what is borrowed goes back %2</source>
        <translation>Generation %1, Geliehenes geht zurück: %2</translation>
    </message>
    <message>
        <source>Generation %1, nobody borrows</source>
        <translation>Generation %1, niemand leiht</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Lane</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugeteilt</translation>
    </message>
    <message>
        <source>Borrowed</source>
        <translation>Geliehen</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>Flows</source>
        <translation>Flows</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Lane %1 of %2: %3 flows, %4 guaranteed, ceiling %5</source>
        <translation>Lane %1 von %2: %3 Flows, %4 garantiert, Obergrenze %5</translation>
    </message>
    <message>
        <source>%1, nothing published yet</source>
        <translation>%1, noch nichts veröffentlicht</translation>
    </message>
    <message>
        <source>%1, %2 assigned, %3 of it borrowed</source>
        <translation>%1, %2 zugeteilt, davon %3 geliehen</translation>
    </message>
</context>
<context>
    <name>LanesPane</name>
    <message>
        <source>Lanes of %1</source>
        <translation>Lanes von %1</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Lanes</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Lane</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugeteilt</translation>
    </message>
    <message>
        <source>Borrowed</source>
        <translation>Geliehen</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Obergrenze</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Legend of %1</source>
        <translation>Legende: %1</translation>
    </message>
    <message>
        <source>as each region publishes it: in buckets, rounded down</source>
        <translation>wie jede Region es veröffentlicht: in Stufen, abgerundet</translation>
    </message>
    <message>
        <source>u: units of cost, as the impact rules count them; k, M, G u: thousands, millions, billions of them</source>
        <translation>u: Kosteneinheiten, wie die Auswirkungsregeln sie zählen; k, M, G u: Tausend, Millionen, Milliarden davon</translation>
    </message>
</context>
<context>
    <name>LegendModel</name>
    <message numerus="yes">
        <source>%1: %n loss(es)</source>
        <translation>
            <numerusform>%1: %n Ausfall</numerusform>
            <numerusform>%1: %n Ausfälle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n region(s)</source>
        <translation>
            <numerusform>%1: %n Region</numerusform>
            <numerusform>%1: %n Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>in Plan&apos;s failure set</source>
        <translation>in der Ausfallmenge aus „Plan“</translation>
    </message>
    <message>
        <source>changed since you looked</source>
        <translation>seit letzter Ansicht geändert</translation>
    </message>
    <message>
        <source>export is stale</source>
        <translation>Export veraltet</translation>
    </message>
</context>
<context>
    <name>LinkSheet</name>
    <message>
        <source>Open a link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>A link is what “Copy a link to this place” puts on the clipboard: a room with what is shown in it.</source>
        <translation>Ein Link ist, was „Link zu dieser Stelle kopieren“ in die Zwischenablage legt: ein Raum mit dem, was darin angezeigt wird.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>ListCopyMenu</name>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Ctrl+</source>
        <translation>Strg+</translation>
    </message>
    <message>
        <source>Shift+</source>
        <translation>Umschalt+</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>LossObstacle</name>
    <message>
        <source>Choose a region first.</source>
        <translation>Zuerst eine Region wählen.</translation>
    </message>
    <message>
        <source>This is an earlier moment, which nothing is lost from. Go back to now.</source>
        <translation>Dies ist ein früherer Zeitpunkt, an dem nichts mehr ausfällt. Zurück zu jetzt gehen.</translation>
    </message>
    <message>
        <source>%1 is offline already.</source>
        <translation>%1 ist schon offline.</translation>
    </message>
    <message>
        <source>All of these regions are offline already.</source>
        <translation>Alle diese Regionen sind schon offline.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>%1 · %2 · Estate Console</source>
        <translation>%1 · %2 · Estate Console</translation>
    </message>
    <message>
        <source>The clock is right</source>
        <translation>Die Uhr stimmt</translation>
    </message>
</context>
<context>
    <name>MaintenanceSheet</name>
    <message>
        <source>Planned maintenance</source>
        <translation>Geplante Wartung</translation>
    </message>
    <message>
        <source>While it lasts nothing new is placed or recovered there; what runs there stays. Plans, sweeps and commits respect it, and proposals are reviewed when one begins or ends.</source>
        <translation>Solange sie dauert, wird dort nichts Neues platziert oder wiederhergestellt; was dort läuft, bleibt. Pläne, Durchläufe und Ausführungen beachten sie, und Vorschläge werden bei Beginn und Ende neu geprüft.</translation>
    </message>
    <message>
        <source>Planned maintenance, newest first</source>
        <translation>Geplante Wartungen, neueste zuerst</translation>
    </message>
    <message>
        <source>No maintenance is planned</source>
        <translation>Keine Wartung geplant</translation>
    </message>
    <message>
        <source>What it closes: ids of regions, sites and hosts</source>
        <translation>Was sie sperrt: IDs von Regionen, Standorten und Hosts</translation>
    </message>
    <message>
        <source>Regions, sites, hosts</source>
        <translation>Regionen, Standorte, Hosts</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>When it begins: from now, such as 0s or 2h, or a time in UTC</source>
        <translation>Wann sie beginnt: von jetzt an, etwa 0s oder 2h, oder eine Zeit in UTC</translation>
    </message>
    <message>
        <source>lasts</source>
        <translation>dauert</translation>
    </message>
    <message>
        <source>How long it lasts, such as 4h</source>
        <translation>Wie lange sie dauert, etwa 4h</translation>
    </message>
    <message>
        <source>What the maintenance is for</source>
        <translation>Wofür die Wartung ist</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Plan it</source>
        <translation>Planen</translation>
    </message>
</context>
<context>
    <name>MaintenanceTable</name>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
</context>
<context>
    <name>MatrixPane</name>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Free capacity</source>
        <translation>Freie Kapazität</translation>
    </message>
    <message>
        <source>Failover reserve</source>
        <translation>Failover-Reserve</translation>
    </message>
    <message>
        <source>Protected IOPS</source>
        <translation>Geschützte IOPS</translation>
    </message>
    <message>
        <source>Export age</source>
        <translation>Exportalter</translation>
    </message>
    <message>
        <source>Cost of its loss</source>
        <translation>Kosten des Ausfalls</translation>
    </message>
    <message>
        <source>Order of the regions</source>
        <translation>Reihenfolge der Regionen</translation>
    </message>
    <message>
        <source>By id</source>
        <translation>Nach ID</translation>
    </message>
    <message>
        <source>By entity</source>
        <translation>Nach Einheit</translation>
    </message>
    <message>
        <source>By trust domain</source>
        <translation>Nach Vertrauensdomäne</translation>
    </message>
    <message>
        <source>By cost of loss</source>
        <translation>Nach Ausfallkosten</translation>
    </message>
    <message>
        <source>Finding “%1”</source>
        <translation>Suche „%1“</translation>
    </message>
    <message>
        <source>%1 selected. %2</source>
        <translation>%1 ausgewählt. %2</translation>
    </message>
    <message>
        <source>Estate matrix, %1. %2</source>
        <translation>Bestandsmatrix, %1. %2</translation>
    </message>
    <message>
        <source>Checkpoint lag</source>
        <translation>Checkpoint-Rückstand</translation>
    </message>
</context>
<context>
    <name>ModeTag</name>
    <message>
        <source>Mode %1</source>
        <translation>Modus %1</translation>
    </message>
    <message>
        <source>Moment: %1</source>
        <translation>Zeitpunkt: %1</translation>
    </message>
</context>
<context>
    <name>MomentBar</name>
    <message>
        <source>The estate as of index</source>
        <translation>Bestand, Stand Index</translation>
    </message>
    <message>
        <source>The estate is shown as it is now, at index</source>
        <translation>Bestand in der Gegenwart, Index</translation>
    </message>
    <message>
        <source>One record back</source>
        <translation>Einen Eintrag zurück</translation>
    </message>
    <message>
        <source>Index of the record that the estate is shown as of. Enter goes there</source>
        <translation>Index des Eintrags, dessen Stand angezeigt wird. Eingabe geht dorthin</translation>
    </message>
    <message>
        <source>One record on</source>
        <translation>Einen Eintrag weiter</translation>
    </message>
    <message>
        <source>Look at index %1</source>
        <translation>Index %1 ansehen</translation>
    </message>
    <message>
        <source>Look at a record</source>
        <translation>Eintrag ansehen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>of %1: nothing can be changed here</source>
        <translation>von %1: Hier lässt sich nichts ändern</translation>
    </message>
    <message>
        <source>Through time</source>
        <translation>Durch die Zeit</translation>
    </message>
    <message>
        <source>Ticks: %1</source>
        <translation>Striche: %1</translation>
    </message>
</context>
<context>
    <name>MomentModel</name>
    <message>
        <source>Record %1 of %2, %3</source>
        <translation>Eintrag %1 von %2, %3</translation>
    </message>
    <message>
        <source>Record %1 of %2</source>
        <translation>Eintrag %1 von %2</translation>
    </message>
    <message>
        <source>Copying the records up to %1</source>
        <translation>Einträge bis %1 werden kopiert</translation>
    </message>
    <message>
        <source>Reading what lies in front of record %1</source>
        <translation>Was vor Eintrag %1 liegt, wird gelesen</translation>
    </message>
    <message>
        <source>Replaying record %1 of %2</source>
        <translation>Eintrag %1 von %2 wird abgespielt</translation>
    </message>
    <message>
        <source>Hashing the estate as of record %1</source>
        <translation>Hash des Bestands, Stand Eintrag %1, wird berechnet</translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) committed</source>
        <translation>
            <numerusform>%n Plan ausgeführt</numerusform>
            <numerusform>%n Pläne ausgeführt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n image(s)</source>
        <translation>
            <numerusform>%n Abbild</numerusform>
            <numerusform>%n Abbilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>MomentSlider</name>
    <message>
        <source>Step through time. %1</source>
        <translation>Durch die Zeit gehen. %1</translation>
    </message>
</context>
<context>
    <name>NeighbourGrid</name>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>%1. Enter goes to one</source>
        <translation>%1. Eingabe öffnet einen</translation>
    </message>
</context>
<context>
    <name>NoteBar</name>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
</context>
<context>
    <name>OperatorFiles</name>
    <message>
        <source>kept in this browser</source>
        <translation>in diesem Browser gespeichert</translation>
    </message>
</context>
<context>
    <name>OperatorSheet</name>
    <message>
        <source>Who is at the console?</source>
        <translation>Wer sitzt an der Konsole?</translation>
    </message>
    <message>
        <source>Every event is recorded under this name. The name is asserted, not verified: no server has authenticated it. Author and approver of a proposal must differ.</source>
        <translation>Jedes Ereignis wird unter diesem Namen aufgezeichnet. Der Name ist angegeben, nicht geprüft: Kein Server hat ihn authentifiziert. Autor und Genehmiger eines Vorschlags müssen verschieden sein.</translation>
    </message>
    <message>
        <source>Operator name</source>
        <translation>Name des Operators</translation>
    </message>
    <message>
        <source>Name, for example m.okafor</source>
        <translation>Name, zum Beispiel m.okafor</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Others who are known here, Enter takes over</source>
        <translation>Andere hier bekannte Operatoren, Eingabe übernimmt</translation>
    </message>
</context>
<context>
    <name>OperatorTable</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Last acted</source>
        <translation>Zuletzt aktiv</translation>
    </message>
</context>
<context>
    <name>PaletteRow</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>No role was granted: everybody may do everything. The first grant makes an administrator.</source>
        <translation>Keine Rolle wurde erteilt: Alle dürfen alles. Wer die erste erhält, wird Administrator.</translation>
    </message>
    <message>
        <source>Whoever is not named is a viewer. Names are asserted, not verified.</source>
        <translation>Wer nicht genannt ist, ist Betrachter. Namen sind angegeben, nicht geprüft.</translation>
    </message>
    <message>
        <source>Drill of %1 since %2</source>
        <translation>Übung von %1 seit %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is %2 now.</source>
        <translation>%1 ist jetzt %2.</translation>
    </message>
    <message>
        <source>The drill began: authors may approve what they propose in it.</source>
        <translation>Die Übung hat begonnen: Autoren dürfen genehmigen, was sie darin vorschlagen.</translation>
    </message>
    <message>
        <source>The drill ended. What was not committed in it has expired.</source>
        <translation>Die Übung ist beendet. Was darin nicht ausgeführt wurde, ist abgelaufen.</translation>
    </message>
    <message>
        <source>%1 gets the role %2. From this first grant on everybody else is a viewer.</source>
        <translation>%1 erhält die Rolle %2. Ab dieser ersten Erteilung sind alle anderen Betrachter.</translation>
    </message>
    <message>
        <source>%1 has the role %2 already.</source>
        <translation>%1 hat die Rolle %2 bereits.</translation>
    </message>
    <message>
        <source>%1 gets the role %2, and no longer has %3.</source>
        <translation>%1 erhält die Rolle %2 und hat nicht mehr %3.</translation>
    </message>
</context>
<context>
    <name>PinSheet</name>
    <message>
        <source>Pin the failure set</source>
        <translation>Ausfallmenge anheften</translation>
    </message>
    <message>
        <source>Name of the failure set</source>
        <translation>Name der Ausfallmenge</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>It stands in the list of pinned losses of Sweep and Rules too: planned again after every change, and compared with the result that it has now.</source>
        <translation>Sie steht auch bei den angehefteten Ausfällen unter „Durchlauf“ und „Regeln“: nach jeder Änderung neu geplant und mit ihrem jetzigen Ergebnis verglichen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
</context>
<context>
    <name>PinnedMenu</name>
    <message>
        <source>Pin these under a name…</source>
        <translation>Diese unter einem Namen anheften…</translation>
    </message>
</context>
<context>
    <name>PinnedSets</name>
    <message>
        <source>The loss of %1 is pinned already.</source>
        <translation>Der Ausfall von %1 ist bereits angeheftet.</translation>
    </message>
    <message>
        <source>At most %1 losses can be pinned. Unpin one that is no longer needed.</source>
        <translation>Höchstens %1 Ausfälle lassen sich anheften. Einen nicht mehr benötigten lösen.</translation>
    </message>
    <message>
        <source>Pinned: the loss of %1.</source>
        <translation>Angeheftet: der Ausfall von %1.</translation>
    </message>
    <message>
        <source>The pinned loss of %1 is called “%2” now.</source>
        <translation>Der angeheftete Ausfall von %1 heißt jetzt „%2“.</translation>
    </message>
    <message>
        <source>Unpinned: the loss of %1</source>
        <translation>Gelöst: der Ausfall von %1</translation>
    </message>
    <message>
        <source>From now on compared with its present result: the loss of %1</source>
        <translation>Ab jetzt mit dem heutigen Ergebnis verglichen: der Ausfall von %1</translation>
    </message>
</context>
<context>
    <name>PlaceLink</name>
    <message>
        <source>A link reads #/plan?fail=r017,r018.</source>
        <translation>Ein Link lautet #/plan?fail=r017,r018.</translation>
    </message>
    <message>
        <source>“%1” is no room. Rooms are %2.</source>
        <translation>„%1“ ist kein Raum. Räume sind %2.</translation>
    </message>
    <message>
        <source>“%1” in the link is not known here. Known are %2.</source>
        <translation>„%1“ im Link ist hier nicht bekannt. Bekannt sind %2.</translation>
    </message>
    <message>
        <source>The link has a view and does not say of which table.</source>
        <translation>Der Link enthält eine Ansicht, nennt aber nicht ihre Tabelle.</translation>
    </message>
    <message>
        <source>“%1” in the link is no %2 of this room. Known are %3.</source>
        <translation>„%1“ im Link ist kein %2 dieses Raums. Bekannt sind %3.</translation>
    </message>
    <message>
        <source>“%1” in the link is no index of a record.</source>
        <translation>„%1“ im Link ist kein Index eines Eintrags.</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>This journal has no record %1.</source>
        <translation>Dieses Journal hat keinen Eintrag %1.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Go to the room of this table to copy a link to it.</source>
        <translation>Zum Raum dieser Tabelle gehen, um einen Link zu ihr zu kopieren.</translation>
    </message>
</context>
<context>
    <name>PlanChart</name>
    <message>
        <source>Cost over time; the table has the same numbers</source>
        <translation>Kosten im Zeitverlauf; die Tabelle enthält dieselben Zahlen</translation>
    </message>
    <message>
        <source>Completion against deadline of each recovered group; the table has the same numbers</source>
        <translation>Fertigstellung gegen Frist jeder wiederhergestellten Gruppe; die Tabelle hat dieselben Zahlen</translation>
    </message>
</context>
<context>
    <name>PlanCommands</name>
    <message>
        <source>No failure set was run.</source>
        <translation>Keine Ausfallmenge wurde berechnet.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Show of the plan: %1</source>
        <translation>Ansicht des Plans: %1</translation>
    </message>
    <message>
        <source>Question about the plan: %1</source>
        <translation>Frage zum Plan: %1</translation>
    </message>
    <message>
        <source>Compare: show every group again</source>
        <translation>Vergleich: wieder jede Gruppe anzeigen</translation>
    </message>
    <message>
        <source>Compare: only the differences</source>
        <translation>Vergleich: nur die Unterschiede</translation>
    </message>
    <message>
        <source>No plan is pinned.</source>
        <translation>Kein Plan ist angeheftet.</translation>
    </message>
    <message>
        <source>Recovery timeline: zoom in</source>
        <translation>Recovery-Zeitachse: vergrößern</translation>
    </message>
    <message>
        <source>Recovery timeline: zoom out</source>
        <translation>Recovery-Zeitachse: verkleinern</translation>
    </message>
    <message>
        <source>Recovery timeline: show all of it</source>
        <translation>Recovery-Zeitachse: alles zeigen</translation>
    </message>
    <message>
        <source>Close the explanation of the decision</source>
        <translation>Erklärung der Entscheidung schließen</translation>
    </message>
    <message>
        <source>No decision is explained.</source>
        <translation>Keine Entscheidung wird erklärt.</translation>
    </message>
    <message>
        <source>Rule for the loss that the explained decision does not recover…</source>
        <translation>Regel für den Ausfall, bei dem die erklärte Entscheidung nichts wiederherstellt…</translation>
    </message>
    <message>
        <source>No decision is explained that is held, short or deferred.</source>
        <translation>Keine erklärte Entscheidung ist gehalten, knapp oder zurückgestellt.</translation>
    </message>
    <message>
        <source>When: hide the time and the second loss</source>
        <translation>Wann: Zeit und Zweitausfall ausblenden</translation>
    </message>
    <message>
        <source>When: set the time and a second loss</source>
        <translation>Wann: Zeit und Zweitausfall festlegen</translation>
    </message>
</context>
<context>
    <name>PlanProposing</name>
    <message>
        <source>Planning again: %1</source>
        <translation>Erneute Planung: %1</translation>
    </message>
    <message>
        <source>Proposed: %1. Another operator approves it in Changes.</source>
        <translation>Vorgeschlagen: %1. Ein anderer Operator genehmigt ihn unter „Änderungen“.</translation>
    </message>
</context>
<context>
    <name>PlanRoom</name>
    <message>
        <source>Show</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Fristen</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Second loss</source>
        <translation>Zweitausfall</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Planned maintenance…</source>
        <translation>Geplante Wartung…</translation>
    </message>
    <message numerus="yes">
        <source>The failure set was edited since: the result below answers for another one, of %n member(s). Run again.</source>
        <translation>
            <numerusform>Die Ausfallmenge wurde seitdem geändert: Das Ergebnis unten gilt für eine andere mit %n Mitglied. Neu berechnen.</numerusform>
            <numerusform>Die Ausfallmenge wurde seitdem geändert: Das Ergebnis unten gilt für eine andere mit %n Mitgliedern. Neu berechnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This plan decides about no group “%1”.</source>
        <translation>Dieser Plan entscheidet über keine Gruppe „%1“.</translation>
    </message>
    <message>
        <source>Report that %1 is back again?</source>
        <translation>%1 als wieder verfügbar melden?</translation>
    </message>
    <message>
        <source>Everybody reads it, and the clock of its objectives stops: lost again, it counts from then. Other losses in the incident: %1. It changes nothing in the estate.</source>
        <translation>Alle lesen es, und die Uhr der Zielwerte hält an: Bei erneutem Ausfall zählt sie ab dann. Weitere Ausfälle im Vorfall: %1. Am Bestand ändert es nichts.</translation>
    </message>
    <message>
        <source>Report it</source>
        <translation>Melden</translation>
    </message>
    <message>
        <source>Stop the run, and keep the result of the last one</source>
        <translation>Berechnung anhalten und letztes Ergebnis behalten</translation>
    </message>
    <message>
        <source>Nothing is being planned.</source>
        <translation>Es wird nichts geplant.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>What the second loss makes of the plan</source>
        <translation>Was der Zweitausfall aus dem Plan macht</translation>
    </message>
    <message>
        <source>No second loss was asked for.</source>
        <translation>Nach keinem Zweitausfall wurde gefragt.</translation>
    </message>
</context>
<context>
    <name>PlanSession</name>
    <message>
        <source>%1 ids</source>
        <translation>%1 IDs</translation>
    </message>
    <message>
        <source>At most %1 ids at a time. Paste fewer.</source>
        <translation>Höchstens %1 IDs auf einmal. Weniger einfügen.</translation>
    </message>
    <message>
        <source>The estate moved from index %1 to %2 after this run. Run again.</source>
        <translation>Der Bestand ist nach dieser Berechnung von Index %1 auf %2 weitergelaufen. Neu berechnen.</translation>
    </message>
    <message>
        <source>Fail over %1 and %2 more</source>
        <translation>Failover %1 und %2 weitere</translation>
    </message>
    <message>
        <source>Fail over %1</source>
        <translation>Failover %1</translation>
    </message>
    <message>
        <source>Run a plan first.</source>
        <translation>Zuerst Plan berechnen.</translation>
    </message>
    <message>
        <source>The failure set changed after the run. Run again.</source>
        <translation>Die Ausfallmenge wurde nach der Berechnung geändert. Neu berechnen.</translation>
    </message>
    <message>
        <source>The estate moved after this run. Run again.</source>
        <translation>Der Bestand ist nach dieser Berechnung weitergelaufen. Neu berechnen.</translation>
    </message>
    <message>
        <source>The plan recovers nothing, so there is nothing to commit.</source>
        <translation>Der Plan stellt nichts wieder her, also gibt es nichts auszuführen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 volume(s)</source>
        <translation>
            <numerusform>%1 Volume</numerusform>
            <numerusform>%1 Volumes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Planned with the approved rules %1, no draft; decisions %2 from %n region(s) examined; state %3</source>
        <translation>
            <numerusform>Geplant mit den genehmigten Regeln %1, kein Entwurf; Entscheidungen %2 aus %n untersuchter Region; Zustand %3</numerusform>
            <numerusform>Geplant mit den genehmigten Regeln %1, kein Entwurf; Entscheidungen %2 aus %n untersuchten Regionen; Zustand %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned with the approved rules.</source>
        <translation>Geplant mit den genehmigten Regeln.</translation>
    </message>
    <message>
        <source>Planned with the approved rules; what is drafted in %1 is not among them.</source>
        <translation>Geplant mit den genehmigten Regeln; was in %1 entworfen ist, gehört nicht dazu.</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s). RTO met: %1, RTO missed: %2, held by rule: %3, capacity short: %4, deferred: %5.</source>
        <translation>
            <numerusform>%n Gruppe. RTO erfüllt: %1, RTO verfehlt: %2, gehalten: %3, Kapazität knapp: %4, zurückgestellt: %5.</numerusform>
            <numerusform>%n Gruppen. RTO erfüllt: %1, RTO verfehlt: %2, gehalten: %3, Kapazität knapp: %4, zurückgestellt: %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cleared: the failure set of %n member(s)</source>
        <translation>
            <numerusform>Geleert: die Ausfallmenge mit %n Mitglied</numerusform>
            <numerusform>Geleert: die Ausfallmenge mit %n Mitgliedern</numerusform>
        </translation>
    </message>
    <message>
        <source>No journal is open.</source>
        <translation>Kein Journal ist geöffnet.</translation>
    </message>
    <message>
        <source>Planning: %1</source>
        <translation>Planung: %1</translation>
    </message>
</context>
<context>
    <name>PlanStart</name>
    <message>
        <source>Which regions are lost?</source>
        <translation>Welche Regionen fallen aus?</translation>
    </message>
    <message>
        <source>Ready to run</source>
        <translation>Startbereit</translation>
    </message>
    <message>
        <source>Name them above, paste a list of ids, or select cells of the estate matrix and choose “Fail these”. Then run: the planner decides for every affected group where it recovers, when, and why. A run changes nothing.</source>
        <translation>Oben eingeben, eine Liste von IDs einfügen oder Zellen der Bestandsmatrix auswählen und „Ausfall planen“ wählen. Dann berechnen: Der Planer entscheidet für jede betroffene Gruppe, wo sie wiederhergestellt wird, wann und warum. Eine Berechnung ändert nichts.</translation>
    </message>
    <message>
        <source>Press F5 or Ctrl+Enter. The planner works on an overlay: a run changes nothing, whatever it finds.</source>
        <translation>F5 oder Strg+Eingabe drücken. Der Planer arbeitet auf einem Overlay: Eine Berechnung ändert nichts, gleich was sie ergibt.</translation>
    </message>
    <message>
        <source>A single loss</source>
        <translation>Einzelausfall</translation>
    </message>
    <message>
        <source>Sample: a single loss</source>
        <translation>Beispiel: ein Einzelausfall</translation>
    </message>
    <message>
        <source>Two neighbours</source>
        <translation>Zwei Nachbarn</translation>
    </message>
    <message>
        <source>Sample: two neighbours</source>
        <translation>Beispiel: zwei Nachbarn</translation>
    </message>
    <message>
        <source>A very bad day</source>
        <translation>Sehr schlechter Tag</translation>
    </message>
    <message>
        <source>Sample: a very bad day</source>
        <translation>Beispiel: ein sehr schlechter Tag</translation>
    </message>
    <message>
        <source>As you left it, not run yet</source>
        <translation>Wie zuletzt verlassen, noch nicht berechnet</translation>
    </message>
</context>
<context>
    <name>PlanSummary</name>
    <message>
        <source>Held by rule</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Capacity short</source>
        <translation>Kapazität knapp</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>Last completion</source>
        <translation>Letzte Fertigstellung</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>Erwartete Kosten</translation>
    </message>
    <message>
        <source>downtime %1</source>
        <translation>Ausfallzeit %1</translation>
    </message>
    <message>
        <source>breaches %1, losses %2</source>
        <translation>Verletzungen %1, Verluste %2</translation>
    </message>
    <message>
        <source>%1. Loss at %2. %3</source>
        <translation>%1. Ausfall um %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n group(s)</source>
        <translation>
            <numerusform>%1 von %n Gruppe</numerusform>
            <numerusform>%1 von %n Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n group(s) recovered</source>
        <translation>
            <numerusform>%1 von %n Gruppe wiederhergestellt</numerusform>
            <numerusform>%1 von %n Gruppen wiederhergestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>RTO met</source>
        <translation>RTO erfüllt</translation>
    </message>
    <message>
        <source>RTO missed</source>
        <translation>RTO verfehlt</translation>
    </message>
    <message>
        <source>%1. Loss at %2.</source>
        <translation>%1. Ausfall um %2.</translation>
    </message>
    <message>
        <source>Operations lost: %1</source>
        <translation>Verlorene Operationen: %1</translation>
    </message>
</context>
<context>
    <name>PlannedMaintenance</name>
    <message>
        <source>%1 in force</source>
        <translation>%1 aktiv</translation>
    </message>
    <message>
        <source>%1 planned</source>
        <translation>%1 geplant</translation>
    </message>
    <message>
        <source>%1 in force, %2 planned</source>
        <translation>%1 aktiv, %2 geplant</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>%1 absagen</translation>
    </message>
    <message>
        <source>Cancel one</source>
        <translation>Eine absagen</translation>
    </message>
    <message>
        <source>Planned: %1 takes nothing new from %2 to %3.</source>
        <translation>Geplant: %1 nimmt von %2 bis %3 nichts Neues auf.</translation>
    </message>
    <message>
        <source>Maintenance %1 was cancelled.</source>
        <translation>Wartung %1 wurde abgesagt.</translation>
    </message>
</context>
<context>
    <name>ProblemRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Did you mean</source>
        <translation>Gemeint war</translation>
    </message>
    <message>
        <source>Take %1 instead</source>
        <translation>Stattdessen %1</translation>
    </message>
    <message>
        <source>Drop %1</source>
        <translation>%1 entfernen</translation>
    </message>
</context>
<context>
    <name>ProgramFacts</name>
    <message>
        <source>Estate Console %1, with Qt %2</source>
        <translation>Estate Console %1, mit Qt %2</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>version %1, with version %2 of its modelling assumptions</source>
        <translation>Version %1, mit Version %2 der Modellannahmen</translation>
    </message>
    <message>
        <source>Estate Console: Apache License 2.0.</source>
        <translation>Estate Console: Apache License 2.0.</translation>
    </message>
    <message>
        <source>Qt: LGPL-3. Qt Charts, which draws the charts of Plan where it is installed: GPL-3; a program that links it is under the GPL-3 as a whole.</source>
        <translation>Qt: LGPL-3. Qt Charts, das die Diagramme unter „Plan“ zeichnet, sofern installiert: GPL-3; ein Programm, das es linkt, steht als Ganzes unter der GPL-3.</translation>
    </message>
    <message>
        <source>Fonts: Roboto and JetBrains Mono under Apache-2.0, Material Design Icons under OFL-1.1.</source>
        <translation>Schriften: Roboto und JetBrains Mono unter Apache-2.0, Material Design Icons unter OFL-1.1.</translation>
    </message>
    <message>
        <source>Qt: LGPL-3.</source>
        <translation>Qt: LGPL-3.</translation>
    </message>
</context>
<context>
    <name>ProposalBasisModel</name>
    <message>
        <source>maintenance</source>
        <translation>Wartung</translation>
    </message>
</context>
<context>
    <name>ProposalCommentModel</name>
    <message>
        <source>%1 said: %2</source>
        <translation>%1 sagte: %2</translation>
    </message>
</context>
<context>
    <name>ProposalDetail</name>
    <message>
        <source>Comments %1</source>
        <translation>Kommentare %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Changed since</source>
        <translation>Seitdem geändert</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>Ausführung</translation>
    </message>
    <message>
        <source>Not executed</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>Once an approved proposal is committed, each participant appears here: waiting, prepared, fenced, committed.</source>
        <translation>Sobald ein genehmigter Vorschlag ausgeführt wird, erscheint hier jeder Teilnehmer: wartend, vorbereitet, gesperrt, ausgeführt.</translation>
    </message>
    <message>
        <source>What changes in the rules, line by line</source>
        <translation>Regeländerungen, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Groups whose action changes</source>
        <translation>Gruppen, deren Aktion sich ändert</translation>
    </message>
    <message>
        <source>No group acts otherwise</source>
        <translation>Keine Gruppe verhält sich anders</translation>
    </message>
    <message>
        <source>In no single or pair loss does this change what happens to a group.</source>
        <translation>In keinem Einzel- oder Paarausfall ändert dies, was mit einer Gruppe geschieht.</translation>
    </message>
    <message>
        <source>Groups that the planner decides otherwise by now</source>
        <translation>Gruppen, die der Planer inzwischen anders entscheidet</translation>
    </message>
    <message>
        <source>No group is listed</source>
        <translation>Keine Gruppe aufgeführt</translation>
    </message>
    <message>
        <source>It still means what it said</source>
        <translation>Er bedeutet noch dasselbe</translation>
    </message>
    <message>
        <source>When a region that it relies on changes, it is planned again by itself. Groups that would go otherwise are listed here with the reason.</source>
        <translation>Ändert sich eine Region der Grundlage, wird automatisch neu geplant. Gruppen, die anders entschieden würden, sind dann hier mit Grund aufgeführt.</translation>
    </message>
    <message>
        <source>Comments, oldest first</source>
        <translation>Kommentare, älteste zuerst</translation>
    </message>
    <message>
        <source>No comments</source>
        <translation>Keine Kommentare</translation>
    </message>
    <message>
        <source>What is said here stays with the proposal in the journal.</source>
        <translation>Was hier gesagt wird, bleibt im Journal beim Vorschlag.</translation>
    </message>
    <message>
        <source>A comment for the record</source>
        <translation>Kommentar zum Vorschlag</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Kommentare</translation>
    </message>
</context>
<context>
    <name>ProposalOutlook</name>
    <message numerus="yes">
        <source>Recovered, as predicted: %n group(s) since %1, %2 late.</source>
        <translation>
            <numerusform>Nach Prognose wiederhergestellt: %n Gruppe seit %1, %2 zu spät.</numerusform>
            <numerusform>Nach Prognose wiederhergestellt: %n Gruppen seit %1, %2 zu spät.</numerusform>
        </translation>
    </message>
    <message>
        <source>Times count from the commit.</source>
        <translation>Zeiten zählen ab der Ausführung.</translation>
    </message>
    <message>
        <source>Times count from the commit: the last recovery ends %1 after it.</source>
        <translation>Zeiten zählen ab der Ausführung: Die letzte Wiederherstellung endet %1 danach.</translation>
    </message>
    <message>
        <source>%1 Expected cost: %2.</source>
        <translation>%1 Erwartete Kosten: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Going home: %1 of %n group(s) by the prediction so far, the last is due %2.</source>
        <translation>
            <numerusform>Rückkehr: nach Prognose bisher %1 von %n Gruppe, die letzte fällig %2.</numerusform>
            <numerusform>Rückkehr: nach Prognose bisher %1 von %n Gruppen, die letzte fällig %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At home, as predicted: %n group(s) since %1.</source>
        <translation>
            <numerusform>Nach Prognose wieder in ihrer Heimat: %n Gruppe seit %1.</numerusform>
            <numerusform>Nach Prognose wieder in ihrer Heimat: %n Gruppen seit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recovering: %1 of %n group(s) by the prediction so far, the last is due %2; %3 late.</source>
        <translation>
            <numerusform>Wiederherstellung: nach Prognose bisher %1 von %n Gruppe, die letzte fällig %2; %3 zu spät.</numerusform>
            <numerusform>Wiederherstellung: nach Prognose bisher %1 von %n Gruppen, die letzte fällig %2; %3 zu spät.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next: %1 is back, fail back what runs elsewhere.</source>
        <translation>Weiter: %1 ist wieder da; zurückholen, was anderswo läuft.</translation>
    </message>
    <message>
        <source>Next: when %1 is back, fail back what runs elsewhere.</source>
        <translation>Weiter: Sobald %1 wieder da ist, zurückholen, was anderswo läuft.</translation>
    </message>
</context>
<context>
    <name>ProposalPane</name>
    <message>
        <source>Withdraw…</source>
        <translation>Zurückziehen…</translation>
    </message>
    <message>
        <source>Reject…</source>
        <translation>Ablehnen…</translation>
    </message>
    <message>
        <source>Approve…</source>
        <translation>Genehmigen…</translation>
    </message>
    <message>
        <source>Fails</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Recovers</source>
        <translation>Recovery</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Verliert</translation>
    </message>
    <message>
        <source>no operations</source>
        <translation>keine Operationen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>noch niemand</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Preview this failure set in Plan</source>
        <translation>Diese Ausfallmenge unter „Plan“ ansehen</translation>
    </message>
    <message>
        <source>Bound to</source>
        <translation>Gebunden an</translation>
    </message>
    <message>
        <source>regions examined: %1, changed since: %2</source>
        <translation>untersuchte Regionen: %1, seitdem geändert: %2</translation>
    </message>
    <message>
        <source>regions examined: %1</source>
        <translation>untersuchte Regionen: %1</translation>
    </message>
    <message>
        <source>Opened at</source>
        <translation>Eröffnet bei</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Regions that the plan examined, with their planning digests</source>
        <translation>Vom Plan untersuchte Regionen mit ihren Planungs-Digests</translation>
    </message>
    <message>
        <source>Break the glass…</source>
        <translation>Notfallfreigabe…</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Goes home</source>
        <translation>Rückkehr</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>Ersetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n Gruppe</numerusform>
            <numerusform>%n Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>operations: %1</source>
        <translation>Operationen: %1</translation>
    </message>
    <message>
        <source>Switch operator…</source>
        <translation>Operator wechseln…</translation>
    </message>
    <message>
        <source>Renew…</source>
        <translation>Erneuern…</translation>
    </message>
    <message>
        <source>You wrote it, so another operator has to approve or reject it. Switch the operator with %1.</source>
        <translation>Eigener Vorschlag: Ein anderer Operator muss ihn genehmigen oder ablehnen. Operator wechseln mit %1.</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Prüfer</translation>
    </message>
</context>
<context>
    <name>ProposalPlanPane</name>
    <message>
        <source>Filter the plan</source>
        <translation>Plan filtern</translation>
    </message>
    <message>
        <source>Words, -without, destination:r017</source>
        <translation>Wörter, -ohne, destination:r017</translation>
    </message>
    <message>
        <source>Groups of the plan, as proposed</source>
        <translation>Gruppen des Plans, wie vorgeschlagen</translation>
    </message>
    <message>
        <source>The plan is being read</source>
        <translation>Der Plan wird gelesen</translation>
    </message>
    <message>
        <source>No group matches</source>
        <translation>Keine Gruppe passt</translation>
    </message>
    <message>
        <source>No group is listed</source>
        <translation>Keine Gruppe aufgeführt</translation>
    </message>
</context>
<context>
    <name>ProposalPlanTable</name>
    <message>
        <source>Recovers at %1 in time.</source>
        <translation>Wiederhergestellt bei %1, rechtzeitig.</translation>
    </message>
    <message>
        <source>Recovers at %1, but late.</source>
        <translation>Wiederhergestellt bei %1, aber zu spät.</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Not planned</source>
        <translation>Nicht geplant</translation>
    </message>
    <message>
        <source>Goes home</source>
        <translation>Rückkehr</translation>
    </message>
    <message>
        <source>Stays away</source>
        <translation>Bleibt auswärts</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Repariert</translation>
    </message>
    <message>
        <source>Not repaired</source>
        <translation>Unrepariert</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Fertigstellung</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Frist</translation>
    </message>
    <message>
        <source>Slack</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>Lost operations</source>
        <translation>Verlorene Operationen</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>Erwartete Kosten</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Group %1 from %2: %3. %4</source>
        <translation>Gruppe %1 aus %2: %3. %4</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) go home, %1 stay where they are.</source>
        <translation>
            <numerusform>%n Gruppe kehrt zurück, %1 bleiben, wo sie sind.</numerusform>
            <numerusform>%n Gruppen kehren zurück, %1 bleiben, wo sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Serving on: %2 repaired, %3 not.</source>
        <translation>%1 Weiter laufend: %2 repariert, %3 nicht.</translation>
    </message>
    <message>
        <source>%1 Lost operations: %2.</source>
        <translation>%1 Verlorene Operationen: %2.</translation>
    </message>
    <message>
        <source>%1 Expected cost: %2.</source>
        <translation>%1 Erwartete Kosten: %2.</translation>
    </message>
    <message>
        <source>Times, rules and cost follow: the estate of then is read.</source>
        <translation>Zeiten, Regeln und Kosten folgen: Der damalige Bestand wird gelesen.</translation>
    </message>
    <message>
        <source>Times, rules and cost are not known. %1</source>
        <translation>Zeiten, Regeln und Kosten sind nicht bekannt. %1</translation>
    </message>
    <message>
        <source>As proposed; times are of %1.</source>
        <translation>Wie vorgeschlagen; Zeiten: Stand %1.</translation>
    </message>
    <message>
        <source>As proposed at %1; the planner decides otherwise by now.</source>
        <translation>Wie vorgeschlagen, %1; der Planer entscheidet inzwischen anders.</translation>
    </message>
    <message>
        <source>As proposed at %1.</source>
        <translation>Wie vorgeschlagen, %1.</translation>
    </message>
</context>
<context>
    <name>ProposalReview</name>
    <message>
        <source>%1 broke the glass: %2</source>
        <translation>Notfallfreigabe durch %1: %2</translation>
    </message>
    <message>
        <source>Carried out by one person in a drill</source>
        <translation>Von einer Person in einer Übung ausgeführt</translation>
    </message>
    <message>
        <source>%1. Another operator has to judge it afterwards.</source>
        <translation>%1. Ein anderer Operator muss es nachträglich beurteilen.</translation>
    </message>
    <message>
        <source>%1. Afterwards %2 found it right.</source>
        <translation>%1. Nachträglich von %2 für richtig befunden.</translation>
    </message>
    <message>
        <source>%1. Afterwards %2 found it wrong.</source>
        <translation>%1. Nachträglich von %2 für falsch befunden.</translation>
    </message>
    <message>
        <source>changed regions: %1</source>
        <translation>geänderte Regionen: %1</translation>
    </message>
    <message>
        <source>the rules changed</source>
        <translation>Regeln geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) go otherwise</source>
        <translation>
            <numerusform>%n Gruppe anders entschieden</numerusform>
            <numerusform>%n Gruppen anders entschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Of a drill: its author may approve it, and it ends with the drill.</source>
        <translation>Aus einer Übung: Der Autor darf ihn genehmigen, und er endet mit der Übung.</translation>
    </message>
    <message>
        <source>other places are under maintenance</source>
        <translation>andere Orte in Wartung</translation>
    </message>
    <message numerus="yes">
        <source>%1 group(s) act otherwise, in %2 of %3 single and pair losses</source>
        <translation>
            <numerusform>%1 Gruppe verhält sich anders, bei %2 von %3 Einzel- und Paarausfällen</numerusform>
            <numerusform>%1 Gruppen verhalten sich anders, bei %2 von %3 Einzel- und Paarausfällen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalTable</name>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Genehmigt</translation>
    </message>
    <message>
        <source>Executing</source>
        <translation>In Ausführung</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Withdrawn</source>
        <translation>Zurückgezogen</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Failback</source>
        <translation>Failback</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>another&apos;s judgement</source>
        <translation>fremde Beurteilung</translation>
    </message>
    <message>
        <source>your judgement</source>
        <translation>eigene Beurteilung</translation>
    </message>
    <message>
        <source>another&apos;s approval</source>
        <translation>fremde Genehmigung</translation>
    </message>
    <message>
        <source>your approval</source>
        <translation>eigene Genehmigung</translation>
    </message>
    <message>
        <source>its commit</source>
        <translation>Ausführung</translation>
    </message>
    <message>
        <source>its participants</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>its renewal</source>
        <translation>Erneuerung</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Waits for</source>
        <translation>Wartet auf</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Lost operations</source>
        <translation>Verlorene Operationen</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Proposal</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>an approver</source>
        <translation>einen Genehmiger</translation>
    </message>
</context>
<context>
    <name>ProposalsView</name>
    <message>
        <source>No proposals yet</source>
        <translation>Noch keine Vorschläge</translation>
    </message>
    <message>
        <source>Run a failure set in Plan, or edit rules in Rules, and choose “Propose…”. Another operator approves it here; then it can be committed, and every participant&apos;s prepare, fence and commit is shown.</source>
        <translation>Unter „Plan“ eine Ausfallmenge berechnen oder unter „Regeln“ Regeln bearbeiten und „Vorschlagen…“ wählen. Ein anderer Operator genehmigt hier; danach ist die Ausführung möglich, und Vorbereitung, Sperre und Ausführung jedes Teilnehmers werden angezeigt.</translation>
    </message>
    <message>
        <source>This journal has no proposal “%1”.</source>
        <translation>Dieses Journal hat keinen Vorschlag „%1“.</translation>
    </message>
    <message>
        <source>Filter the proposals</source>
        <translation>Vorschläge filtern</translation>
    </message>
    <message>
        <source>Words, -without, state:open</source>
        <translation>Wörter, -ohne, state:open</translation>
    </message>
    <message>
        <source>Proposals</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
</context>
<context>
    <name>ProposeRulesSheet</name>
    <message>
        <source>Propose this change of the rules</source>
        <translation>Diese Regeländerung vorschlagen</translation>
    </message>
    <message>
        <source>Title of the change</source>
        <translation>Titel der Änderung</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Another operator approves it, then it can be committed. The draft stays as it is.</source>
        <translation>Ein anderer Operator genehmigt sie, dann lässt sie sich ausführen. Der Entwurf bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>Tried in the loss of %1. %2</source>
        <translation>Ausprobiert im Ausfall von %1. %2</translation>
    </message>
    <message>
        <source>Better or worse is not known: the draft was tried in no loss. “Try it” tells.</source>
        <translation>Ob besser oder schlechter, ist nicht bekannt: Der Entwurf wurde in keinem Ausfall ausprobiert. „Ausprobieren“ sagt es.</translation>
    </message>
</context>
<context>
    <name>ProposeSheet</name>
    <message>
        <source>Propose this plan</source>
        <translation>Diesen Plan vorschlagen</translation>
    </message>
    <message>
        <source>Title of the proposal</source>
        <translation>Titel des Vorschlags</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message>
        <source>It needs an approval. It is bound to exactly this basis: %1</source>
        <translation>Er braucht eine Genehmigung. Er ist an genau diese Basis gebunden: %1</translation>
    </message>
</context>
<context>
    <name>ProposedPlan</name>
    <message>
        <source>This version of the planner decides otherwise on the same estate.</source>
        <translation>Diese Version des Planers entscheidet beim selben Bestand anders.</translation>
    </message>
</context>
<context>
    <name>RailButton</name>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, %2 wartend</translation>
    </message>
</context>
<context>
    <name>RecordPane</name>
    <message>
        <source>The record can&apos;t be read</source>
        <translation>Der Eintrag ist nicht lesbar</translation>
    </message>
    <message>
        <source>No record is selected</source>
        <translation>Kein Eintrag gewählt</translation>
    </message>
    <message>
        <source>Choose one to see all of its fields.</source>
        <translation>Einen wählen, um alle seine Felder zu sehen.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voriger</translation>
    </message>
    <message>
        <source>Copy as index:hash</source>
        <translation>Als index:hash kopieren</translation>
    </message>
    <message>
        <source>Copy index and hash, as a head to verify with</source>
        <translation>Index und Hash kopieren, als Vergleichskopf zum Prüfen</translation>
    </message>
    <message>
        <source>Fields of the record</source>
        <translation>Felder des Eintrags</translation>
    </message>
    <message>
        <source>No fields</source>
        <translation>Keine Felder</translation>
    </message>
    <message>
        <source>What it is says it all.</source>
        <translation>Die Bezeichnung sagt bereits alles.</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Eintrag %1</translation>
    </message>
</context>
<context>
    <name>RecoveryTimeline</name>
    <message>
        <source>after loss</source>
        <translation>nach Ausfall</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s)</source>
        <translation>
            <numerusform>%n Gruppe</numerusform>
            <numerusform>%n Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>Recovery timeline, %1 groups in %2 rows</source>
        <translation>Recovery-Zeitachse, %1 Gruppen in %2 Zeilen</translation>
    </message>
</context>
<context>
    <name>RegionAdjacencyModel</name>
    <message>
        <source>none taken yet: as of now</source>
        <translation>noch keiner: aktueller Stand</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>Within the region</source>
        <translation>Innerhalb der Region</translation>
    </message>
    <message>
        <source>To other regions</source>
        <translation>Zu anderen Regionen</translation>
    </message>
    <message>
        <source>%1, concrete edges: %2, records: %3</source>
        <translation>%1, konkrete Kanten: %2, Datensätze: %3</translation>
    </message>
</context>
<context>
    <name>RegionChip</name>
    <message>
        <source>%1. Delete removes it</source>
        <translation>%1. Entf entfernt sie</translation>
    </message>
</context>
<context>
    <name>RegionChoiceModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>holds a replica, %1</source>
        <translation>hat ein Replikat, %1</translation>
    </message>
    <message>
        <source>named as lost already, %1</source>
        <translation>schon als Ausfall genannt, %1</translation>
    </message>
    <message>
        <source>can&apos;t: %1</source>
        <translation>geht nicht: %1</translation>
    </message>
</context>
<context>
    <name>RegionChoiceRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>RegionCommands</name>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>The region in focus: its hosts and lanes</source>
        <translation>Region im Fokus: Hosts und Lanes</translation>
    </message>
    <message>
        <source>The region in focus: its flows and their lane paths</source>
        <translation>Region im Fokus: Flows und ihre Lane-Pfade</translation>
    </message>
    <message>
        <source>The region in focus: its shards</source>
        <translation>Region im Fokus: Shards</translation>
    </message>
    <message>
        <source>Back from the region to the estate matrix</source>
        <translation>Von der Region zurück zur Bestandsmatrix</translation>
    </message>
    <message>
        <source>The region in focus: its sites</source>
        <translation>Region im Fokus: Standorte</translation>
    </message>
    <message>
        <source>Fail site %1 in Plan</source>
        <translation>Ausfall von Standort %1 planen</translation>
    </message>
    <message>
        <source>Fail the chosen site in Plan</source>
        <translation>Ausfall des gewählten Standorts planen</translation>
    </message>
    <message>
        <source>Open a region&apos;s page and its sites first.</source>
        <translation>Zuerst die Seite einer Region und deren Standorte öffnen.</translation>
    </message>
    <message>
        <source>The region in focus: what it published before</source>
        <translation>Region im Fokus: bisher Veröffentlichtes</translation>
    </message>
</context>
<context>
    <name>RegionExportModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, exactly %3</source>
        <translation>%1: %2, genau %3</translation>
    </message>
    <message>
        <source>published now</source>
        <translation>gerade veröffentlicht</translation>
    </message>
    <message>
        <source>published %1 ago</source>
        <translation>vor %1 veröffentlicht</translation>
    </message>
    <message>
        <source>generation %1</source>
        <translation>Generation %1</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Sites online</source>
        <translation>Standorte online</translation>
    </message>
    <message>
        <source>Concrete hosts online</source>
        <translation>Konkrete Hosts online</translation>
    </message>
    <message>
        <source>Topology generation</source>
        <translation>Topologie-Generation</translation>
    </message>
    <message>
        <source>Topology digest</source>
        <translation>Topologie-Digest</translation>
    </message>
    <message>
        <source>Resources, rounded down to a bucket</source>
        <translation>Ressourcen, auf eine Stufe abgerundet</translation>
    </message>
    <message>
        <source>Free capacity</source>
        <translation>Freie Kapazität</translation>
    </message>
    <message>
        <source>in buckets</source>
        <translation>in Stufen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Free guarantees</source>
        <translation>Freie Garantien</translation>
    </message>
    <message>
        <source>Held for other regions</source>
        <translation>Reserve für andere Regionen</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation>Zusagen</translation>
    </message>
    <message>
        <source>Concrete recovery records</source>
        <translation>Konkrete Recovery-Datensätze</translation>
    </message>
    <message>
        <source>Records digest</source>
        <translation>Datensatz-Digest</translation>
    </message>
    <message>
        <source>Open cuts</source>
        <translation>Offene Schnitte</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Rules that name it</source>
        <translation>Regeln zur Region</translation>
    </message>
    <message>
        <source>Rules digest</source>
        <translation>Regel-Digest</translation>
    </message>
    <message>
        <source>Checkpoint of its last cut</source>
        <translation>Checkpoint des letzten Schnitts</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>Checkpoint root</source>
        <translation>Checkpoint-Wurzel</translation>
    </message>
    <message numerus="yes">
        <source>%1 generation(s) before this one were never seen here. The values are complete all the same.</source>
        <translation>
            <numerusform>%1 Generation vor dieser wurde hier nie gesehen. Die Werte sind dennoch vollständig.</numerusform>
            <numerusform>%1 Generationen vor dieser wurden hier nie gesehen. Die Werte sind dennoch vollständig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionExportPane</name>
    <message>
        <source>Nothing published</source>
        <translation>Nichts veröffentlicht</translation>
    </message>
    <message>
        <source>A region publishes when it becomes part of the estate.</source>
        <translation>Eine Region veröffentlicht, sobald sie zum Bestand gehört.</translation>
    </message>
    <message>
        <source>What it publishes</source>
        <translation>Veröffentlichtes</translation>
    </message>
    <message>
        <source>What %1 publishes</source>
        <translation>Was %1 veröffentlicht</translation>
    </message>
</context>
<context>
    <name>RegionFigures</name>
    <message>
        <source>since %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>Entities</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Trust domain</source>
        <translation>Vertrauensdomäne</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Bytes used</source>
        <translation>Belegte Bytes</translation>
    </message>
    <message>
        <source>Used, reserve included</source>
        <translation>Belegt samt Reserve</translation>
    </message>
    <message>
        <source>Held for other regions</source>
        <translation>Reserve für andere Regionen</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Lane IOPS used</source>
        <translation>Belegte Lane-IOPS</translation>
    </message>
    <message>
        <source>Reserved for steady work</source>
        <translation>Reserviert für Dauerlast</translation>
    </message>
    <message>
        <source>Restore rate</source>
        <translation>Restore-Rate</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Bestückung</translation>
    </message>
    <message>
        <source>concrete</source>
        <translation>konkret</translation>
    </message>
    <message>
        <source>representatives</source>
        <translation>Repräsentanten</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Export: %1</source>
        <translation>Export: %1</translation>
    </message>
    <message>
        <source>Online lane capacity</source>
        <translation>Leistung der Online-Lanes</translation>
    </message>
    <message>
        <source>Replicas kept</source>
        <translation>Replikate hier</translation>
    </message>
</context>
<context>
    <name>RegionFinder</name>
    <message>
        <source>Regions that match</source>
        <translation>Passende Regionen</translation>
    </message>
    <message>
        <source>%1 can&apos;t take these groups: %2. Once more takes it all the same.</source>
        <translation>%1 kann diese Gruppen nicht aufnehmen: %2. Noch einmal nimmt sie trotzdem.</translation>
    </message>
</context>
<context>
    <name>RegionFlowsPane</name>
    <message>
        <source>Filter the flows</source>
        <translation>Flows filtern</translation>
    </message>
    <message>
        <source>Words, -without, flow:to</source>
        <translation>Wörter, -ohne, flow:to</translation>
    </message>
    <message>
        <source>Flows of %1</source>
        <translation>Flows von %1</translation>
    </message>
    <message>
        <source>No flows</source>
        <translation>Keine Flows</translation>
    </message>
    <message>
        <source>No volume is served here, none feeds a replica from here, and none of another region is kept here.</source>
        <translation>Kein Volume wird hier bedient, keines speist von hier ein Replikat, und keines einer anderen Region liegt hier.</translation>
    </message>
</context>
<context>
    <name>RegionHistoryPane</name>
    <message>
        <source>What it published</source>
        <translation>Bisher Veröffentlichtes</translation>
    </message>
    <message>
        <source>Generations of %1, newest first</source>
        <translation>Generationen von %1, neueste zuerst</translation>
    </message>
    <message>
        <source>Nothing published</source>
        <translation>Nichts veröffentlicht</translation>
    </message>
    <message>
        <source>A region publishes when it becomes part of the estate.</source>
        <translation>Eine Region veröffentlicht, sobald sie zum Bestand gehört.</translation>
    </message>
</context>
<context>
    <name>RegionHostsPane</name>
    <message>
        <source>Hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>Hosts of %1</source>
        <translation>Hosts von %1</translation>
    </message>
    <message>
        <source>No hosts</source>
        <translation>Keine Hosts</translation>
    </message>
    <message>
        <source>Hosts come with the estate&apos;s projection, or by events that add them.</source>
        <translation>Hosts kommen mit der Projektion des Bestands oder durch Ereignisse, die sie hinzufügen.</translation>
    </message>
    <message>
        <source>Flows on lane %1</source>
        <translation>Flows auf Lane %1</translation>
    </message>
    <message>
        <source>Flows on lane %1 of %2</source>
        <translation>Flows auf Lane %1 von %2</translation>
    </message>
    <message>
        <source>An empty lane</source>
        <translation>Leere Lane</translation>
    </message>
    <message>
        <source>No flow lies on it; a dedicated one could.</source>
        <translation>Kein Flow liegt darauf; ein dedizierter könnte es.</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Show the hosts of every site, not only of %1</source>
        <translation>Hosts aller Standorte anzeigen, nicht nur von %1</translation>
    </message>
</context>
<context>
    <name>RegionListModel</name>
    <message>
        <source>%1, %2, %3 used, %4 free, volumes: %5</source>
        <translation>%1, %2, %3 belegt, %4 frei, Volumes: %5</translation>
    </message>
    <message>
        <source>%1, export stale: %2</source>
        <translation>%1, Export veraltet: %2</translation>
    </message>
    <message numerus="yes">
        <source>Marked as seen: %n change(s)</source>
        <translation>
            <numerusform>Als gesehen markiert: %n Änderung</numerusform>
            <numerusform>Als gesehen markiert: %n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked as seen: %n record(s)</source>
        <translation>
            <numerusform>Als gesehen markiert: %n Eintrag</numerusform>
            <numerusform>Als gesehen markiert: %n Einträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegionPage</name>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Back to the estate matrix</source>
        <translation>Zurück zur Bestandsmatrix</translation>
    </message>
    <message>
        <source>Show of the region&apos;s page</source>
        <translation>Ansicht der Regionsseite</translation>
    </message>
    <message>
        <source>Hosts and lanes</source>
        <translation>Hosts und Lanes</translation>
    </message>
    <message>
        <source>Flows</source>
        <translation>Flows</translation>
    </message>
    <message>
        <source>Shards</source>
        <translation>Shards</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Standorte</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exporte</translation>
    </message>
</context>
<context>
    <name>RegionPane</name>
    <message>
        <source>No region in focus</source>
        <translation>Keine Region im Fokus</translation>
    </message>
    <message>
        <source>Move over the matrix with the arrows or the pointer to read a region&apos;s figures.</source>
        <translation>Mit Pfeiltasten oder Zeiger durch die Matrix gehen, um die Kennzahlen einer Region zu lesen.</translation>
    </message>
    <message>
        <source>Show of the region</source>
        <translation>Zur Region anzeigen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Relationships</source>
        <translation>Beziehungen</translation>
    </message>
    <message>
        <source>Open its page: hosts, flows and shards</source>
        <translation>Seite öffnen: Hosts, Flows und Shards</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
</context>
<context>
    <name>RegionRelationsPane</name>
    <message>
        <source>Reading the directory…</source>
        <translation>Verzeichnis wird gelesen…</translation>
    </message>
    <message>
        <source>The first time, every relationship of the estate is put in its partition.</source>
        <translation>Beim ersten Mal wird jede Beziehung des Bestands in ihre Partition eingeordnet.</translation>
    </message>
    <message>
        <source>Relationships</source>
        <translation>Beziehungen</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesend</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>concrete</source>
        <translation>konkret</translation>
    </message>
    <message>
        <source>records</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Edges of %1 by kind</source>
        <translation>Kanten von %1 nach Art</translation>
    </message>
    <message>
        <source>No neighbours</source>
        <translation>Keine Nachbarn</translation>
    </message>
    <message>
        <source>Neighbours: %1</source>
        <translation>Nachbarn: %1</translation>
    </message>
</context>
<context>
    <name>RegionShardsPane</name>
    <message>
        <source>no cut in flight</source>
        <translation>kein laufender Schnitt</translation>
    </message>
    <message>
        <source>1 shard in a cut</source>
        <translation>1 Shard in einem Schnitt</translation>
    </message>
    <message>
        <source>%1 shards in a cut</source>
        <translation>%1 Shards in einem Schnitt</translation>
    </message>
    <message>
        <source>Shards of %1</source>
        <translation>Shards von %1</translation>
    </message>
    <message>
        <source>No shards</source>
        <translation>Keine Shards</translation>
    </message>
    <message>
        <source>The estate that is looked at has no such region.</source>
        <translation>Der betrachtete Bestand hat keine solche Region.</translation>
    </message>
</context>
<context>
    <name>RegionSitesPane</name>
    <message>
        <source>Filter the sites</source>
        <translation>Standorte filtern</translation>
    </message>
    <message>
        <source>Words, -without, state:offline</source>
        <translation>Wörter, -ohne, state:offline</translation>
    </message>
    <message>
        <source>Fail this site</source>
        <translation>Ausfall planen</translation>
    </message>
    <message>
        <source>Fail site %1 in Plan</source>
        <translation>Ausfall von Standort %1 planen</translation>
    </message>
    <message>
        <source>Sites of %1, Enter shows the hosts of one</source>
        <translation>Standorte von %1, Eingabe zeigt die Hosts von einem</translation>
    </message>
    <message>
        <source>No sites</source>
        <translation>Keine Standorte</translation>
    </message>
    <message>
        <source>Sites come with the estate&apos;s projection, or by events that add them.</source>
        <translation>Standorte kommen mit der Projektion des Bestands oder durch Ereignisse, die sie hinzufügen.</translation>
    </message>
</context>
<context>
    <name>ReplaceJournalSheet</name>
    <message>
        <source>The file is not taken</source>
        <translation>Datei nicht übernommen</translation>
    </message>
    <message>
        <source>Replace the journal?</source>
        <translation>Journal ersetzen?</translation>
    </message>
    <message>
        <source>Download it first</source>
        <translation>Zuerst herunterladen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Report of the proposal</source>
        <translation>Bericht zum Vorschlag</translation>
    </message>
    <message>
        <source>Offline pack</source>
        <translation>Offline-Paket</translation>
    </message>
    <message>
        <source>Everything that is needed without the console: what is lost, what recovers where and when, what is held and why, and the data itself, so that anybody can check it with estatectl. The ending says how: .pdf, .html, .csv or .json. That it was made is noted in the journal.</source>
        <translation>Alles, was ohne die Konsole nötig ist: was ausfällt, was wo und wann wiederhergestellt wird, was gehalten wird und warum, dazu die Daten selbst, sodass jeder sie mit estatectl prüfen kann. Die Endung bestimmt das Format: .pdf, .html, .csv oder .json. Die Erstellung wird im Journal vermerkt.</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>Pfad der Datei</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
</context>
<context>
    <name>ReportWriter</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Run a plan first.</source>
        <translation>Zuerst Plan berechnen.</translation>
    </message>
    <message>
        <source>Choose a proposal first.</source>
        <translation>Zuerst einen Vorschlag wählen.</translation>
    </message>
    <message>
        <source>Another report is being written.</source>
        <translation>Ein anderer Bericht wird gerade geschrieben.</translation>
    </message>
    <message>
        <source>“%1” ends in none of .pdf, .html, .csv and .json. Give it one of these endings.</source>
        <translation>„%1“ endet weder auf .pdf noch auf .html, .csv oder .json. Eine dieser Endungen verwenden.</translation>
    </message>
    <message>
        <source>“%1” is a journal; no report takes its place.</source>
        <translation>„%1“ ist ein Journal und wird von keinem Bericht ersetzt.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2. Choose another place.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2. Einen anderen Ort wählen.</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
</context>
<context>
    <name>RoleTable</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Granted by</source>
        <translation>Erteilt von</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>RolesSheet</name>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Roles that were granted</source>
        <translation>Erteilte Rollen</translation>
    </message>
    <message>
        <source>No role was granted</source>
        <translation>Keine Rolle erteilt</translation>
    </message>
    <message>
        <source>Who gets a role</source>
        <translation>Wer eine Rolle erhält</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Grant</source>
        <translation>Erteilen</translation>
    </message>
    <message>
        <source>Grant %1 the role %2</source>
        <translation>%1 die Rolle %2 erteilen</translation>
    </message>
</context>
<context>
    <name>RuleAssessment</name>
    <message>
        <source>Checking against the estate</source>
        <translation>Abgleich mit dem Bestand</translation>
    </message>
    <message>
        <source>Counting what is governed</source>
        <translation>Geltungsbereich wird gezählt</translation>
    </message>
    <message>
        <source>Looking for mistakes</source>
        <translation>Suche nach Fehlern</translation>
    </message>
    <message>
        <source>Reach: %1 of %2 groups looked at</source>
        <translation>Reichweite: %1 von %2 Gruppen untersucht</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
</context>
<context>
    <name>RuleConflictModel</name>
    <message>
        <source>%1 was approved otherwise since the draft changed it</source>
        <translation>%1 wurde anders genehmigt, seit der Entwurf es geändert hat</translation>
    </message>
</context>
<context>
    <name>RuleDifferenceModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>removed: %1</source>
        <translation>entfernt: %1</translation>
    </message>
    <message>
        <source>added: %1</source>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>The same as the approved rules</source>
        <translation>Wie die genehmigten Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) changed; lines removed: %1, added: %2</source>
        <translation>
            <numerusform>%n Block geändert; Zeilen entfernt: %1, neu: %2</numerusform>
            <numerusform>%n Blöcke geändert; Zeilen entfernt: %1, neu: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleEditorPane</name>
    <message>
        <source>No rule selected</source>
        <translation>Keine Regel gewählt</translation>
    </message>
    <message>
        <source>Choose a row to see and edit it as the text that is reviewed. Every valid edit is kept in a draft at once; nothing counts until it is approved.</source>
        <translation>Eine Zeile wählen, um sie als den Text zu sehen und zu bearbeiten, der geprüft wird. Jede gültige Änderung wird sofort in einem Entwurf gespeichert; nichts gilt, bevor es genehmigt ist.</translation>
    </message>
    <message>
        <source>Text of %1</source>
        <translation>Text von %1</translation>
    </message>
    <message>
        <source>What is wrong with the text, Enter goes there</source>
        <translation>Fehler im Text, Eingabe geht dorthin</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message>
        <source>What lint finds in these rules</source>
        <translation>Befunde der Regelprüfung</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Read-only: an earlier record</source>
        <translation>Nur lesbar: ein früherer Eintrag</translation>
    </message>
</context>
<context>
    <name>RuleFields</name>
    <message>
        <source>allowed regions of %1</source>
        <translation>erlaubte Regionen von %1</translation>
    </message>
    <message>
        <source>impact of %1</source>
        <translation>Auswirkung von %1</translation>
    </message>
    <message>
        <source>Type amounts in cost units with up to six decimals, for example %1.</source>
        <translation>Beträge in Kosteneinheiten mit bis zu sechs Nachkommastellen eingeben, zum Beispiel %1.</translation>
    </message>
</context>
<context>
    <name>RuleFieldsBar</name>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Allowed regions</source>
        <translation>Erlaubte Regionen</translation>
    </message>
    <message>
        <source>where the entity is</source>
        <translation>wo die Einheit ist</translation>
    </message>
    <message>
        <source>Allow a region</source>
        <translation>Region erlauben</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Downtime per second</source>
        <translation>Ausfallzeit je Sekunde</translation>
    </message>
    <message>
        <source>Breach of the RTO</source>
        <translation>Verletzung des RTO</translation>
    </message>
    <message>
        <source>Lost operation</source>
        <translation>Verlorene Operation</translation>
    </message>
    <message>
        <source>Downtime, per s</source>
        <translation>Ausfallzeit, je s</translation>
    </message>
    <message>
        <source>Breach</source>
        <translation>Verletzung</translation>
    </message>
</context>
<context>
    <name>RuleFindingTable</name>
    <message>
        <source>Severity</source>
        <translation>Schwere</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>When lost</source>
        <translation>Ausfall von</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 in %2: %3</translation>
    </message>
    <message>
        <source>Rule %1: %2</source>
        <translation>Regel %1: %2</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>Found in</source>
        <translation>Fundstelle</translation>
    </message>
</context>
<context>
    <name>RuleImpactTable</name>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Downtime, per s</source>
        <translation>Ausfallzeit, je s</translation>
    </message>
    <message>
        <source>Breach</source>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>Lost operation</source>
        <translation>Verlorene Operation</translation>
    </message>
    <message>
        <source>Other when lost</source>
        <translation>Anders bei Ausfall von</translation>
    </message>
    <message>
        <source>RTO then</source>
        <translation>RTO dann</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Application %1: downtime %2 per second, breach %3, lost operation %4</source>
        <translation>Anwendung %1: Ausfallzeit %2 je Sekunde, Verletzung %3, verlorene Operation %4</translation>
    </message>
</context>
<context>
    <name>RuleLineModel</name>
    <message>
        <source>When %1 is lost: %2</source>
        <translation>Bei Ausfall von %1: %2</translation>
    </message>
    <message>
        <source>%1. Not kept: %2</source>
        <translation>%1. Nicht gespeichert: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n Szenario</numerusform>
            <numerusform>%n Szenarien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n Regel</numerusform>
            <numerusform>%n Regeln</numerusform>
        </translation>
    </message>
    <message>
        <source>A new scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>Szenario %1</translation>
    </message>
    <message>
        <source>A new rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>RTO %1, downtime %2 per s</source>
        <translation>RTO %1, Ausfallzeit %2 je s</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>restore to %1</source>
        <translation>in %1 wiederherstellen</translation>
    </message>
    <message>
        <source>scenario %1 of %2</source>
        <translation>Szenario %1 von %2</translation>
    </message>
    <message>
        <source>rule %1 of %2</source>
        <translation>Regel %1 von %2</translation>
    </message>
    <message>
        <source>Type a duration as a whole number with its unit, for example 90m or 4h.</source>
        <translation>Dauer als ganze Zahl mit Einheit eingeben, zum Beispiel 90m oder 4h.</translation>
    </message>
    <message>
        <source>No scenarios</source>
        <translation>Keine Szenarien</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>Keine Regeln</translation>
    </message>
    <message>
        <source>Scenario %1 is of this loss already: edit that one, or name other regions.</source>
        <translation>Szenario %1 gilt schon für diesen Ausfall: jenes bearbeiten oder andere Regionen nennen.</translation>
    </message>
    <message>
        <source>Rule %1 is of this loss already: edit that one, or name other regions.</source>
        <translation>Regel %1 gilt schon für diesen Ausfall: jene bearbeiten oder andere Regionen nennen.</translation>
    </message>
</context>
<context>
    <name>RuleLinesBar</name>
    <message>
        <source>Scenarios, Enter edits one</source>
        <translation>Szenarien, Eingabe bearbeitet eines</translation>
    </message>
    <message>
        <source>Rules, Enter edits one</source>
        <translation>Regeln, Eingabe bearbeitet eine</translation>
    </message>
    <message>
        <source>Regions lost, %1</source>
        <translation>Ausgefallene Regionen, %1</translation>
    </message>
    <message>
        <source>no region yet</source>
        <translation>noch keine Region</translation>
    </message>
    <message>
        <source>Another region lost, %1</source>
        <translation>Weitere ausgefallene Region, %1</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Then hold</source>
        <translation>Dann halten</translation>
    </message>
    <message>
        <source>Then restore to %1</source>
        <translation>Dann in %1 wiederherstellen</translation>
    </message>
    <message>
        <source>Then: choose a region, or hold</source>
        <translation>Dann: Region wählen oder halten</translation>
    </message>
    <message>
        <source>Restore to, %1</source>
        <translation>Restore nach, %1</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>RTO, %1</source>
        <translation>RTO, %1</translation>
    </message>
    <message>
        <source>RTO</source>
        <translation>RTO</translation>
    </message>
    <message>
        <source>Downtime per second, %1</source>
        <translation>Ausfallzeit je Sekunde, %1</translation>
    </message>
    <message>
        <source>Breach of the RTO, %1</source>
        <translation>Verletzung des RTO, %1</translation>
    </message>
    <message>
        <source>Lost operation, %1</source>
        <translation>Verlorene Operation, %1</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Downtime, per s</source>
        <translation>Ausfallzeit, je s</translation>
    </message>
    <message>
        <source>Breach</source>
        <translation>Verletzung</translation>
    </message>
    <message>
        <source>Lost operation</source>
        <translation>Verlorene Op.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Try this loss</source>
        <translation>Diesen Ausfall ausprobieren</translation>
    </message>
</context>
<context>
    <name>RulePinTable</name>
    <message>
        <source>%1 of %2 tried</source>
        <translation>%1 von %2 ausprobiert</translation>
    </message>
    <message numerus="yes">
        <source>All %n answer as approved</source>
        <translation>
            <numerusform>%n antwortet wie genehmigt</numerusform>
            <numerusform>Alle %n antworten wie genehmigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Not recovered</source>
        <translation>Ohne Recovery</translation>
    </message>
    <message>
        <source>Against approved</source>
        <translation>Gegenüber genehmigt</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>noch nicht probiert</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) otherwise</source>
        <translation>
            <numerusform>%n Gruppe anders</numerusform>
            <numerusform>%n Gruppen anders</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is pinned</source>
        <translation>Nichts angeheftet</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not as approved: %1 of %2</source>
        <translation>Anders als genehmigt: %1 von %2</translation>
    </message>
</context>
<context>
    <name>RulePolicyTable</name>
    <message>
        <source>Policy</source>
        <translation>Policy</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>When lost</source>
        <translation>Ausfall von</translation>
    </message>
    <message>
        <source>Restore to</source>
        <translation>Restore nach</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Assigned to</source>
        <translation>Zugewiesen an</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Specificity</source>
        <translation>Spezifität</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>Anwendungen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>presence</source>
        <translation>Präsenz</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1. %2 in the draft</source>
        <translation>%1. Im Entwurf %2</translation>
    </message>
    <message numerus="yes">
        <source>%n subject(s)</source>
        <translation>
            <numerusform>%n Zuweisung</numerusform>
            <numerusform>%n Zuweisungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Policy %1, when %2 is lost: %3. Groups that it governs: %4, findings: %5</source>
        <translation>Policy %1, bei Ausfall von %2: %3. Gruppen im Geltungsbereich: %4, Befunde: %5</translation>
    </message>
</context>
<context>
    <name>RuleProblemModel</name>
    <message>
        <source>%1:%2</source>
        <comment>line and column</comment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>RuleSourceModel</name>
    <message>
        <source>Approved rules</source>
        <translation>Genehmigte Regeln</translation>
    </message>
    <message numerus="yes">
        <source>Draft %1 by %2, %n edit(s)</source>
        <translation>
            <numerusform>Entwurf %1 von %2, %n Änderung</numerusform>
            <numerusform>Entwurf %1 von %2, %n Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleTargets</name>
    <message>
        <source>takes %1 of %2 groups</source>
        <translation>nimmt %1 von %2 Gruppen auf</translation>
    </message>
    <message>
        <source>lost in this rule</source>
        <translation>in dieser Regel ausgefallen</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>not allowed by %1</source>
        <translation>von %1 nicht erlaubt</translation>
    </message>
    <message>
        <source>no replica of its groups</source>
        <translation>kein Replikat ihrer Gruppen</translation>
    </message>
</context>
<context>
    <name>RuleTextEditor</name>
    <message>
        <source>A new rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) as text</source>
        <translation>
            <numerusform>%n Block als Text</numerusform>
            <numerusform>%n Blöcke als Text</numerusform>
        </translation>
    </message>
    <message>
        <source>A text field takes %1 lines at once. Filter the table to edit these as text, or export the rules to a file.</source>
        <translation>Ein Textfeld fasst %1 Zeilen auf einmal. Die Tabelle filtern, um diese als Text zu bearbeiten, oder die Regeln in eine Datei exportieren.</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Kept in the draft %1</source>
        <translation>Im Entwurf %1 gespeichert</translation>
    </message>
    <message>
        <source>As approved</source>
        <translation>Wie genehmigt</translation>
    </message>
    <message>
        <source>As in the draft</source>
        <translation>Wie im Entwurf</translation>
    </message>
    <message>
        <source>%1 is there already. Choose another id, or edit that one.</source>
        <translation>%1 ist bereits vorhanden. Eine andere ID wählen oder diesen Block bearbeiten.</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n Block</numerusform>
            <numerusform>%n Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s): not in the draft yet, and not lost</source>
        <translation>
            <numerusform>%n Problem: noch nicht im Entwurf, nicht verloren</numerusform>
            <numerusform>%n Probleme: noch nicht im Entwurf, nicht verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Refused: not in the draft, and not lost</source>
        <translation>Abgewiesen: nicht im Entwurf, nicht verloren</translation>
    </message>
    <message>
        <source>Typed before and not in the draft yet: go on typing, or Ctrl+Z drops it</source>
        <translation>Früher getippt und noch nicht im Entwurf: weitertippen, oder Strg+Z verwirft es</translation>
    </message>
</context>
<context>
    <name>RuleTrialTable</name>
    <message>
        <source>Being worked out</source>
        <translation>Wird ermittelt</translation>
    </message>
    <message>
        <source>These rules can&apos;t be tried: the estate refuses them. See the text.</source>
        <translation>Diese Regeln lassen sich nicht ausprobieren: Der Bestand weist sie ab. Siehe Text.</translation>
    </message>
    <message>
        <source>%1 met, %2 missed, %3 held, %4 not recovered</source>
        <translation>%1 erfüllt, %2 verfehlt, %3 gehalten, %4 ohne Recovery</translation>
    </message>
    <message>
        <source>Approved rules: %1</source>
        <translation>Genehmigte Regeln: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n group(s) go another way. Approved: %1. Draft: %2</source>
        <translation>
            <numerusform>%n Gruppe verhält sich anders. Genehmigt: %1. Entwurf: %2</numerusform>
            <numerusform>%n Gruppen verhalten sich anders. Genehmigt: %1. Entwurf: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Approved rules</source>
        <translation>Genehmigte Regeln</translation>
    </message>
    <message>
        <source>Lost operations</source>
        <translation>Verlorene Operationen</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation>Gezeigte Regeln</translation>
    </message>
    <message>
        <source>Group %1 from %2. Approved: %3. Shown: %4</source>
        <translation>Gruppe %1 aus %2. Genehmigt: %3. Gezeigt: %4</translation>
    </message>
</context>
<context>
    <name>RulesChangesPane</name>
    <message>
        <source>Conflicts with what was approved meanwhile</source>
        <translation>Konflikte mit inzwischen Genehmigtem</translation>
    </message>
    <message>
        <source>The draft against the approved rules, Enter edits the block</source>
        <translation>Entwurf gegenüber den genehmigten Regeln, Eingabe bearbeitet den Block</translation>
    </message>
    <message>
        <source>Nothing is changed</source>
        <translation>Nichts geändert</translation>
    </message>
    <message>
        <source>Edit a rule in its table or as text. Every block that differs from the approved rules appears here, line by line.</source>
        <translation>Eine Regel in ihrer Tabelle oder als Text bearbeiten. Jeder Block, der von den genehmigten Regeln abweicht, erscheint hier Zeile für Zeile.</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Groups whose action changes</source>
        <translation>Gruppen, deren Aktion sich ändert</translation>
    </message>
    <message>
        <source>No group acts otherwise</source>
        <translation>Keine Gruppe verhält sich anders</translation>
    </message>
    <message>
        <source>In no single or pair loss does the draft change what happens to a group.</source>
        <translation>In keinem Einzel- oder Paarausfall ändert der Entwurf, was mit einer Gruppe geschieht.</translation>
    </message>
</context>
<context>
    <name>RulesCommands</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rule for a second loss…</source>
        <translation>Regel für einen Zweitausfall…</translation>
    </message>
    <message>
        <source>New policy</source>
        <translation>Neue Policy</translation>
    </message>
    <message>
        <source>New impact of an application</source>
        <translation>Neue Auswirkung einer Anwendung</translation>
    </message>
    <message>
        <source>Duplicate the policy, without what it is assigned to</source>
        <translation>Policy ohne ihre Zuweisungen duplizieren</translation>
    </message>
    <message>
        <source>Take the selected rules away</source>
        <translation>Gewählte Regeln entfernen</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>Zurückgenommenes wiederholen</translation>
    </message>
    <message>
        <source>Try the rules in a loss</source>
        <translation>Regeln in einem Ausfall ausprobieren</translation>
    </message>
    <message>
        <source>Edit the filtered rules as text</source>
        <translation>Gefilterte Regeln als Text bearbeiten</translation>
    </message>
    <message>
        <source>Begin a draft…</source>
        <translation>Entwurf beginnen…</translation>
    </message>
    <message>
        <source>Throw the draft away…</source>
        <translation>Entwurf verwerfen…</translation>
    </message>
    <message>
        <source>Propose the draft…</source>
        <translation>Entwurf vorschlagen…</translation>
    </message>
    <message>
        <source>Copy all rules as text</source>
        <translation>Alle Regeln als Text kopieren</translation>
    </message>
    <message>
        <source>Import the rules from a file…</source>
        <translation>Regeln aus Datei importieren…</translation>
    </message>
    <message>
        <source>Export the rules to a file…</source>
        <translation>Regeln in Datei exportieren…</translation>
    </message>
    <message>
        <source>Another scenario of the application</source>
        <translation>Weiteres Szenario der Anwendung</translation>
    </message>
    <message>
        <source>Another rule of the policy</source>
        <translation>Weitere Regel der Policy</translation>
    </message>
    <message>
        <source>Hold instead of restoring, in the current rule</source>
        <translation>In der aktuellen Regel halten statt wiederherstellen</translation>
    </message>
    <message>
        <source>Take the current scenario away</source>
        <translation>Aktuelles Szenario entfernen</translation>
    </message>
    <message>
        <source>Take the current rule away</source>
        <translation>Aktuelle Regel entfernen</translation>
    </message>
    <message>
        <source>Open room Rules first.</source>
        <translation>Erst den Raum Regeln öffnen.</translation>
    </message>
    <message>
        <source>No policy or application is selected.</source>
        <translation>Keine Policy oder Anwendung ist gewählt.</translation>
    </message>
    <message>
        <source>No policy is selected.</source>
        <translation>Keine Policy ist gewählt.</translation>
    </message>
    <message>
        <source>The current rule holds already.</source>
        <translation>Die aktuelle Regel hält schon.</translation>
    </message>
    <message>
        <source>It is in no draft yet.</source>
        <translation>Sie steht noch in keinem Entwurf.</translation>
    </message>
    <message>
        <source>Try the loss of the current rule</source>
        <translation>Den Ausfall der aktuellen Regel ausprobieren</translation>
    </message>
    <message>
        <source>It names no region yet.</source>
        <translation>Sie nennt noch keine Region.</translation>
    </message>
    <message>
        <source>No edit of a draft is there to take back.</source>
        <translation>Es gibt keine Änderung eines Entwurfs, die sich zurücknehmen lässt.</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Nichts wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>No draft is open.</source>
        <translation>Kein Entwurf ist offen.</translation>
    </message>
</context>
<context>
    <name>RulesFileSheet</name>
    <message>
        <source>Export the rules to a file</source>
        <translation>Regeln in Datei exportieren</translation>
    </message>
    <message>
        <source>Import the rules from a file</source>
        <translation>Regeln aus Datei importieren</translation>
    </message>
    <message>
        <source>All rules that are shown, in the canonical form that version control compares well. A file of that name is replaced.</source>
        <translation>Alle angezeigten Regeln in der kanonischen Form, die sich in der Versionsverwaltung gut vergleichen lässt. Eine Datei dieses Namens wird ersetzt.</translation>
    </message>
    <message>
        <source>The text takes the place of all rules in the draft: a policy that it leaves out is taken away when the draft is approved.</source>
        <translation>Der Text ersetzt alle Regeln im Entwurf: Eine Policy, die darin fehlt, wird mit der Genehmigung des Entwurfs entfernt.</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>Pfad der Datei</translation>
    </message>
    <message>
        <source>/home/me/estate.rules</source>
        <translation>/home/me/estate.rules</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Name der Datei</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
</context>
<context>
    <name>RulesFindingsPane</name>
    <message>
        <source>Filter the findings</source>
        <translation>Befunde filtern</translation>
    </message>
    <message>
        <source>Words, -without, severity:error</source>
        <translation>Wörter, -ohne, severity:error</translation>
    </message>
    <message>
        <source>Read from the rules and the estate; no loss is planned. Error: a recovery will not happen. Warning: it may not.</source>
        <translation>Aus Regeln und Bestand gelesen; kein Ausfall wird geplant. Fehler: eine Wiederherstellung bleibt aus. Warnung: sie kann ausbleiben.</translation>
    </message>
    <message>
        <source>Findings, Enter goes to the rule</source>
        <translation>Befunde, Eingabe geht zur Regel</translation>
    </message>
    <message>
        <source>Being looked for</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>Lint sees nothing that would keep these rules from working.</source>
        <translation>Die Regelprüfung sieht nichts, was diese Regeln behindern würde.</translation>
    </message>
</context>
<context>
    <name>RulesHeader</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules shown</source>
        <translation>Angezeigte Regeln</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Policies</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Propose…</source>
        <translation>Vorschlagen…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>%1, show the worst</source>
        <translation>%1, schwerste anzeigen</translation>
    </message>
    <message>
        <source>Business impact</source>
        <translation>Geschäftsfolgen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>RulesSession</name>
    <message>
        <source>Approved rules. An edit begins a draft.</source>
        <translation>Genehmigte Regeln. Eine Änderung beginnt einen Entwurf.</translation>
    </message>
    <message numerus="yes">
        <source>By %1. %n edit(s), each kept as it is made</source>
        <translation>
            <numerusform>Von %1. %n Änderung, sofort gespeichert</numerusform>
            <numerusform>Von %1. %n Änderungen, jede sofort gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message numerus="yes">
        <source>Rules: %n block(s) of draft %1</source>
        <translation>
            <numerusform>Regeln: %n Block aus Entwurf %1</numerusform>
            <numerusform>Regeln: %n Blöcke aus Entwurf %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The approved rules are shown: edit them, or open a draft.</source>
        <translation>Angezeigt sind die genehmigten Regeln: bearbeiten oder einen Entwurf öffnen.</translation>
    </message>
    <message>
        <source>The draft says what is approved already.</source>
        <translation>Der Entwurf sagt, was bereits genehmigt ist.</translation>
    </message>
    <message>
        <source>Others approved some of these blocks otherwise: choose mine or theirs first.</source>
        <translation>Andere haben einige dieser Blöcke anders genehmigt: zuerst meine oder ihre wählen.</translation>
    </message>
    <message>
        <source>Nothing is changed, so nothing is reached.</source>
        <translation>Nichts geändert, also keine Reichweite.</translation>
    </message>
    <message>
        <source>%1. The first %2 changes are listed.</source>
        <translation>%1. Die ersten %2 Änderungen sind aufgeführt.</translation>
    </message>
    <message>
        <source>remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>The rules were written to %1.</source>
        <translation>Die Regeln wurden in %1 geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 group(s) act otherwise, in %2 of %3 single and pair losses</source>
        <translation>
            <numerusform>%1 Gruppe verhält sich anders, in %2 von %3 Einzel- und Paarausfällen</numerusform>
            <numerusform>%1 Gruppen verhalten sich anders, in %2 von %3 Einzel- und Paarausfällen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 error(s)</source>
        <translation>
            <numerusform>%1 Fehler</numerusform>
            <numerusform>%1 Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 warning(s)</source>
        <translation>
            <numerusform>%1 Warnung</numerusform>
            <numerusform>%1 Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 note(s)</source>
        <translation>
            <numerusform>%1 Hinweis</numerusform>
            <numerusform>%1 Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for findings…</source>
        <translation>Befunde werden gesucht…</translation>
    </message>
    <message>
        <source>The rules as of an earlier record</source>
        <translation>Die Regeln nach einem früheren Eintrag</translation>
    </message>
    <message>
        <source>The estate is shown as of an earlier record: go back to now to change rules.</source>
        <translation>Der Bestand ist nach einem früheren Eintrag gezeigt: zum Ändern von Regeln zum Jetzt zurückkehren.</translation>
    </message>
    <message>
        <source>What was typed into the text is not in the draft yet: go on typing there, or drop it with Ctrl+Z there, first.</source>
        <translation>Das im Text Getippte ist noch nicht im Entwurf: zuerst dort weitertippen oder es dort mit Strg+Z verwerfen.</translation>
    </message>
    <message>
        <source>The text of this policy has a problem: mend it, or drop it with Ctrl+Z there, first.</source>
        <translation>Der Text dieser Policy hat ein Problem: zuerst beheben oder dort mit Strg+Z verwerfen.</translation>
    </message>
    <message>
        <source>The text of this application has a problem: mend it, or drop it with Ctrl+Z there, first.</source>
        <translation>Der Text dieser Anwendung hat ein Problem: zuerst beheben oder dort mit Strg+Z verwerfen.</translation>
    </message>
</context>
<context>
    <name>RulesTablePane</name>
    <message>
        <source>Filter the rules</source>
        <translation>Regeln filtern</translation>
    </message>
    <message>
        <source>Words, -without, when:r017</source>
        <translation>Wörter, -ohne, when:r017</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Changed %1</source>
        <translation>Geändert %1</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>No rules of this kind</source>
        <translation>Keine Regeln dieser Art</translation>
    </message>
    <message>
        <source>“New” begins one. It is kept in a draft until it is proposed and approved.</source>
        <translation>„Neu“ beginnt eine. Sie bleibt in einem Entwurf, bis sie vorgeschlagen und genehmigt ist.</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Second loss…</source>
        <translation>Zweitausfall…</translation>
    </message>
</context>
<context>
    <name>RulesTextPane</name>
    <message>
        <source>Policies in the text</source>
        <translation>Policies im Text</translation>
    </message>
    <message>
        <source>Filter, for example when:r017</source>
        <translation>Filter, zum Beispiel when:r017</translation>
    </message>
    <message>
        <source>%1. What the filter hides stays as it is.</source>
        <translation>%1. Was der Filter ausblendet, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Import…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alles kopieren</translation>
    </message>
    <message>
        <source>Rules as text</source>
        <translation>Regeln als Text</translation>
    </message>
    <message>
        <source>What is wrong with the text, Enter goes there</source>
        <translation>Fehler im Text, Eingabe geht dorthin</translation>
    </message>
    <message>
        <source>No rule matches</source>
        <translation>Keine Regel passt</translation>
    </message>
    <message>
        <source>There are no rules</source>
        <translation>Es gibt keine Regeln</translation>
    </message>
    <message>
        <source>Change the filter of the policies, or of the tables, to have rules here as text.</source>
        <translation>Den Filter der Policies oder der Tabellen ändern, um hier Regeln als Text zu haben.</translation>
    </message>
    <message>
        <source>Begin a draft and add a rule to it, or import rules from a file.</source>
        <translation>Einen Entwurf beginnen und eine Regel hinzufügen, oder Regeln aus einer Datei importieren.</translation>
    </message>
    <message>
        <source>Read-only: an earlier record</source>
        <translation>Nur lesbar: ein früherer Eintrag</translation>
    </message>
</context>
<context>
    <name>RulesTrialPane</name>
    <message>
        <source>Regions lost, ids</source>
        <translation>Ausgefallene Regionen, IDs</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>As in Plan</source>
        <translation>Wie in „Plan“</translation>
    </message>
    <message>
        <source>Take the failure set of room Plan</source>
        <translation>Ausfallmenge aus „Plan“ übernehmen</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Pin this loss</source>
        <translation>Ausfall anheften</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Groups in this loss</source>
        <translation>Gruppen in diesem Ausfall</translation>
    </message>
    <message>
        <source>No group is lost</source>
        <translation>Keine Gruppe fällt aus</translation>
    </message>
    <message>
        <source>Try the rules before they count</source>
        <translation>Regeln ausprobieren, bevor sie gelten</translation>
    </message>
    <message>
        <source>Pinned losses</source>
        <translation>Angeheftete Ausfälle</translation>
    </message>
    <message>
        <source>Unpin the selected loss</source>
        <translation>Gewählten Ausfall lösen</translation>
    </message>
    <message>
        <source>Pinned losses, Enter tries one</source>
        <translation>Angeheftete Ausfälle, Eingabe probiert einen aus</translation>
    </message>
    <message>
        <source>Nothing is pinned</source>
        <translation>Nichts angeheftet</translation>
    </message>
    <message>
        <source>Pin the losses that must keep their answer. Each is tried again after every edit, and compared in room Sweep with the result that it had.</source>
        <translation>Ausfälle anheften, deren Antwort gleich bleiben muss. Jeder wird nach jeder Änderung erneut ausprobiert und unter „Durchlauf“ mit seinem früheren Ergebnis verglichen.</translation>
    </message>
    <message>
        <source>No group goes another way</source>
        <translation>Keine Gruppe geht einen anderen Weg</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Noch keine Antwort</translation>
    </message>
    <message>
        <source>Name regions to lose. Each group is planned under the approved rules and under those shown; nothing is changed by it.</source>
        <translation>Regionen angeben, die ausfallen sollen. Jede Gruppe wird nach den genehmigten und nach den gezeigten Regeln geplant; geändert wird dadurch nichts.</translation>
    </message>
    <message>
        <source>Regions lost, for example %1 %2</source>
        <translation>Ausgefallene Regionen, zum Beispiel %1 %2</translation>
    </message>
    <message>
        <source>Loss of %1. %2</source>
        <translation>Ausfall von %1. %2</translation>
    </message>
    <message>
        <source>Nothing is edited: there is no difference to show.</source>
        <translation>Nichts ist bearbeitet: Es gibt keinen Unterschied zu zeigen.</translation>
    </message>
    <message>
        <source>The regions are lost at once. A delay between them is for room Plan: its When.</source>
        <translation>Die Regionen fallen zugleich aus. Ein Abstand dazwischen ist Sache des Raums Plan: dort Wann.</translation>
    </message>
    <message>
        <source>Loss of %1 at once. %2</source>
        <translation>Ausfall von %1 zugleich. %2</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Since this draft changed them, others approved some of its blocks otherwise: %1. Choose mine or theirs in Changes.</source>
        <translation>Seit dieser Entwurf sie geändert hat, haben andere einige seiner Blöcke anders genehmigt: %1. Unter „Änderungen“ meine oder ihre wählen.</translation>
    </message>
    <message>
        <source>Failover policies, Enter edits</source>
        <translation>Failover-Policies, Eingabe bearbeitet</translation>
    </message>
    <message>
        <source>Business impact of applications, Enter edits</source>
        <translation>Geschäftsfolgen von Anwendungen, Eingabe bearbeitet</translation>
    </message>
</context>
<context>
    <name>RulesViewCommands</name>
    <message>
        <source>Room Rules was not shown yet.</source>
        <translation>„Regeln“ wurde noch nicht angezeigt.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Show the policies</source>
        <translation>Policies anzeigen</translation>
    </message>
    <message>
        <source>Show the findings</source>
        <translation>Befunde anzeigen</translation>
    </message>
    <message>
        <source>Show the worst findings</source>
        <translation>Schwerste Befunde anzeigen</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Keine Befunde.</translation>
    </message>
    <message>
        <source>Show what the draft changes</source>
        <translation>Änderungen des Entwurfs anzeigen</translation>
    </message>
    <message>
        <source>Keep mine of the block in conflict</source>
        <translation>Meine behalten, im Block mit Konflikt</translation>
    </message>
    <message>
        <source>Nothing is in conflict.</source>
        <translation>Kein Konflikt.</translation>
    </message>
    <message>
        <source>Take theirs of the block in conflict</source>
        <translation>Ihre nehmen, im Block mit Konflikt</translation>
    </message>
    <message>
        <source>Try the rules in the loss that is typed</source>
        <translation>Regeln im eingegebenen Ausfall ausprobieren</translation>
    </message>
    <message>
        <source>No loss is typed under Try it.</source>
        <translation>Unter „Ausprobieren“ ist kein Ausfall eingegeben.</translation>
    </message>
    <message>
        <source>Try the rules in the failure set of room Plan</source>
        <translation>Regeln in der Ausfallmenge aus „Plan“ ausprobieren</translation>
    </message>
    <message>
        <source>Pin the loss that is typed</source>
        <translation>Eingegebenen Ausfall anheften</translation>
    </message>
    <message>
        <source>Unpin the loss that is selected under Try it</source>
        <translation>Unter „Ausprobieren“ gewählten Ausfall lösen</translation>
    </message>
    <message>
        <source>No pinned loss is selected.</source>
        <translation>Kein angehefteter Ausfall ist gewählt.</translation>
    </message>
    <message>
        <source>No loss is named in room Plan.</source>
        <translation>Unter „Plan“ ist kein Ausfall angegeben.</translation>
    </message>
    <message>
        <source>Show the business impact of the applications</source>
        <translation>Geschäftsfolgen der Anwendungen anzeigen</translation>
    </message>
</context>
<context>
    <name>SampleSheet</name>
    <message>
        <source>Open a sample estate</source>
        <translation>Beispielbestand öffnen</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Four regions</source>
        <translation>Vier Regionen</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Graph laid over the relationships</source>
        <translation>Über die Beziehungen gelegter Graph</translation>
    </message>
    <message>
        <source>A small estate to learn on; it has no graph to choose.</source>
        <translation>Ein kleiner Bestand zum Lernen; ohne wählbaren Graphen.</translation>
    </message>
    <message>
        <source>%1 is closed and stays as it is.</source>
        <translation>%1 wird geschlossen und bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open in memory</source>
        <translation>Im RAM öffnen</translation>
    </message>
    <message>
        <source>Federal 1:%1</source>
        <translation>Federal 1:%1</translation>
    </message>
    <message>
        <source>The present estate is only in memory, and nothing was done to it.</source>
        <translation>Der aktuelle Bestand liegt nur im Arbeitsspeicher, und nichts wurde daran geändert.</translation>
    </message>
    <message numerus="yes">
        <source>The present estate is only in memory: %n record(s) of what was done to it are lost. Save a copy of the journal in Sources to keep them.</source>
        <translation>
            <numerusform>Der aktuelle Bestand liegt nur im Arbeitsspeicher: %n Eintrag über das daran Getane geht verloren. Zum Behalten unter „Quellen“ eine Kopie des Journals speichern.</numerusform>
            <numerusform>Der aktuelle Bestand liegt nur im Arbeitsspeicher: %n Einträge über das daran Getane gehen verloren. Zum Behalten unter „Quellen“ eine Kopie des Journals speichern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lose %n record(s) and open</source>
        <translation>
            <numerusform>%n Eintrag verlieren und öffnen</numerusform>
            <numerusform>%n Einträge verlieren und öffnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedViewsSheet</name>
    <message>
        <source>Saved views</source>
        <translation>Gespeicherte Ansichten</translation>
    </message>
    <message>
        <source>A view is what is chosen of a table: its filters, order, groups and columns. This is the table “%1”.</source>
        <translation>Eine Ansicht ist, was an einer Tabelle gewählt ist: Filter, Reihenfolge, Gruppen und Spalten. Dies ist die Tabelle „%1“.</translation>
    </message>
    <message>
        <source>Name of the present view</source>
        <translation>Name der aktuellen Ansicht</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saved views, Enter shows one</source>
        <translation>Gespeicherte Ansichten, Eingabe zeigt eine</translation>
    </message>
    <message>
        <source>No view is saved</source>
        <translation>Keine Ansicht gespeichert</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen view</source>
        <translation>Gewählte Ansicht entfernen</translation>
    </message>
    <message>
        <source>Copy as a link</source>
        <translation>Als Link kopieren</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Type a name above to keep what the table shows now.</source>
        <translation>Oben einen Namen eingeben, um zu behalten, was die Tabelle jetzt zeigt.</translation>
    </message>
</context>
<context>
    <name>SecondLoss</name>
    <message>
        <source>After both losses %1 of %2 volumes meet their RTO (%3 of %4 with the first alone), %5 are held by rule, %6 are short of capacity; cost %7 instead of %8.</source>
        <translation>Nach beiden Ausfällen erfüllen %1 von %2 Volumes ihr RTO (%3 von %4 beim ersten allein), %5 sind gehalten, bei %6 ist die Kapazität knapp; Kosten %7 statt %8.</translation>
    </message>
</context>
<context>
    <name>SecondLossSheet</name>
    <message>
        <source>Rule for a second loss</source>
        <translation>Regel für einen Zweitausfall</translation>
    </message>
    <message>
        <source>Both regions lost, ids</source>
        <translation>Beide ausgefallenen Regionen, IDs</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Policies that leave groups without a place, Enter writes the rule</source>
        <translation>Policies, die Gruppen ohne Platz lassen, Eingabe schreibt die Regel</translation>
    </message>
    <message>
        <source>Which regions?</source>
        <translation>Welche Regionen?</translation>
    </message>
    <message>
        <source>Name the region that is lost and the second one. Room Plan&apos;s failure set is taken when it has two.</source>
        <translation>Die ausgefallene Region und die zweite angeben. Hat die Ausfallmenge aus „Plan“ zwei, wird sie übernommen.</translation>
    </message>
    <message>
        <source>Restore to</source>
        <translation>Restore nach</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Write the rule and try it</source>
        <translation>Regel schreiben und ausprobieren</translation>
    </message>
    <message>
        <source>Both regions, for example %1 %2</source>
        <translation>Beide Regionen, zum Beispiel %1 %2</translation>
    </message>
    <message>
        <source>Being looked at</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation>Noch keine Antwort</translation>
    </message>
    <message>
        <source>No policy needs a rule</source>
        <translation>Keine Policy braucht eine Regel</translation>
    </message>
    <message>
        <source>On this loss</source>
        <translation>Bei diesem Ausfall</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Hold: its data waits for its region</source>
        <translation>Halten: Die Daten warten auf ihre Region</translation>
    </message>
    <message>
        <source>Allow %1 in %2 and write</source>
        <translation>%1 in %2 erlauben und schreiben</translation>
    </message>
</context>
<context>
    <name>SecondLossTable</name>
    <message>
        <source>Name at least two regions and nothing else: the one that is lost, and the second one.</source>
        <translation>Mindestens zwei Regionen und sonst nichts angeben: die ausgefallene und die zweite.</translation>
    </message>
    <message>
        <source>Name the region that %1 restores to.</source>
        <translation>Die Region angeben, in der %1 wiederherstellt.</translation>
    </message>
    <message>
        <source>second loss %1</source>
        <translation>Zweitausfall %1</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Policy</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Could go to</source>
        <translation>Mögliches Ziel</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>no rule</source>
        <translation>keine Regel</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, ausgefallen</translation>
    </message>
    <message>
        <source>looking</source>
        <translation>wird gesucht</translation>
    </message>
    <message>
        <source>This loss takes no group.</source>
        <translation>Dieser Ausfall trifft keine Gruppe.</translation>
    </message>
    <message numerus="yes">
        <source>All %1 group(s) that this loss takes recover; there is nothing to write.</source>
        <translation>
            <numerusform>Die %1 Gruppe, die dieser Ausfall trifft, wird wiederhergestellt; es gibt nichts zu schreiben.</numerusform>
            <numerusform>Alle %1 Gruppen, die dieser Ausfall trifft, werden wiederhergestellt; es gibt nichts zu schreiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 groups are not recovered: %3 held by a rule, %4 with a rule whose target can&apos;t take them, %5 without a rule.</source>
        <translation>%1 von %2 Gruppen werden nicht wiederhergestellt: %3 durch Regel gehalten, %4 mit einer Regel, deren Ziel sie nicht aufnehmen kann, %5 ohne Regel.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>two rules disagree</source>
        <translation>zwei Regeln widersprechen sich</translation>
    </message>
    <message>
        <source>%1, not recovered</source>
        <translation>%1, ohne Recovery</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nowhere: no replica outside %1</source>
        <translation>keines: kein Replikat außerhalb von %1</translation>
    </message>
    <message>
        <source>nowhere: %1 comes nearest. %2</source>
        <translation>keines: %1 kommt am nächsten. %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Name the region to restore to.</source>
        <translation>Die Region angeben, in der wiederhergestellt wird.</translation>
    </message>
    <message>
        <source>%1 is lost itself.</source>
        <translation>%1 ist selbst ausgefallen.</translation>
    </message>
    <message>
        <source>Nothing is gained: %1 has no replica.</source>
        <translation>Kein Gewinn: %1 hat kein Replikat.</translation>
    </message>
    <message>
        <source>Nothing is gained at %1. %2</source>
        <translation>Kein Gewinn in %1. %2</translation>
    </message>
    <message>
        <source>Policy %1 does not allow %2.</source>
        <translation>Policy %1 erlaubt %2 nicht.</translation>
    </message>
    <message>
        <source>The rules say so already.</source>
        <translation>Die Regeln sagen dies bereits.</translation>
    </message>
    <message>
        <source>Choose a policy.</source>
        <translation>Eine Policy wählen.</translation>
    </message>
    <message>
        <source>Its regions are being looked at.</source>
        <translation>Ihre Regionen werden untersucht.</translation>
    </message>
    <message>
        <source>%1 holds these groups already.</source>
        <translation>%1 hält diese Gruppen bereits.</translation>
    </message>
    <message>
        <source>The estate refuses these rules. Correct them first; see the text.</source>
        <translation>Der Bestand weist diese Regeln ab. Zuerst berichtigen; siehe Text.</translation>
    </message>
    <message>
        <source>These rules are being checked.</source>
        <translation>Diese Regeln werden geprüft.</translation>
    </message>
    <message>
        <source>%1: replicas of %2 of %3 groups</source>
        <translation>%1: Replikate von %2 von %3 Gruppen</translation>
    </message>
    <message>
        <source>%1: replicas of %2 of %3 groups, once it is allowed</source>
        <translation>%1: Replikate von %2 von %3 Gruppen, sobald erlaubt</translation>
    </message>
    <message>
        <source>%1: %2. Now: %3.</source>
        <translation>%1: %2. Jetzt: %3.</translation>
    </message>
    <message>
        <source>%1 Could go to: %2.</source>
        <translation>%1 Mögliches Ziel: %2.</translation>
    </message>
    <message>
        <source>%1 %2 of %3 groups have a replica in %4; whether there is room shows when it is tried.</source>
        <translation>%1 %2 von %3 Gruppen haben ein Replikat in %4; ob Platz ist, zeigt der Versuch.</translation>
    </message>
    <message>
        <source>%1 %2 of %3 groups have a replica in %4, which is not allowed yet; whether there is room shows when it is tried.</source>
        <translation>%1 %2 von %3 Gruppen haben ein Replikat in %4, das noch nicht erlaubt ist; ob Platz ist, zeigt der Versuch.</translation>
    </message>
</context>
<context>
    <name>SegmentedChoice</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SensitivityModel</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Decides otherwise</source>
        <translation>Entscheidet anders</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>At</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <source>%1 op</source>
        <translation>%1 op</translation>
    </message>
    <message>
        <source>if %1 lags by more than %2</source>
        <translation>wenn %1 um mehr als %2 zurückliegt</translation>
    </message>
    <message>
        <source>RTO met only if it completes within %1</source>
        <translation>RTO nur erfüllt bei Fertigstellung innerhalb von %1</translation>
    </message>
    <message>
        <source>RTO missed if it takes longer than %1</source>
        <translation>RTO verfehlt, wenn es länger als %1 dauert</translation>
    </message>
    <message>
        <source>recovers if %1 has %2</source>
        <translation>wird wiederhergestellt, wenn %1 über %2 verfügt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>as opened</source>
        <translation>Anfangsstand</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 vorher</translation>
    </message>
    <message numerus="yes">
        <source>%1 lane(s)</source>
        <translation>
            <numerusform>%1 Lane</numerusform>
            <numerusform>%1 Lanes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 site(s)</source>
        <translation>
            <numerusform>%1 Standort</numerusform>
            <numerusform>%1 Standorte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Another program has it open. Close that program and start again, or go on in memory: nothing is written to disk then.</source>
        <translation>Ein anderes Programm hat es geöffnet. Dieses Programm schließen und neu starten oder im Arbeitsspeicher fortfahren: Dann wird nichts auf die Platte geschrieben.</translation>
    </message>
    <message>
        <source>A newer version of this program wrote it. The file was not changed. Update, or go on in memory.</source>
        <translation>Eine neuere Version dieses Programms hat es geschrieben. Die Datei wurde nicht verändert. Aktualisieren oder im Arbeitsspeicher fortfahren.</translation>
    </message>
    <message>
        <source>The file was not changed. Keep it: what can be read can be exported with estatectl. Start with another --journal, or go on in memory.</source>
        <translation>Die Datei wurde nicht verändert. Aufbewahren: Was lesbar ist, lässt sich mit estatectl exportieren. Mit einem anderen --journal starten oder im Arbeitsspeicher fortfahren.</translation>
    </message>
    <message>
        <source>The file was not changed. Check the path and its permissions, or go on in memory.</source>
        <translation>Die Datei wurde nicht verändert. Pfad und Berechtigungen prüfen oder im Arbeitsspeicher fortfahren.</translation>
    </message>
    <message>
        <source>in memory, not kept</source>
        <translation>im Arbeitsspeicher, flüchtig</translation>
    </message>
    <message>
        <source>The journal can&apos;t be opened</source>
        <translation>Das Journal lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>LIVE</source>
        <translation>LIVE</translation>
    </message>
    <message>
        <source>DRILL</source>
        <translation>ÜBUNG</translation>
    </message>
    <message>
        <source>AS OF INDEX %1</source>
        <translation>STAND INDEX %1</translation>
    </message>
    <message>
        <source>identity asserted, not verified</source>
        <translation>Identität angegeben, nicht geprüft</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Four regions</source>
        <translation>Vier Regionen</translation>
    </message>
    <message>
        <source>Described by its events</source>
        <translation>Durch seine Ereignisse beschrieben</translation>
    </message>
    <message>
        <source>Federal 1:%1</source>
        <translation>Federal 1:%1</translation>
    </message>
    <message>
        <source>%1: the estate&apos;s own, nothing is laid over them</source>
        <translation>%1: die des Bestands, ohne Überlagerung</translation>
    </message>
    <message>
        <source>%1, of its default size</source>
        <translation>%1, in Standardgröße</translation>
    </message>
    <message>
        <source>%1, size %2</source>
        <translation>%1, Größe %2</translation>
    </message>
    <message>
        <source>pending %1, durable %2</source>
        <translation>ausstehend %1, dauerhaft %2</translation>
    </message>
    <message>
        <source>durable at index %1</source>
        <translation>dauerhaft bis Index %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>The clock says %1, which is before the journal&apos;s last event at %2. Event time stands still, and nothing expires. Correct the clock; if it is right, confirm it before anything is approved or committed.</source>
        <translation>Die Uhr zeigt %1, das liegt vor dem letzten Ereignis im Journal (%2). Die Ereigniszeit steht still, und nichts läuft ab. Uhr korrigieren; wenn sie stimmt, bestätigen, bevor etwas genehmigt oder ausgeführt wird.</translation>
    </message>
    <message>
        <source>The journal&apos;s last event was at %1, and the clock says %2. If the clock is right, confirm it before anything is recorded.</source>
        <translation>Das letzte Ereignis im Journal liegt bei %1, die Uhr zeigt %2. Wenn die Uhr stimmt, bestätigen, bevor etwas aufgezeichnet wird.</translation>
    </message>
    <message>
        <source>Event time runs on from %1, as the clock does.</source>
        <translation>Die Ereigniszeit läuft ab %1 mit der Uhr weiter.</translation>
    </message>
    <message>
        <source>Event time moved on to %1.</source>
        <translation>Die Ereigniszeit wurde auf %1 vorgestellt.</translation>
    </message>
    <message>
        <source>The note waits for the next shift.</source>
        <translation>Die Notiz liegt für die nächste Schicht bereit.</translation>
    </message>
    <message>
        <source>An execution is being carried out. Open another journal when it has ended.</source>
        <translation>Eine Ausführung läuft. Ein anderes Journal erst nach ihrem Ende öffnen.</translation>
    </message>
    <message>
        <source>An execution is being carried out. Look back when it has ended.</source>
        <translation>Eine Ausführung läuft. Erst nach ihrem Ende zurückblicken.</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 region(s); %2</source>
        <translation>
            <numerusform>%1 Region; %2</numerusform>
            <numerusform>%1 Regionen; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 change(s)</source>
        <translation>
            <numerusform>%1 Änderung</numerusform>
            <numerusform>%1 Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed. Download the file and keep it: what can be read can be exported with estatectl. Upload another one in its place, or go on in memory.</source>
        <translation>Nichts wurde geändert. Die Datei herunterladen und aufbewahren: Was lesbar ist, lässt sich mit estatectl exportieren. Eine andere an ihrer Stelle hochladen oder im Arbeitsspeicher fortfahren.</translation>
    </message>
    <message>
        <source>%1, for looking only</source>
        <translation>%1, nur lesend</translation>
    </message>
    <message>
        <source>Another page of this browser writes here; close it and reload.</source>
        <translation>Eine andere Seite dieses Browsers schreibt hier; sie schließen und neu laden.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>looking: another page writes</source>
        <translation>nur Ansicht: eine andere Seite schreibt</translation>
    </message>
    <message>
        <source>Taken back. %1</source>
        <translation>Zurückgenommen. %1</translation>
    </message>
    <message>
        <source>every role, %1</source>
        <translation>jede Rolle, %1</translation>
    </message>
    <message>
        <source>Or go on in memory: nothing of it is kept then.</source>
        <translation>Oder im Arbeitsspeicher fortfahren: Dann bleibt nichts davon erhalten.</translation>
    </message>
    <message>
        <source>not kept, durable at index %1</source>
        <translation>nicht gesichert, dauerhaft bis Index %1</translation>
    </message>
    <message>
        <source>The browser did not let this page copy. Allow it the clipboard, beside the address, then copy again.</source>
        <translation>Der Browser hat dieser Seite das Kopieren nicht erlaubt. Ihr neben der Adresse die Zwischenablage erlauben, dann noch einmal kopieren.</translation>
    </message>
    <message>
        <source>in memory, index %1</source>
        <translation>im Speicher, Index %1</translation>
    </message>
</context>
<context>
    <name>ShardTable</name>
    <message>
        <source>commit decided, to be told</source>
        <translation>Ausführung entschieden, Mitteilung offen</translation>
    </message>
    <message>
        <source>abort decided, to be told</source>
        <translation>Abbruch entschieden, Mitteilung offen</translation>
    </message>
    <message>
        <source>holds its cut</source>
        <translation>hält Schnitt</translation>
    </message>
    <message>
        <source>asked to prepare</source>
        <translation>zur Vorbereitung aufgefordert</translation>
    </message>
    <message>
        <source>Its region has published nothing yet</source>
        <translation>Die Region hat noch nichts veröffentlicht</translation>
    </message>
    <message>
        <source>Published with the region as generation %1, in no cut so far</source>
        <translation>Mit der Region als Generation %1 veröffentlicht, bisher in keinem Schnitt</translation>
    </message>
    <message>
        <source>Published with the region as generation %1, at checkpoint %2 of %3</source>
        <translation>Mit der Region als Generation %1 veröffentlicht, bei Checkpoint %2 von %3</translation>
    </message>
    <message>
        <source>Shard</source>
        <translation>Shard</translation>
    </message>
    <message>
        <source>Volumes</source>
        <translation>Volumes</translation>
    </message>
    <message>
        <source>Concrete</source>
        <translation>Konkret</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Generation</translation>
    </message>
    <message>
        <source>Cut in flight</source>
        <translation>Laufender Schnitt</translation>
    </message>
    <message>
        <source>Its part</source>
        <translation>Beteiligung</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>Revision</translation>
    </message>
    <message>
        <source>Held until</source>
        <translation>Gehalten bis</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Anderswo</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ShelveSheet</name>
    <message>
        <source>Put it off</source>
        <translation>Vertagen</translation>
    </message>
    <message>
        <source>It stands at the end of the list until then and is not counted, for everybody. At most a day.</source>
        <translation>Bis dahin steht die Ausnahme am Ende der Liste und zählt nicht mit, für alle. Höchstens einen Tag.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>For how long, such as 30m or 4h</source>
        <translation>Für wie lange, etwa 30m oder 4h</translation>
    </message>
    <message>
        <source>Why it is put off</source>
        <translation>Warum vertagt wird</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Put off</source>
        <translation>Vertagen</translation>
    </message>
</context>
<context>
    <name>SiteTable</name>
    <message>
        <source>%1 of %2 sites online</source>
        <translation>%1 von %2 Standorten online</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Hosts up</source>
        <translation>Hosts online</translation>
    </message>
    <message>
        <source>Concrete up</source>
        <translation>Konkret online</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Belegt</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Lanes used</source>
        <translation>Lanes belegt</translation>
    </message>
    <message>
        <source>Guaranteed</source>
        <translation>Garantiert</translation>
    </message>
    <message>
        <source>Representatives</source>
        <translation>Repräsentanten</translation>
    </message>
    <message>
        <source>Concrete volumes</source>
        <translation>Konkrete Volumes</translation>
    </message>
    <message>
        <source>offline since %1</source>
        <translation>offline seit %1</translation>
    </message>
    <message>
        <source>its region: %1</source>
        <translation>Region: %1</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Lane capacity</source>
        <translation>Lane-Leistung</translation>
    </message>
</context>
<context>
    <name>SourceModel</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>the defaults</source>
        <translation>Standardwerte</translation>
    </message>
    <message>
        <source>own assumptions, kept in record 1</source>
        <translation>eigene Annahmen, in Eintrag 1 gespeichert</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>in memory: nothing is kept when the console ends</source>
        <translation>im Arbeitsspeicher: endet mit der Konsole</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1, and %2 of write-ahead log</source>
        <translation>%1 und %2 Write-Ahead-Log</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>version %1, since record %2</source>
        <translation>Version %1, seit Eintrag %2</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>behind record %1: it was compacted</source>
        <translation>nach Eintrag %1: verdichtet</translation>
    </message>
    <message>
        <source>Genesis</source>
        <translation>Genesis</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>Durable</source>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>up to record %1</source>
        <translation>bis Eintrag %1</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>Letztes Ereignis</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Abbild</translation>
    </message>
    <message>
        <source>none yet: opening replays every record</source>
        <translation>noch keines: Beim Öffnen wird jeder Eintrag abgespielt</translation>
    </message>
    <message>
        <source>behind record %1, taken %2; %3 kept</source>
        <translation>nach Eintrag %1, erstellt %2; %3 aufbewahrt</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>none yet: no cut needed one</source>
        <translation>noch keiner: Kein Schnitt brauchte einen</translation>
    </message>
    <message>
        <source>epoch %1, root %2</source>
        <translation>Epoche %1, Wurzel %2</translation>
    </message>
    <message>
        <source>built-in projection, 1 representative to about %1</source>
        <translation>eingebaute Projektion, 1 Repräsentant für etwa %1</translation>
    </message>
    <message>
        <source>built-in estate of the tutorial</source>
        <translation>eingebauter Bestand des Tutorials</translation>
    </message>
    <message>
        <source>described by its events</source>
        <translation>durch seine Ereignisse beschrieben</translation>
    </message>
    <message>
        <source>No journal is open.</source>
        <translation>Kein Journal ist geöffnet.</translation>
    </message>
    <message>
        <source>An earlier moment is looked at. Go back to now first.</source>
        <translation>Ein früherer Stand wird angezeigt. Zuerst zurück zur Gegenwart.</translation>
    </message>
    <message>
        <source>The journal is open for looking only.</source>
        <translation>Das Journal ist nur lesend geöffnet.</translation>
    </message>
    <message>
        <source>A proposal is being executed. Finish or abort it first.</source>
        <translation>Ein Vorschlag wird ausgeführt. Zuerst abschließen oder abbrechen.</translation>
    </message>
    <message>
        <source>Taking an image of the estate…</source>
        <translation>Abbild des Bestands wird erstellt…</translation>
    </message>
    <message>
        <source>An image was taken: the next opening starts here.</source>
        <translation>Abbild erstellt: Das nächste Öffnen beginnt hier.</translation>
    </message>
    <message>
        <source>Compacted into %1; this journal stays as it is, the archive.</source>
        <translation>In %1 verdichtet; dieses Journal bleibt als Archiv, wie es ist.</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Verifying the journal: %1 of %2 records</source>
        <translation>Journal wird geprüft: %1 von %2 Einträgen</translation>
    </message>
    <message>
        <source>Compacting into %1: %2 of %3 records</source>
        <translation>Verdichtung in %1: %2 von %3 Einträgen</translation>
    </message>
    <message>
        <source>Verifying %1: %2 of %3 records</source>
        <translation>%1 wird geprüft: %2 von %3 Einträgen</translation>
    </message>
    <message>
        <source>A copy of the journal was saved as %1.</source>
        <translation>Kopie des Journals gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>SourcesDialogs</name>
    <message>
        <source>Open a journal file</source>
        <translation>Journaldatei öffnen</translation>
    </message>
    <message>
        <source>Journals (*.journal)</source>
        <translation>Journale (*.journal)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save a copy of the journal</source>
        <translation>Kopie des Journals speichern</translation>
    </message>
    <message>
        <source>Compact the journal into a new file</source>
        <translation>Journal in neue Datei verdichten</translation>
    </message>
</context>
<context>
    <name>SourcesRoom</name>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Open a journal file…</source>
        <translation>Journaldatei öffnen…</translation>
    </message>
    <message>
        <source>Take an image of the estate now</source>
        <translation>Jetzt Abbild des Bestands erstellen</translation>
    </message>
    <message>
        <source>Compact the journal into a new file…</source>
        <translation>Journal in neue Datei verdichten…</translation>
    </message>
    <message>
        <source>Only exports that are old or lag behind, on or off</source>
        <translation>Nur alte oder zurückliegende Exporte, ein oder aus</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Open a sample…</source>
        <translation>Beispiel öffnen…</translation>
    </message>
    <message>
        <source>Take an image</source>
        <translation>Abbild erstellen</translation>
    </message>
    <message>
        <source>Compact…</source>
        <translation>Verdichten…</translation>
    </message>
    <message>
        <source>Estate and journal</source>
        <translation>Bestand und Journal</translation>
    </message>
    <message>
        <source>Facts about the estate and its journal</source>
        <translation>Angaben zum Bestand und seinem Journal</translation>
    </message>
    <message>
        <source>No journal is open</source>
        <translation>Kein Journal geöffnet</translation>
    </message>
    <message>
        <source>Live exports: none connected</source>
        <translation>Live-Exporte: keine verbunden</translation>
    </message>
    <message>
        <source>This console follows no running region. What is listed as published is worked out from the journal&apos;s own events, so it is as old as they are.</source>
        <translation>Diese Konsole folgt keiner laufenden Region. Was als veröffentlicht aufgeführt ist, wird aus den Ereignissen des Journals ermittelt und ist daher so alt wie diese.</translation>
    </message>
    <message>
        <source>Published by the regions</source>
        <translation>Von den Regionen veröffentlicht</translation>
    </message>
    <message>
        <source>Filter the exports</source>
        <translation>Exporte filtern</translation>
    </message>
    <message>
        <source>Words, -without</source>
        <translation>Wörter, -ohne</translation>
    </message>
    <message>
        <source>Exports of the regions</source>
        <translation>Exporte der Regionen</translation>
    </message>
    <message>
        <source>Nothing published</source>
        <translation>Nichts veröffentlicht</translation>
    </message>
    <message>
        <source>A region publishes when it becomes part of the estate.</source>
        <translation>Eine Region veröffentlicht, sobald sie zum Bestand gehört.</translation>
    </message>
    <message>
        <source>Cancel what is done with the journal</source>
        <translation>Laufende Arbeit am Journal abbrechen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Upload a journal file…</source>
        <translation>Journaldatei hochladen…</translation>
    </message>
    <message>
        <source>Save a copy of the journal…</source>
        <translation>Kopie des Journals speichern…</translation>
    </message>
    <message>
        <source>Download the journal</source>
        <translation>Journal herunterladen</translation>
    </message>
    <message>
        <source>Back to the journal that this browser keeps</source>
        <translation>Zurück zum in diesem Browser gespeicherten Journal</translation>
    </message>
    <message>
        <source>Download a compacted copy of the journal</source>
        <translation>Verdichtete Kopie des Journals herunterladen</translation>
    </message>
    <message>
        <source>Upload…</source>
        <translation>Hochladen…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>Herunterladen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>Lose %n record(s) and open the other journal?</source>
        <translation>
            <numerusform>%n Eintrag verlieren und das andere Journal öffnen?</numerusform>
            <numerusform>%n Einträge verlieren und das andere Journal öffnen?</numerusform>
        </translation>
    </message>
    <message>
        <source>The present estate is only in memory: what was done to it is lost. Save a copy of the journal first to keep it.</source>
        <translation>Der aktuelle Bestand liegt nur im Arbeitsspeicher: Alle Änderungen daran gehen verloren. Zum Behalten zuerst eine Kopie des Journals speichern.</translation>
    </message>
    <message>
        <source>Lose them and open</source>
        <translation>Verlieren und öffnen</translation>
    </message>
    <message>
        <source>Only stale</source>
        <translation>Nur veraltete</translation>
    </message>
</context>
<context>
    <name>StaleMark</name>
    <message>
        <source>Stale: %1</source>
        <translation>Veraltet: %1</translation>
    </message>
</context>
<context>
    <name>StoryModel</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>At the second loss</source>
        <translation>Beim Zweitausfall</translation>
    </message>
    <message>
        <source>First plan</source>
        <translation>Erster Plan</translation>
    </message>
    <message>
        <source>Second plan</source>
        <translation>Zweiter Plan</translation>
    </message>
    <message>
        <source>Completion</source>
        <translation>Fertigstellung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>SweepCollisionModel</name>
    <message>
        <source>Destination</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Single losses</source>
        <translation>Einzelausfälle</translation>
    </message>
    <message>
        <source>Colliding pairs</source>
        <translation>Kollidierende Paare</translation>
    </message>
    <message>
        <source>More held</source>
        <translation>Mehr gehalten</translation>
    </message>
    <message>
        <source>More short</source>
        <translation>Mehr knapp</translation>
    </message>
    <message>
        <source>More cost</source>
        <translation>Mehrkosten</translation>
    </message>
    <message>
        <source>Worst pair</source>
        <translation>Schwerstes Paar</translation>
    </message>
    <message>
        <source>More missed</source>
        <translation>Mehr verfehlt</translation>
    </message>
</context>
<context>
    <name>SweepCollisionsPane</name>
    <message>
        <source>Where recoveries collide, Enter plans the worst pair</source>
        <translation>Wo Wiederherstellungen kollidieren, Eingabe plant das schwerste Paar</translation>
    </message>
    <message numerus="yes">
        <source>%1 pair(s) end worse together than side by side</source>
        <translation>
            <numerusform>%1 Paar endet zusammen schlechter als nebeneinander</numerusform>
            <numerusform>%1 Paare enden zusammen schlechter als nebeneinander</numerusform>
        </translation>
    </message>
    <message>
        <source>No destinations yet</source>
        <translation>Noch keine Ziele</translation>
    </message>
    <message>
        <source>Regions that losses are recovered into appear here while pairs are planned.</source>
        <translation>Regionen, in die Ausfälle wiederhergestellt werden, erscheinen hier, während Paare geplant werden.</translation>
    </message>
    <message>
        <source>Collisions need pairs of losses</source>
        <translation>Kollisionen brauchen Paare von Ausfällen</translation>
    </message>
    <message>
        <source>Two losses collide where both are recovered into the same region and end worse together than side by side: more is missed, held or short, or it costs more. A sweep of single losses can&apos;t tell.</source>
        <translation>Zwei Ausfälle kollidieren, wo beide in dieselbe Region wiederhergestellt werden und zusammen schlechter enden als nebeneinander: Mehr ist verfehlt, gehalten oder knapp, oder es kostet mehr. Ein Durchlauf einzelner Ausfälle zeigt das nicht.</translation>
    </message>
    <message>
        <source>Sweep all pairs of sites</source>
        <translation>Alle Standortpaare durchlaufen</translation>
    </message>
    <message>
        <source>Sweep all pairs</source>
        <translation>Alle Paare durchlaufen</translation>
    </message>
</context>
<context>
    <name>SweepCommands</name>
    <message>
        <source>Sweep</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>Run the sweep</source>
        <translation>Durchlauf starten</translation>
    </message>
    <message>
        <source>Stop the sweep, and keep what is planned</source>
        <translation>Durchlauf anhalten und Geplantes behalten</translation>
    </message>
    <message>
        <source>Continue the sweep that was stopped</source>
        <translation>Angehaltenen Durchlauf fortsetzen</translation>
    </message>
    <message>
        <source>Sweep every single region</source>
        <translation>Durchlauf über jede einzelne Region</translation>
    </message>
    <message>
        <source>Sweep every pair of regions</source>
        <translation>Durchlauf über jedes Regionenpaar</translation>
    </message>
    <message>
        <source>Sweep every site</source>
        <translation>Durchlauf über jeden Standort</translation>
    </message>
    <message>
        <source>Open the chosen loss in Plan</source>
        <translation>Gewählten Ausfall in „Plan“ öffnen</translation>
    </message>
    <message>
        <source>Pin the chosen loss</source>
        <translation>Gewählten Ausfall anheften</translation>
    </message>
    <message>
        <source>Show the heatmap</source>
        <translation>Heatmap anzeigen</translation>
    </message>
    <message>
        <source>Show the ranking</source>
        <translation>Rangliste anzeigen</translation>
    </message>
    <message>
        <source>Show where recoveries collide</source>
        <translation>Kollisionen anzeigen</translation>
    </message>
    <message>
        <source>Show what is pinned</source>
        <translation>Angeheftetes anzeigen</translation>
    </message>
    <message>
        <source>Sweep every pair of sites</source>
        <translation>Durchlauf über jedes Standortpaar</translation>
    </message>
    <message>
        <source>Plan the pinned losses again</source>
        <translation>Angeheftete Ausfälle neu planen</translation>
    </message>
    <message>
        <source>Nothing is pinned.</source>
        <translation>Nichts ist angeheftet.</translation>
    </message>
    <message>
        <source>Compare the selected pin with its present result from now on</source>
        <translation>Gewählten angehefteten Ausfall ab jetzt mit dem heutigen Ergebnis vergleichen</translation>
    </message>
    <message>
        <source>No pinned loss is selected.</source>
        <translation>Kein angehefteter Ausfall ist gewählt.</translation>
    </message>
    <message>
        <source>Unpin the selected loss</source>
        <translation>Gewählten Ausfall lösen</translation>
    </message>
</context>
<context>
    <name>SweepHeatPane</name>
    <message>
        <source>Losses</source>
        <translation>Ausfälle</translation>
    </message>
    <message>
        <source>Singles</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Pairs with %1. Space shows all pairs</source>
        <translation>Paare mit %1. Leertaste zeigt alle Paare</translation>
    </message>
    <message>
        <source>Space shows the pairs of one region</source>
        <translation>Leertaste zeigt die Paare einer Region</translation>
    </message>
    <message>
        <source>Losses by %1. %2</source>
        <translation>Ausfälle, %1. %2</translation>
    </message>
    <message>
        <source>Space shows the pairs of one site</source>
        <translation>Leertaste zeigt die Paare eines Standorts</translation>
    </message>
    <message>
        <source>RTO missed</source>
        <translation>RTO verfehlt</translation>
    </message>
</context>
<context>
    <name>SweepHeatmap</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: not planned yet</source>
        <translation>%1: noch nicht geplant</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SweepPinModel</name>
    <message>
        <source>Loss</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Missed then</source>
        <translation>War verfehlt</translation>
    </message>
    <message>
        <source>Held then</source>
        <translation>War gehalten</translation>
    </message>
    <message>
        <source>Short then</source>
        <translation>War knapp</translation>
    </message>
    <message>
        <source>Cost then</source>
        <translation>Kosten damals</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartend</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>index %1, %2</source>
        <translation>Index %1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Nothing is pinned</source>
        <translation>Nichts angeheftet</translation>
    </message>
    <message>
        <source>Planning %1 of %2…</source>
        <translation>%1 von %2 wird geplant…</translation>
    </message>
    <message>
        <source>Worse than when pinned: %1 of %2</source>
        <translation>Schlechter als beim Anheften: %1 von %2</translation>
    </message>
    <message>
        <source>None of %1 is worse than when it was pinned</source>
        <translation>Keiner von %1 schlechter als beim Anheften</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Missed now</source>
        <translation>Ist verfehlt</translation>
    </message>
    <message>
        <source>Held now</source>
        <translation>Ist gehalten</translation>
    </message>
    <message>
        <source>Short now</source>
        <translation>Ist knapp</translation>
    </message>
    <message>
        <source>Cost now</source>
        <translation>Kosten jetzt</translation>
    </message>
</context>
<context>
    <name>SweepPinsPane</name>
    <message>
        <source>Plan them again</source>
        <translation>Neu planen</translation>
    </message>
    <message>
        <source>Compare with now</source>
        <translation>Mit jetzt vergleichen</translation>
    </message>
    <message>
        <source>From now on compare this pin with its present result</source>
        <translation>Ab jetzt mit dem heutigen Ergebnis vergleichen</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Pinned losses, Enter plans one</source>
        <translation>Angeheftete Ausfälle, Eingabe plant einen</translation>
    </message>
    <message>
        <source>Nothing is pinned</source>
        <translation>Nichts angeheftet</translation>
    </message>
    <message>
        <source>Pin a loss from the heatmap, a list or room Rules: it is planned again after every change, and compared with the result that it had.</source>
        <translation>Einen Ausfall aus der Heatmap, einer Liste oder aus „Regeln“ anheften: Er wird nach jeder Änderung neu geplant und mit seinem früheren Ergebnis verglichen.</translation>
    </message>
</context>
<context>
    <name>SweepRankModel</name>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Ausfall</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Knapp</translation>
    </message>
    <message>
        <source>Unrepaired</source>
        <translation>Unrepariert</translation>
    </message>
    <message>
        <source>Lost operations</source>
        <translation>Verlorene Operationen</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>Erwartete Kosten</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Last completion</source>
        <translation>Letzte Fertigstellung</translation>
    </message>
</context>
<context>
    <name>SweepRoom</name>
    <message>
        <source>Sweep</source>
        <translation>Durchlauf</translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>Was ausfällt</translation>
    </message>
    <message>
        <source>Single regions</source>
        <translation>Einzelne Regionen</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Alle Paare</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>Standorte</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Erneut starten</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Anheften</translation>
    </message>
    <message>
        <source>Open in Plan</source>
        <translation>In „Plan“ öffnen</translation>
    </message>
    <message>
        <source>Plan the loss of %1</source>
        <translation>Ausfall von %1 planen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Collisions</source>
        <translation>Kollisionen</translation>
    </message>
    <message>
        <source>Pinned: %1 worse</source>
        <translation>Angeheftet: %1 schlechter</translation>
    </message>
    <message>
        <source>Pinned %1</source>
        <translation>Angeheftet %1</translation>
    </message>
    <message>
        <source>Losses by cost, Enter plans one</source>
        <translation>Ausfälle nach Kosten, Eingabe plant einen</translation>
    </message>
    <message>
        <source>ranking…</source>
        <translation>wird sortiert…</translation>
    </message>
    <message>
        <source>Nothing planned yet</source>
        <translation>Noch nichts geplant</translation>
    </message>
    <message>
        <source>Run a sweep to rank its losses.</source>
        <translation>Einen Durchlauf starten, um seine Ausfälle zu reihen.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Pairs of sites</source>
        <translation>Standortpaare</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Worst %1</source>
        <translation>Schwerste %1</translation>
    </message>
    <message>
        <source>Choose a loss first.</source>
        <translation>Zuerst einen Ausfall wählen.</translation>
    </message>
    <message numerus="yes">
        <source>Replace the sweep of %n loss(es)?</source>
        <translation>
            <numerusform>Durchlauf mit %n Ausfall ersetzen?</numerusform>
            <numerusform>Durchlauf mit %n Ausfällen ersetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>What was planned is thrown away, and every loss is planned again on the estate as it is now. Pinned losses keep the results that they had.</source>
        <translation>Das Geplante wird verworfen, und jeder Ausfall wird auf dem jetzigen Bestand neu geplant. Angeheftete Ausfälle behalten ihre früheren Ergebnisse.</translation>
    </message>
    <message>
        <source>Run the new sweep</source>
        <translation>Neuen Durchlauf starten</translation>
    </message>
</context>
<context>
    <name>SweepSession</name>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>estimating…</source>
        <translation>wird geschätzt…</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>The journal moved on from index %1 to %2 since this sweep. Run it again to see the estate as it is now.</source>
        <translation>Das Journal ist seit diesem Durchlauf von Index %1 auf %2 weitergelaufen. Erneut starten, um den heutigen Bestand zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 loss(es): %2 planned, %3 composed</source>
        <translation>
            <numerusform>%1 Ausfall: %2 geplant, %3 zusammengesetzt</numerusform>
            <numerusform>%1 Ausfälle: %2 geplant, %3 zusammengesetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loss(es) planned</source>
        <translation>
            <numerusform>%1 Ausfall geplant</numerusform>
            <numerusform>%1 Ausfälle geplant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 loss(es)</source>
        <translation>
            <numerusform>%1 von %2 Ausfall</numerusform>
            <numerusform>%1 von %2 Ausfällen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 loss(es): %3 planned, %4 composed</source>
        <translation>
            <numerusform>%1 von %2 Ausfall: %3 geplant, %4 zusammengesetzt</numerusform>
            <numerusform>%1 von %2 Ausfällen: %3 geplant, %4 zusammengesetzt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SweepStart</name>
    <message>
        <source>Which loss would hurt most?</source>
        <translation>Welcher Ausfall wäre der schwerste?</translation>
    </message>
    <message>
        <source>A sweep plans every single loss, and every pair of losses, of the estate as it is now. It changes nothing, and you may look at what is done while the rest is planned.</source>
        <translation>Ein Durchlauf plant jeden Einzelausfall und jedes Ausfallpaar des Bestands, wie er jetzt ist. Er ändert nichts, und Fertiges lässt sich ansehen, während der Rest geplant wird.</translation>
    </message>
    <message>
        <source>Plan every loss</source>
        <translation>Jeden Ausfall planen</translation>
    </message>
</context>
<context>
    <name>SweepTablePane</name>
    <message>
        <source>Filter the rows</source>
        <translation>Zeilen filtern</translation>
    </message>
    <message>
        <source>Words, -without, held:0</source>
        <translation>Wörter, -ohne, held:0</translation>
    </message>
</context>
<context>
    <name>SweepWorstPane</name>
    <message>
        <source>Worst losses by %1. Enter plans one</source>
        <translation>Schwerste Ausfälle, %1. Eingabe plant einen</translation>
    </message>
    <message>
        <source>Nothing planned yet</source>
        <translation>Noch nichts geplant</translation>
    </message>
    <message>
        <source>Worst %1: %2</source>
        <translation>Schwerste %1: %2</translation>
    </message>
    <message>
        <source>Double-click to plan</source>
        <translation>Doppelklick plant</translation>
    </message>
</context>
<context>
    <name>TableCommands</name>
    <message>
        <source>No table has the focus.</source>
        <translation>Keine Tabelle hat den Fokus.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Copy the table in focus as text</source>
        <translation>Tabelle im Fokus als Text kopieren</translation>
    </message>
    <message>
        <source>Copy the table in focus as CSV</source>
        <translation>Tabelle im Fokus als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy the table in focus as JSON</source>
        <translation>Tabelle im Fokus als JSON kopieren</translation>
    </message>
    <message>
        <source>Cancel the copy of the table in focus</source>
        <translation>Kopieren der Tabelle im Fokus abbrechen</translation>
    </message>
    <message>
        <source>Nothing is being copied.</source>
        <translation>Es wird nichts kopiert.</translation>
    </message>
    <message>
        <source>Group the table in focus by its column</source>
        <translation>Tabelle im Fokus nach ihrer Spalte gruppieren</translation>
    </message>
    <message>
        <source>No groups in the table in focus</source>
        <translation>Tabelle im Fokus ohne Gruppen</translation>
    </message>
    <message>
        <source>Group the table in focus by %1</source>
        <translation>Tabelle im Fokus gruppieren: %1</translation>
    </message>
    <message>
        <source>Columns of the table in focus…</source>
        <translation>Spalten der Tabelle im Fokus…</translation>
    </message>
    <message>
        <source>Only the columns that fit, in the table in focus</source>
        <translation>Tabelle im Fokus: nur passende Spalten</translation>
    </message>
    <message>
        <source>All columns of the table in focus, scrolled sideways</source>
        <translation>Tabelle im Fokus: alle Spalten, seitlich scrollbar</translation>
    </message>
    <message>
        <source>All of its columns are shown.</source>
        <translation>Alle ihre Spalten sind angezeigt.</translation>
    </message>
    <message>
        <source>Saved views of the table in focus…</source>
        <translation>Gespeicherte Ansichten der Tabelle im Fokus…</translation>
    </message>
    <message>
        <source>Copy the view of the table in focus as a link</source>
        <translation>Ansicht der Tabelle im Fokus als Link kopieren</translation>
    </message>
    <message>
        <source>No link leads to this table.</source>
        <translation>Kein Link führt zu dieser Tabelle.</translation>
    </message>
</context>
<context>
    <name>TableHeading</name>
    <message>
        <source>%1, highest first</source>
        <translation>%1, höchste zuerst</translation>
    </message>
    <message>
        <source>%1, lowest first</source>
        <translation>%1, niedrigste zuerst</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Als CSV kopieren</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Als JSON kopieren</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Ohne Gruppen</translation>
    </message>
    <message>
        <source>Group by %1</source>
        <translation>Gruppieren: %1</translation>
    </message>
    <message>
        <source>Only the columns that fit</source>
        <translation>Nur passende Spalten</translation>
    </message>
    <message>
        <source>All columns, scrolled sideways</source>
        <translation>Alle Spalten, seitlich scrollbar</translation>
    </message>
    <message>
        <source>Save this view, saved views…</source>
        <translation>Diese Ansicht speichern, gespeicherte Ansichten…</translation>
    </message>
    <message>
        <source>Copy this view as a link</source>
        <translation>Diese Ansicht als Link kopieren</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>Ansicht: %1</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copying: %1 of %2 rows</source>
        <translation>Kopieren: %1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>The view is longer than %1 characters.</source>
        <translation>Die Ansicht ist länger als %1 Zeichen.</translation>
    </message>
    <message>
        <source>This table knows no %1 “%2”, which the view asks for.</source>
        <translation>Diese Tabelle kennt kein %1 „%2“, das die Ansicht verlangt.</translation>
    </message>
</context>
<context>
    <name>TableViews</name>
    <message>
        <source>A view is saved under a name. Type one.</source>
        <translation>Eine Ansicht wird unter einem Namen gespeichert. Einen eingeben.</translation>
    </message>
    <message>
        <source>The name is longer than %1 characters.</source>
        <translation>Der Name ist länger als %1 Zeichen.</translation>
    </message>
    <message>
        <source>At most %1 views of a table can be saved. Remove one that is no longer needed.</source>
        <translation>Höchstens %1 Ansichten einer Tabelle lassen sich speichern. Eine nicht mehr benötigte entfernen.</translation>
    </message>
</context>
<context>
    <name>TimelineModel</name>
    <message>
        <source>%1 held</source>
        <translation>%1 gehalten</translation>
    </message>
    <message>
        <source>%1 deferred</source>
        <translation>%1 zurückgestellt</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2: starts %3, completes %4, deadline %5, %6</source>
        <translation>%1 von %2: startet %3, fertig %4, Frist %5, %6</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n group(s)</source>
        <translation>
            <numerusform>%1: %n Gruppe</numerusform>
            <numerusform>%1: %n Gruppen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Queue of %1: %n group(s), RTO missed: %2, the last completes at %3</source>
        <translation>
            <numerusform>Warteschlange von %1: %n Gruppe, RTO verfehlt: %2, letzte fertig %3</numerusform>
            <numerusform>Warteschlange von %1: %n Gruppen, RTO verfehlt: %2, letzte fertig %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Queue of %1, %2: start %3, completion %4, deadline %5, missed by %6</source>
        <translation>Warteschlange von %1, %2: Start %3, Fertigstellung %4, Frist %5, verfehlt um %6</translation>
    </message>
    <message>
        <source>Queue of %1, %2: start %3, completion %4, deadline %5, met by %6</source>
        <translation>Warteschlange von %1, %2: Start %3, Fertigstellung %4, Frist %5, %6 Puffer</translation>
    </message>
    <message>
        <source>%1 short</source>
        <translation>%1 knapp</translation>
    </message>
</context>
<context>
    <name>TimelinePane</name>
    <message>
        <source>Recovery timeline</source>
        <translation>Recovery-Zeitachse</translation>
    </message>
    <message>
        <source>pale: filling, solid: replay, tick: deadline, gap: slack</source>
        <translation>blass: Füllung, voll: Replay, Strich: Frist, Lücke: Puffer</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Recovery timeline. %1</source>
        <translation>Recovery-Zeitachse. %1</translation>
    </message>
</context>
<context>
    <name>TitleStrip</name>
    <message>
        <source>State of the console</source>
        <translation>Zustand der Konsole</translation>
    </message>
    <message>
        <source>No operator</source>
        <translation>Kein Operator</translation>
    </message>
    <message>
        <source>Operator %1, %2. Change…</source>
        <translation>Operator %1, %2. Wechseln…</translation>
    </message>
    <message>
        <source>Frozen, %1 behind</source>
        <translation>Eingefroren, %1 offen</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Eingefroren</translation>
    </message>
    <message>
        <source>To approve: %1</source>
        <translation>Zu genehmigen: %1</translation>
    </message>
    <message>
        <source>Exceptions: %1</source>
        <translation>Ausnahmen: %1</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zur Gegenwart</translation>
    </message>
    <message>
        <source>Another page of this browser writes to the journal, this one only looks at it. To write here, close the other page and reload this one.</source>
        <translation>Eine andere Seite dieses Browsers schreibt in das Journal, diese sieht es nur an. Um hier zu schreiben, die andere Seite schließen und diese neu laden.</translation>
    </message>
    <message>
        <source>offline: works from what this browser keeps</source>
        <translation>offline: arbeitet mit dem, was dieser Browser aufbewahrt</translation>
    </message>
    <message>
        <source>The network is gone. Everything is in this page and its journal is in this browser: nothing is missed. Load the page again only when the network is back.</source>
        <translation>Das Netz ist weg. Alles ist in dieser Seite und ihr Journal in diesem Browser: Es fehlt nichts. Die Seite erst neu laden, wenn das Netz wieder da ist.</translation>
    </message>
    <message>
        <source>The journal could not be kept: what was done last is not recorded, or will be gone with this program. Make room or mend the disk before anything is decided.</source>
        <translation>Das Journal konnte nicht gesichert werden: Was zuletzt getan wurde, ist nicht aufgezeichnet oder geht mit diesem Programm verloren. Platz schaffen oder den Datenträger in Ordnung bringen, bevor etwas entschieden wird.</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>Daten: %1</translation>
    </message>
    <message>
        <source>When the journal&apos;s last event was, by the estate&apos;s clock: nothing that is shown is newer.</source>
        <translation>Zeitpunkt des letzten Ereignisses im Journal nach der Uhr des Bestands: Nichts Angezeigtes ist neuer.</translation>
    </message>
    <message>
        <source>To approve: %1, %2 yours</source>
        <translation>Zu genehmigen: %1, eigene: %2</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Aktionen</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Put the message away</source>
        <translation>Meldung wegräumen</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <translation>%1  (%2)</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Read and agreed.</source>
        <translation>Gelesen, einverstanden.</translation>
    </message>
</context>
<context>
    <name>TwoScales</name>
    <message>
        <source>%1: %2 concrete, %3 representatives</source>
        <translation>%1: %2 konkret, %3 Repräsentanten</translation>
    </message>
</context>
<context>
    <name>UseBar</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>VerdictRow</name>
    <message>
        <source>needs %1, has %2, short by %3</source>
        <translation>braucht %1, hat %2, es fehlen %3</translation>
    </message>
    <message>
        <source>%1, export stale: %2</source>
        <translation>%1, Export veraltet: %2</translation>
    </message>
</context>
<context>
    <name>VerifySheet</name>
    <message>
        <source>Verify the journal</source>
        <translation>Journal prüfen</translation>
    </message>
    <message>
        <source>Every record is hashed again, and must follow from the one before it. Images, drafts and the file&apos;s pages are looked at by “estatectl journal verify”.</source>
        <translation>Der Hash jedes Eintrags wird neu berechnet und muss aus dem vorigen folgen. Abbilder, Entwürfe und die Seiten der Datei prüft „estatectl journal verify“.</translation>
    </message>
    <message>
        <source>Head to compare with, index:hash; may be empty</source>
        <translation>Vergleichskopf, index:hash; optional</translation>
    </message>
    <message>
        <source>Expected head, index:hash (from a report or an approval)</source>
        <translation>Erwarteter Kopf, index:hash (aus Bericht oder Genehmigung)</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Copy the head</source>
        <translation>Kopf kopieren</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Committed</source>
        <translation>Ausgeführt</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Freigegeben</translation>
    </message>
    <message>
        <source>Holds its cut</source>
        <translation>Hält Schnitt</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartend</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>Snapshot</translation>
    </message>
    <message>
        <source>Failover</source>
        <translation>Failover</translation>
    </message>
    <message>
        <source>Migration</source>
        <translation>Migration</translation>
    </message>
    <message>
        <source>Commit decided, participants are to be told</source>
        <translation>Ausführung entschieden, Teilnehmer sind zu benachrichtigen</translation>
    </message>
    <message>
        <source>Abort decided, participants are to be told</source>
        <translation>Abbruch entschieden, Teilnehmer sind zu benachrichtigen</translation>
    </message>
    <message>
        <source>Prepared: all %1 hold their cut</source>
        <translation>Vorbereitet: alle %1 halten ihren Schnitt</translation>
    </message>
    <message>
        <source>Preparing: %1 of %2 hold their cut</source>
        <translation>Vorbereitung: %1 von %2 halten ihren Schnitt</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>tell every participant the decision</source>
        <translation>jedem Teilnehmer die Entscheidung mitteilen</translation>
    </message>
    <message>
        <source>decide</source>
        <translation>entscheiden</translation>
    </message>
    <message>
        <source>1 shard</source>
        <translation>1 Shard</translation>
    </message>
    <message>
        <source>%1 shards</source>
        <translation>%1 Shards</translation>
    </message>
    <message>
        <source>%1 of 1 region</source>
        <translation>%1 aus 1 Region</translation>
    </message>
    <message>
        <source>%1 of %2 regions</source>
        <translation>%1 aus %2 Regionen</translation>
    </message>
    <message>
        <source>the whole estate</source>
        <translation>der ganze Bestand</translation>
    </message>
    <message>
        <source>what is homed in %1</source>
        <translation>was in %1 beheimatet ist</translation>
    </message>
    <message>
        <source>volume %1</source>
        <translation>Volume %1</translation>
    </message>
    <message>
        <source>over databases</source>
        <translation>über Datenbanken</translation>
    </message>
    <message>
        <source>over applications</source>
        <translation>über Anwendungen</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Kritisch</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Prepared</source>
        <translation>Vorbereitet</translation>
    </message>
    <message>
        <source>Fenced</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>The estate&apos;s own short chains of volumes.</source>
        <translation>Die kurzen Volume-Ketten des Bestands selbst.</translation>
    </message>
    <message>
        <source>A tree over all volumes: any cut has every one of them.</source>
        <translation>Ein Baum über alle Volumes: Jeder Schnitt enthält sie alle.</translation>
    </message>
    <message>
        <source>One volume, one database and one application that very many depend on.</source>
        <translation>Ein Volume, eine Datenbank und eine Anwendung, von denen sehr viele abhängen.</translation>
    </message>
    <message>
        <source>Legacy database clusters: one volume of a hub tied to every other.</source>
        <translation>Alte Datenbank-Cluster: ein Volume eines Hubs, mit jedem anderen verknüpft.</translation>
    </message>
    <message>
        <source>Groups of 24 volumes, each consistent with each.</source>
        <translation>Gruppen von 24 Volumes, jedes mit jedem konsistent.</translation>
    </message>
    <message>
        <source>Two estates that were joined: two trees and a few bridges.</source>
        <translation>Zwei zusammengeführte Bestände: zwei Bäume und einige Brücken.</translation>
    </message>
    <message>
        <source>Chains with a volume in each of eight consecutive regions.</source>
        <translation>Ketten mit je einem Volume in acht aufeinanderfolgenden Regionen.</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>online</source>
        <translation>online</translation>
    </message>
    <message>
        <source>a site offline</source>
        <translation>ein Standort offline</translation>
    </message>
    <message>
        <source>unavailable</source>
        <translation>nicht verfügbar</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Free capacity</source>
        <translation>Freie Kapazität</translation>
    </message>
    <message>
        <source>Failover reserve</source>
        <translation>Failover-Reserve</translation>
    </message>
    <message>
        <source>Protected IOPS</source>
        <translation>Geschützte IOPS</translation>
    </message>
    <message>
        <source>Export age</source>
        <translation>Exportalter</translation>
    </message>
    <message>
        <source>Cost of its loss</source>
        <translation>Kosten des Ausfalls</translation>
    </message>
    <message>
        <source>%1 used</source>
        <translation>%1 belegt</translation>
    </message>
    <message>
        <source>%1 reserved for failover</source>
        <translation>%1 für Failover reserviert</translation>
    </message>
    <message>
        <source>%1 of the IOPS guaranteed</source>
        <translation>%1 der IOPS garantiert</translation>
    </message>
    <message>
        <source>published %1 ago</source>
        <translation>vor %1 veröffentlicht</translation>
    </message>
    <message>
        <source>its loss costs %1</source>
        <translation>Ausfall kostet %1</translation>
    </message>
    <message>
        <source>cost of its loss not known yet</source>
        <translation>Kosten des Ausfalls noch nicht bekannt</translation>
    </message>
    <message>
        <source>no region</source>
        <translation>keine Region</translation>
    </message>
    <message>
        <source>RTO met</source>
        <translation>RTO erfüllt</translation>
    </message>
    <message>
        <source>RTO missed</source>
        <translation>RTO verfehlt</translation>
    </message>
    <message>
        <source>Held by rule</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>It serves on; its lost copies are made again in the site that is left, two in one.</source>
        <translation>Läuft weiter; die ausgefallenen Kopien entstehen neu am verbliebenen Standort, zwei an einem.</translation>
    </message>
    <message>
        <source>It serves on; its lost copies are made again in %1.</source>
        <translation>Läuft weiter; die ausgefallenen Kopien entstehen neu in %1.</translation>
    </message>
    <message>
        <source>Recovers at %1, %2 before its deadline.</source>
        <translation>Wiederhergestellt bei %1, %2 vor der Frist.</translation>
    </message>
    <message>
        <source>Recovers at %1, but %2 after its deadline.</source>
        <translation>Wiederhergestellt bei %1, aber %2 nach der Frist.</translation>
    </message>
    <message>
        <source>A rule holds it: its data is durable and it waits for its region.</source>
        <translation>Durch Regel gehalten: Die Daten sind dauerhaft gespeichert, und die Gruppe wartet auf ihre Region.</translation>
    </message>
    <message>
        <source>A rule holds it, but nothing online covers its last durable mark.</source>
        <translation>Durch Regel gehalten, aber nichts, was online ist, deckt den letzten dauerhaften Stand ab.</translation>
    </message>
    <message>
        <source>Two equally specific impact rules disagree. Make one more specific.</source>
        <translation>Zwei gleich spezifische Auswirkungsregeln widersprechen sich. Eine spezifischer fassen.</translation>
    </message>
    <message>
        <source>Two equally specific failover rules disagree. Make one more specific.</source>
        <translation>Zwei gleich spezifische Failover-Regeln widersprechen sich. Eine spezifischer fassen.</translation>
    </message>
    <message>
        <source>It has no recovery objective for this scenario.</source>
        <translation>Kein Wiederherstellungsziel für dieses Szenario.</translation>
    </message>
    <message>
        <source>No region may take it; see what binds at each destination.</source>
        <translation>Keine Region darf sie aufnehmen; je Ziel prüfen, was bindet.</translation>
    </message>
    <message>
        <source>A member belongs to work that is past recall.</source>
        <translation>Ein Mitglied gehört zu Arbeit, die nicht mehr zurückzuholen ist.</translation>
    </message>
    <message>
        <source>Arena mode moves single volumes only and splits no recovery group.</source>
        <translation>Der Arena-Modus verschiebt nur einzelne Volumes und teilt keine Recovery-Gruppe.</translation>
    </message>
    <message>
        <source>Regions may take it, but none would ever finish its replay.</source>
        <translation>Regionen dürfen sie aufnehmen, aber keine würde das Replay je abschließen.</translation>
    </message>
    <message>
        <source>Goes home to %1; nothing is lost.</source>
        <translation>Kehrt nach %1 zurück; nichts geht verloren.</translation>
    </message>
    <message>
        <source>Not all of its copies are online.</source>
        <translation>Nicht alle Kopien sind online.</translation>
    </message>
    <message>
        <source>No policy is assigned: the first region that completes may take it.</source>
        <translation>Keine Policy zugewiesen: Die Region, die zuerst fertig ist, darf sie aufnehmen.</translation>
    </message>
    <message>
        <source>Policy %1 has no rule for this loss.</source>
        <translation>Policy %1 hat keine Regel für diesen Ausfall.</translation>
    </message>
    <message>
        <source>Policy %1: when %2 is lost, hold.</source>
        <translation>Policy %1: bei Ausfall von %2 halten.</translation>
    </message>
    <message>
        <source>Policy %1: when %2 is lost, restore to %3.</source>
        <translation>Policy %1: bei Ausfall von %2 in %3 wiederherstellen.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Is the source itself</source>
        <translation>Ist selbst die Quelle</translation>
    </message>
    <message>
        <source>The rule names another region</source>
        <translation>Die Regel nennt eine andere Region</translation>
    </message>
    <message>
        <source>Not among the allowed regions</source>
        <translation>Nicht unter den erlaubten Regionen</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>Has no replica</source>
        <translation>Hat kein Replikat</translation>
    </message>
    <message>
        <source>Its replica diverged</source>
        <translation>Das Replikat ist divergiert</translation>
    </message>
    <message>
        <source>Its replica lags beyond the RPO</source>
        <translation>Das Replikat liegt über das RPO hinaus zurück</translation>
    </message>
    <message>
        <source>No path connects the two regions</source>
        <translation>Kein Pfad verbindet die beiden Regionen</translation>
    </message>
    <message>
        <source>Recovery IOPS are short</source>
        <translation>Recovery-IOPS reichen nicht</translation>
    </message>
    <message>
        <source>Its replay would take longer than time can say</source>
        <translation>Das Replay würde unmessbar lange dauern</translation>
    </message>
    <message>
        <source>No site has the bytes free</source>
        <translation>Kein Standort hat genug Bytes frei</translation>
    </message>
    <message>
        <source>No lane has the IOPS free</source>
        <translation>Keine Lane hat genug IOPS frei</translation>
    </message>
    <message>
        <source>No lane fits its isolation</source>
        <translation>Keine Lane passt zur Isolation</translation>
    </message>
    <message>
        <source>Too few sites for its copies</source>
        <translation>Zu wenige Standorte für die Kopien</translation>
    </message>
    <message>
        <source>Would complete later</source>
        <translation>Wäre später fertig</translation>
    </message>
    <message>
        <source>A host that holds its replica is offline</source>
        <translation>Ein Host mit seinem Replikat ist offline</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>lanes</source>
        <translation>Lanes</translation>
    </message>
    <message>
        <source>sites</source>
        <translation>Standorte</translation>
    </message>
    <message>
        <source>Database on volume</source>
        <translation>Datenbank auf Volume</translation>
    </message>
    <message>
        <source>Environment on database</source>
        <translation>Umgebung auf Datenbank</translation>
    </message>
    <message>
        <source>Volume consistency</source>
        <translation>Volume-Konsistenz</translation>
    </message>
    <message>
        <source>Application dependency</source>
        <translation>Anwendungsabhängigkeit</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>lease expired</source>
        <translation>Lease abgelaufen</translation>
    </message>
    <message>
        <source>fenced</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>all sites offline</source>
        <translation>alle Standorte offline</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Recovered before it, and stands</source>
        <translation>Vorher wiederhergestellt, bleibt bestehen</translation>
    </message>
    <message>
        <source>On its way, and stands</source>
        <translation>Unterwegs, bleibt bestehen</translation>
    </message>
    <message>
        <source>Decided again</source>
        <translation>Erneut entschieden</translation>
    </message>
    <message>
        <source>Aborted, decided anew</source>
        <translation>Abgebrochen, neu entschieden</translation>
    </message>
    <message>
        <source>Recovered, then lost again</source>
        <translation>Wiederhergestellt, dann erneut ausgefallen</translation>
    </message>
    <message>
        <source>Lost by the second loss</source>
        <translation>Durch Zweitausfall ausgefallen</translation>
    </message>
    <message>
        <source>viewer</source>
        <translation>Betrachter</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>approver</source>
        <translation>Genehmiger</translation>
    </message>
    <message>
        <source>administrator</source>
        <translation>Administrator</translation>
    </message>
    <message>
        <source>T- %1</source>
        <translation>T- %1</translation>
    </message>
    <message>
        <source>T+ %1</source>
        <translation>T+ %1</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>%1 is larger than %2: no text of rules.</source>
        <translation>%1 ist größer als %2: kein Regeltext.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read: %2</source>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>entity</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>application</source>
        <translation>Anwendung</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>keeps running</source>
        <translation>läuft weiter</translation>
    </message>
    <message>
        <source>The target %1 lies outside the entity&apos;s presence.</source>
        <translation>Das Ziel %1 liegt außerhalb der Präsenz der Einheit.</translation>
    </message>
    <message>
        <source>The target %1 is lost now.</source>
        <translation>Das Ziel %1 ist derzeit ausgefallen.</translation>
    </message>
    <message>
        <source>No replica in %1.</source>
        <translation>Kein Replikat in %1.</translation>
    </message>
    <message>
        <source>A host in %1 that holds the replica is offline.</source>
        <translation>Ein Host in %1 mit dem Replikat ist offline.</translation>
    </message>
    <message>
        <source>The replica in %1 diverged and needs a resynchronisation.</source>
        <translation>Das Replikat in %1 ist divergiert und muss neu synchronisiert werden.</translation>
    </message>
    <message>
        <source>Nothing is known of the way to %1: its times leave it out.</source>
        <translation>Über den Weg nach %1 ist nichts bekannt: In den Zeiten ist er nicht enthalten.</translation>
    </message>
    <message>
        <source>%1 has lanes for %2 IOPS; the group needs %3.</source>
        <translation>%1 hat Lanes für %2 IOPS; die Gruppe braucht %3.</translation>
    </message>
    <message>
        <source>%1 has room for %2; the group needs %3.</source>
        <translation>%1 hat Platz für %2; die Gruppe braucht %3.</translation>
    </message>
    <message>
        <source>The target %1 is in the trust domain of a region that is lost.</source>
        <translation>Das Ziel %1 liegt in der Vertrauensdomäne einer ausgefallenen Region.</translation>
    </message>
    <message>
        <source>added</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Comments of the file</source>
        <translation>Kommentare der Datei</translation>
    </message>
    <message>
        <source>Policy %1</source>
        <translation>Policy %1</translation>
    </message>
    <message>
        <source>Application %1</source>
        <translation>Anwendung %1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>As specific as rule %1 and says something else: the group would be deferred.</source>
        <translation>So spezifisch wie Regel %1, sagt aber anderes: Die Gruppe würde zurückgestellt.</translation>
    </message>
    <message>
        <source>Members of a recovery group resolve to different actions.</source>
        <translation>Für Mitglieder einer Recovery-Gruppe gelten verschiedene Aktionen.</translation>
    </message>
    <message>
        <source>Two scenarios are equally specific, with other objectives.</source>
        <translation>Zwei Szenarien sind gleich spezifisch, aber mit verschiedenen Zielwerten.</translation>
    </message>
    <message>
        <source>Governs nothing: no group resolves to it.</source>
        <translation>Gilt für nichts: Keiner Gruppe ist sie zugeordnet.</translation>
    </message>
    <message>
        <source>No group of this policy runs in its failure set.</source>
        <translation>Keine Gruppe dieser Policy läuft in der Ausfallmenge.</translation>
    </message>
    <message>
        <source>With what is lost now, rule %1 always wins.</source>
        <translation>Beim jetzigen Ausfallstand gewinnt immer Regel %1.</translation>
    </message>
    <message>
        <source>Without it nothing changes: what it beats says the same.</source>
        <translation>Ohne sie ändert sich nichts: Die Regel, die sie schlägt, sagt dasselbe.</translation>
    </message>
    <message>
        <source>The loss of %1 alone matches no rule: any eligible destination is taken.</source>
        <translation>Für den Ausfall von %1 allein gilt keine Regel: Jedes zulässige Ziel wird genommen.</translation>
    </message>
    <message>
        <source>Expected cost</source>
        <translation>Erwartete Kosten</translation>
    </message>
    <message numerus="yes">
        <source>%1 volume(s)</source>
        <translation>
            <numerusform>%1 Volume</numerusform>
            <numerusform>%1 Volumes</numerusform>
        </translation>
    </message>
    <message>
        <source>one in %1 uses of a database, one in %2 consistencies of volumes, one in %3 dependencies of applications; memberships of databases never</source>
        <translation>eine von %1 Datenbanknutzungen, eine von %2 Volume-Konsistenzen, eine von %3 Anwendungsabhängigkeiten; Datenbankzugehörigkeiten nie</translation>
    </message>
    <message>
        <source>each by itself at every scale; present in %1 regions</source>
        <translation>bei jedem Umfang einzeln; in %1 Regionen präsent</translation>
    </message>
    <message>
        <source>each by itself at every scale; hosts %1 entities</source>
        <translation>bei jedem Umfang einzeln; beherbergt %1 Einheiten</translation>
    </message>
    <message>
        <source>%1 a region</source>
        <translation>%1 je Region</translation>
    </message>
    <message>
        <source>%1 reported IT investments × about %2 components = about %3; × %4</source>
        <translation>%1 gemeldete IT-Investitionen × etwa %2 Komponenten = etwa %3; × %4</translation>
    </message>
    <message>
        <source>%1 stages of each application (development, staging, production), and one in %2 is public with %3 further sandboxes: %4; × %5</source>
        <translation>%1 Stufen je Anwendung (Entwicklung, Staging, Produktion), und eine von %2 ist öffentlich mit %3 weiteren Sandboxes: %4; × %5</translation>
    </message>
    <message>
        <source>about %1 an environment</source>
        <translation>etwa %1 je Umgebung</translation>
    </message>
    <message>
        <source>each with %1 memberships of volumes</source>
        <translation>jede mit %1 Volume-Zugehörigkeiten</translation>
    </message>
    <message>
        <source>%1 of physical media a host</source>
        <translation>%1 physische Medien je Host</translation>
    </message>
    <message>
        <source>Business entities</source>
        <translation>Geschäftseinheiten</translation>
    </message>
    <message>
        <source>Administrative regions</source>
        <translation>Verwaltungsregionen</translation>
    </message>
    <message>
        <source>Failure-domain sites</source>
        <translation>Standorte (Ausfalldomänen)</translation>
    </message>
    <message>
        <source>Logical applications</source>
        <translation>Logische Anwendungen</translation>
    </message>
    <message>
        <source>Deployed environments</source>
        <translation>Bereitgestellte Umgebungen</translation>
    </message>
    <message>
        <source>Managed volumes</source>
        <translation>Verwaltete Volumes</translation>
    </message>
    <message>
        <source>Logical databases</source>
        <translation>Logische Datenbanken</translation>
    </message>
    <message>
        <source>Databases backed by volumes</source>
        <translation>Datenbanken auf Volumes</translation>
    </message>
    <message>
        <source>Environments that use databases</source>
        <translation>Umgebungen auf Datenbanken</translation>
    </message>
    <message>
        <source>Consistencies of volumes</source>
        <translation>Volume-Konsistenzen</translation>
    </message>
    <message>
        <source>Dependencies of applications</source>
        <translation>Anwendungsabhängigkeiten</translation>
    </message>
    <message>
        <source>Relationships of all kinds</source>
        <translation>Beziehungen aller Arten</translation>
    </message>
    <message>
        <source>Of these, across regions</source>
        <translation>Davon regionsübergreifend</translation>
    </message>
    <message>
        <source>Logical data</source>
        <translation>Logische Daten</translation>
    </message>
    <message>
        <source>Physical media</source>
        <translation>Physische Medien</translation>
    </message>
    <message>
        <source>Storage hosts</source>
        <translation>Storage-Hosts</translation>
    </message>
    <message>
        <source>Scheduling shards</source>
        <translation>Planungs-Shards</translation>
    </message>
    <message>
        <source>Directory partitions</source>
        <translation>Verzeichnispartitionen</translation>
    </message>
    <message>
        <source>%1 for each database</source>
        <translation>%1 je Datenbank</translation>
    </message>
    <message>
        <source>chains of %1 volumes, each with the next</source>
        <translation>Ketten aus %1 Volumes, jedes mit dem nächsten</translation>
    </message>
    <message>
        <source>%1 for each application, on average</source>
        <translation>%1 je Anwendung, im Mittel</translation>
    </message>
    <message>
        <source>the sum of the four kinds, memberships of databases among them</source>
        <translation>Summe der vier Arten, Datenbankzugehörigkeiten eingeschlossen</translation>
    </message>
    <message>
        <source>%1 × %2; an exact total at every scale</source>
        <translation>%1 × %2; bei jedem Umfang eine exakte Summe</translation>
    </message>
    <message>
        <source>%1 × logical data, for replicas or erasure coding, journals, snapshots, rebuild reserve and stranded capacity</source>
        <translation>%1 × logische Daten, für Replikate oder Erasure Coding, Journale, Snapshots, Rebuild-Reserve und nicht nutzbare Kapazität</translation>
    </message>
    <message>
        <source>fixed: every relationship is in exactly one of them</source>
        <translation>fest: Jede Beziehung liegt in genau einer davon</translation>
    </message>
    <message>
        <source>grown from a report</source>
        <translation>aus einem Bericht hochgerechnet</translation>
    </message>
    <message>
        <source>set by the envelope</source>
        <translation>vom Mengengerüst gesetzt</translation>
    </message>
    <message>
        <source>follows from others</source>
        <translation>folgt aus anderen</translation>
    </message>
    <message>
        <source>our assumption</source>
        <translation>unsere Annahme</translation>
    </message>
    <message>
        <source>one storage copy in each site: a site can be lost without losing a volume</source>
        <translation>eine Speicherkopie je Standort: Ein Standort kann ausfallen, ohne dass ein Volume ausfällt</translation>
    </message>
    <message>
        <source>replicas go to so many next regions of the entity: no single neighbour has to absorb a whole region</source>
        <translation>Replikate gehen an so viele nächste Regionen der Einheit: Kein einzelner Nachbar muss eine ganze Region aufnehmen</translation>
    </message>
    <message>
        <source>critical volumes have a second replica so many regions on, without reserved room</source>
        <translation>kritische Volumes haben ein zweites Replikat so viele Regionen weiter, ohne reservierten Platz</translation>
    </message>
    <message>
        <source>operations that the second replica is behind</source>
        <translation>Operationen, die das zweite Replikat zurückliegt</translation>
    </message>
    <message>
        <source>twentieths of the volumes; the others share</source>
        <translation>Zwanzigstel der Volumes; die übrigen teilen</translation>
    </message>
    <message>
        <source>tenths of the volumes; the others are standard</source>
        <translation>Zehntel der Volumes; die übrigen sind Standard</translation>
    </message>
    <message>
        <source>one present-day flash host</source>
        <translation>ein heutiger Flash-Host</translation>
    </message>
    <message>
        <source>relationships laid over the estate&apos;s own: what is not known of a real one, at its worst</source>
        <translation>über die des Bestands gelegte Beziehungen: was von einem echten nicht bekannt ist, im schlimmsten Fall</translation>
    </message>
    <message>
        <source>0: the size that this graph has by itself</source>
        <translation>0: die Standardgröße dieses Graphen</translation>
    </message>
    <message>
        <source>of one volume, by tier: critical, important, standard</source>
        <translation>eines Volumes, nach Stufe: kritisch, wichtig, Standard</translation>
    </message>
    <message>
        <source>by tier: critical, important, standard; no less than any lag</source>
        <translation>nach Stufe: kritisch, wichtig, Standard; nicht kleiner als ein Rückstand</translation>
    </message>
    <message>
        <source>one multiplexed record</source>
        <translation>ein gemultiplexter Datensatz</translation>
    </message>
    <message>
        <source>the last of every so many volumes of a region restores all of its bytes</source>
        <translation>von je so vielen Volumes einer Region stellt das letzte alle seine Bytes wieder her</translation>
    </message>
    <message>
        <source>one long-distance trunk for each pair of regions</source>
        <translation>eine Fernstrecke je Regionenpaar</translation>
    </message>
    <message>
        <source>one in so many pairs of regions copies the payload once on its way</source>
        <translation>eines von so vielen Regionenpaaren kopiert die Nutzdaten unterwegs einmal</translation>
    </message>
    <message>
        <source>a region holds its placement by a lease: a silent one is fenced by time alone</source>
        <translation>eine Region hält ihre Platzierung per Lease: Eine stumme wird allein durch Zeitablauf gesperrt</translation>
    </message>
    <message>
        <source>units for an application&apos;s hour down, by tier</source>
        <translation>Einheiten je Ausfallstunde einer Anwendung, nach Stufe</translation>
    </message>
    <message>
        <source>units for an application&apos;s missed RTO, by tier</source>
        <translation>Einheiten je verfehltem RTO einer Anwendung, nach Stufe</translation>
    </message>
    <message>
        <source>thousandths of a unit for a lost operation, by tier</source>
        <translation>Tausendstel einer Einheit je verlorener Operation, nach Stufe</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Begun: %1</source>
        <translation>Begonnen: %1</translation>
    </message>
    <message>
        <source>%1 is lost since %2</source>
        <translation>%1 ausgefallen seit %2</translation>
    </message>
    <message>
        <source>%1 is back again</source>
        <translation>%1 wieder da</translation>
    </message>
    <message>
        <source>Ended: %1</source>
        <translation>Beendet: %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>In force</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Vorbei</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgesagt</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 until %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>Respects %n planned maintenance(s): %1</source>
        <translation>
            <numerusform>Beachtet %n geplante Wartung: %1</numerusform>
            <numerusform>Beachtet %n geplante Wartungen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>none behind</source>
        <translation>kein Rückstand</translation>
    </message>
    <message>
        <source>1 checkpoint behind</source>
        <translation>1 Checkpoint zurück</translation>
    </message>
    <message>
        <source>%1 and more behind</source>
        <translation>%1 und mehr zurück</translation>
    </message>
    <message>
        <source>%1 to %2 behind</source>
        <translation>%1 bis %2 zurück</translation>
    </message>
    <message>
        <source>no cut took part in a checkpoint</source>
        <translation>noch an keinem Checkpoint beteiligt</translation>
    </message>
    <message>
        <source>at the directory&apos;s last checkpoint</source>
        <translation>beim letzten Checkpoint des Verzeichnisses</translation>
    </message>
    <message>
        <source>1 checkpoint behind the directory</source>
        <translation>1 Checkpoint hinter dem Verzeichnis</translation>
    </message>
    <message>
        <source>%1 checkpoints behind the directory</source>
        <translation>%1 Checkpoints hinter dem Verzeichnis</translation>
    </message>
    <message>
        <source>Checkpoint lag</source>
        <translation>Checkpoint-Rückstand</translation>
    </message>
    <message>
        <source>It serves on; its lost copies are made again once the maintenance of its region is over.</source>
        <translation>Läuft weiter; die ausgefallenen Kopien entstehen neu, sobald die Wartung der Region vorbei ist.</translation>
    </message>
    <message>
        <source>Under maintenance until %1</source>
        <translation>In Wartung bis %1</translation>
    </message>
    <message numerus="yes">
        <source>The replica in %1 is behind by %2 operation(s); the RPO allows %3.</source>
        <translation>
            <numerusform>Das Replikat in %1 liegt %2 Operation zurück; das RPO erlaubt %3.</numerusform>
            <numerusform>Das Replikat in %1 liegt %2 Operationen zurück; das RPO erlaubt %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 site(s); the copies need %3.</source>
        <translation>
            <numerusform>%1 hat %2 Standort; die Kopien brauchen %3.</numerusform>
            <numerusform>%1 hat %2 Standorte; die Kopien brauchen %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 group(s)</source>
        <translation>
            <numerusform>%1 Gruppe</numerusform>
            <numerusform>%1 Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 expected. Groups: %2, RTO missed: %3, held: %4, short: %5</source>
        <translation>%1 erwartet. Gruppen: %2, RTO verfehlt: %3, gehalten: %4, knapp: %5</translation>
    </message>
    <message>
        <source>planned maintenance of %1 until %2</source>
        <translation>geplante Wartung: %1, bis %2</translation>
    </message>
    <message>
        <source>No region holds a usable replica of it.</source>
        <translation>Keine Region hat ein nutzbares Replikat davon.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Mixed: %1 of the groups do better, %2 do worse.</source>
        <translation>Gemischt: %1 der Gruppen schneiden besser ab, %2 schlechter.</translation>
    </message>
    <message numerus="yes">
        <source>Worse: %1 group(s) were held and are now not recovered.</source>
        <translation>
            <numerusform>Schlechter: %1 bisher gehaltene Gruppe wird nun nicht wiederhergestellt.</numerusform>
            <numerusform>Schlechter: %1 bisher gehaltene Gruppen werden nun nicht wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse: %1 group(s) recovered and are now not recovered.</source>
        <translation>
            <numerusform>Schlechter: %1 bisher wiederhergestellte Gruppe wird nun nicht wiederhergestellt.</numerusform>
            <numerusform>Schlechter: %1 bisher wiederhergestellte Gruppen werden nun nicht wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worse: %1 group(s) do worse.</source>
        <translation>
            <numerusform>Schlechter: %1 Gruppe schneidet schlechter ab.</numerusform>
            <numerusform>Schlechter: %1 Gruppen schneiden schlechter ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1 group(s) recover that were held.</source>
        <translation>
            <numerusform>Besser: %1 bisher gehaltene Gruppe wird wiederhergestellt.</numerusform>
            <numerusform>Besser: %1 bisher gehaltene Gruppen werden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1 group(s) recover that did not.</source>
        <translation>
            <numerusform>Besser: %1 bisher nicht wiederhergestellte Gruppe wird wiederhergestellt.</numerusform>
            <numerusform>Besser: %1 bisher nicht wiederhergestellte Gruppen werden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better: %1 group(s) do better.</source>
        <translation>
            <numerusform>Besser: %1 Gruppe schneidet besser ab.</numerusform>
            <numerusform>Besser: %1 Gruppen schneiden besser ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same: no group does otherwise.</source>
        <translation>Gleich: Keine Gruppe verhält sich anders.</translation>
    </message>
    <message numerus="yes">
        <source>The same: %1 group(s) go to another region, none does better or worse.</source>
        <translation>
            <numerusform>Gleich: %1 Gruppe geht in eine andere Region, keine schneidet besser oder schlechter ab.</numerusform>
            <numerusform>Gleich: %1 Gruppen gehen in eine andere Region, keine schneidet besser oder schlechter ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Capacity short</source>
        <translation>Kapazität knapp</translation>
    </message>
    <message>
        <source>It serves on, but its region is short of what its lost copies need.</source>
        <translation>Sie dient weiter, aber ihrer Region fehlt, was die verlorenen Kopien brauchen.</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 zu spät</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>nothing published</source>
        <translation>nichts veröffentlicht</translation>
    </message>
    <message>
        <source>%1 old</source>
        <translation>%1 alt</translation>
    </message>
    <message numerus="yes">
        <source>%1 checkpoint(s) behind</source>
        <translation>
            <numerusform>%1 Checkpoint zurück</numerusform>
            <numerusform>%1 Checkpoints zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 as before, but others</source>
        <translation>%1: %2 wie vorher, aber andere</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>epoch %1</source>
        <translation>Epoche %1</translation>
    </message>
    <message>
        <source>availability</source>
        <translation>Verfügbarkeit</translation>
    </message>
    <message>
        <source>sites online</source>
        <translation>Standorte online</translation>
    </message>
    <message>
        <source>hosts online</source>
        <translation>Hosts online</translation>
    </message>
    <message>
        <source>hosts</source>
        <translation>Hosts</translation>
    </message>
    <message>
        <source>free capacity</source>
        <translation>freie Kapazität</translation>
    </message>
    <message>
        <source>free guarantees</source>
        <translation>freie Garantien</translation>
    </message>
    <message>
        <source>capacity held for other regions</source>
        <translation>Kapazitätsreserve für andere Regionen</translation>
    </message>
    <message>
        <source>throughput held for other regions</source>
        <translation>Durchsatzreserve für andere Regionen</translation>
    </message>
    <message>
        <source>rules that name it</source>
        <translation>Regeln zur Region</translation>
    </message>
    <message>
        <source>checkpoint of its last cut</source>
        <translation>Checkpoint des letzten Schnitts</translation>
    </message>
    <message>
        <source>recovery records</source>
        <translation>Recovery-Datensätze</translation>
    </message>
    <message>
        <source>open cuts</source>
        <translation>offene Schnitte</translation>
    </message>
    <message>
        <source>%1 free, as published</source>
        <translation>%1 frei, wie veröffentlicht</translation>
    </message>
    <message>
        <source>ask the participants to prepare; from then on they hold their writes, for %1 at most</source>
        <translation>Teilnehmer zur Vorbereitung auffordern; ab dann halten sie Schreibvorgänge an, höchstens %1</translation>
    </message>
    <message>
        <source>decide; the participants hold their writes until %1, and later another round begins</source>
        <translation>entscheiden; die Teilnehmer halten bis %1 Schreibvorgänge an, danach beginnt eine weitere Runde</translation>
    </message>
    <message>
        <source>Every region that may take it is short of something.</source>
        <translation>Jeder Region, die sie nehmen darf, fehlt etwas.</translation>
    </message>
</context>
<context>
    <name>WorstPane</name>
    <message>
        <source>Worst regions by %1. Enter plans the loss of one, Space shows it</source>
        <translation>Schlechteste Regionen, %1. Eingabe plant den Ausfall einer Region, Leertaste zeigt sie</translation>
    </message>
    <message>
        <source>Worst %1: %2</source>
        <translation>Schlechteste %1: %2</translation>
    </message>
    <message>
        <source>Double-click plans the loss</source>
        <translation>Doppelklick plant</translation>
    </message>
    <message numerus="yes">
        <source>%n unavailable, not ranked</source>
        <translation>
            <numerusform>%n nicht verfügbar, ohne Rang</numerusform>
            <numerusform>%n nicht verfügbar, ohne Rang</numerusform>
        </translation>
    </message>
    <message>
        <source>No region is available</source>
        <translation>Keine Region ist verfügbar</translation>
    </message>
</context>
<context>
    <name>WorstRow</name>
    <message>
        <source>%1. %2, %3, %4</source>
        <translation>%1. %2, %3, %4</translation>
    </message>
    <message>
        <source>%1, export stale: %2</source>
        <translation>%1, Export veraltet: %2</translation>
    </message>
</context>
</TS>
