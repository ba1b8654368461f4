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
</context>
<context>
    <name>RuleDifferenceModel</name>
    <message numerus="yes">
        <source>%n block(s) changed: %1 lines go, %2 come</source>
        <translation>
            <numerusform>%n block changed: %1 lines go, %2 come</numerusform>
            <numerusform>%n blocks changed: %1 lines go, %2 come</numerusform>
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
        <source>%n problem(s): not kept</source>
        <translation>
            <numerusform>%n problem: not kept</numerusform>
            <numerusform>%n problems: not kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
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
</context>
</TS>
