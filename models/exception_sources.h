// Where exceptions come from, a function a duty: each adds the rows that the estate, the journal
// and this console give reason for, now. Nothing else makes one.
#pragma once

#include <vector>

#include "models/exception_row.h"

class BoundaryWatch;
class ChangesModel;
class CutListModel;
class Desk;
class PinnedSets;
class RuleWatch;
class SeenMark;

struct ExceptionSources {
    const Desk* desk = nullptr;
    const ChangesModel* changes = nullptr;
    const CutListModel* cuts = nullptr;
    const BoundaryWatch* boundary = nullptr;
    const PinnedSets* pins = nullptr;
    const RuleWatch* rules = nullptr;
    const SeenMark* seen = nullptr;
};
using ExceptionRows = std::vector<ExceptionRow>;

// exception_places.cpp
void addLostRegions(const ExceptionSources& from, ExceptionRows& rows);
void addLostSitesAndHosts(const ExceptionSources& from, ExceptionRows& rows);
// exception_returns.cpp: what could have gone home long ago.
void addOverdueFailback(const ExceptionSources& from, ExceptionRows& rows);
// exception_proposals.cpp: stale ones, those that expire soon, and what one person did alone.
void addProposals(const ExceptionSources& from, ExceptionRows& rows);
// exception_executions.cpp: interrupted ones, deadlines, and cuts that rest.
void addExecutions(const ExceptionSources& from, ExceptionRows& rows);
void addCuts(const ExceptionSources& from, ExceptionRows& rows);
// exception_exports.cpp: regions that fell silent, and generations that were missed.
void addExports(const ExceptionSources& from, ExceptionRows& rows);
// exception_rules.cpp: lint's errors in force, and pins that got worse.
void addRules(const ExceptionSources& from, ExceptionRows& rows);
void addPins(const ExceptionSources& from, ExceptionRows& rows);
// exception_console.cpp: the clock, the disk, the incident that is open.
void addClock(const ExceptionSources& from, ExceptionRows& rows);
void addFailedWrite(const ExceptionSources& from, ExceptionRows& rows);
void addIncident(const ExceptionSources& from, ExceptionRows& rows);
