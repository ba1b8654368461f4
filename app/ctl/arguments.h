// The command line as typed, before anything is looked up. Reading it needs no estate and no file.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/error.h"

namespace estate::ctl {

enum class Verb : std::uint8_t {
    estate,
    preview,
    journalCreate,
    journalShow,
    journalVerify,
    journalExport,
    journalConfirmClock,
    propose,
    approve,
    reject,
    withdraw,
    commit,
    proposals,
    replay,
    importLog,
    changeRegion,
    changeSite,
    changeHost,
    sweep,
    explain,
    lint,
    reach,
    impact,
    targets,
    directoryPartitions,
    directoryCheckpoint,
    directoryEdges,
    directoryClosure,
    directoryRegion,
    directoryMaterialise,
    exports,
    cutPlan,
    cutDeclare,
    cutRun,
    cutAbort,
    cutShow,
    cutSimulate,
    rulesExport,
    rulesCheck,
    rulesDiff,
    draftBegin,
    draftList,
    draftShow,
    draftEdit,
    draftUndo,
    draftRedo,
    draftResolve,
    draftEnd,
    comment,
    renew,
    rolesList,
    rolesGrant,
    drillBegin,
    drillEnd,
    audit,
    journalCompact,
    incidentBegin,
    incidentLoss,
    incidentBack,
    incidentNote,
    incidentEnd,
    incidentShow,
    dutyAcknowledge,
    dutyOwn,
    dutyShelve,
    dutyUnshelve,
    dutyHandOver,
    dutyShow,
    reportPreview,
    reportProposal,
    reportVerify,
    maintenancePlan,
    maintenanceCancel,
    maintenanceList,
    away,
};

struct Arguments {
    Verb verb = Verb::estate;
    bool json = false;
    // Which estate.
    std::string estate = "federal";
    std::string denominator = "1000";
    std::string profilePath;
    std::string journalPath;
    std::string sourceLog;
    // What happens to it. Each may hold several ids with commas.
    std::vector<std::string> failures;  // regions
    std::vector<std::string> failedSites;
    std::vector<std::string> failedHosts;
    std::vector<std::string> failback;
    std::vector<std::string> nextFailures;  // regions lost...
    std::string after;                      // ...this much later
    std::string at;
    bool ignoreMaintenance = false;
    // Modelled workers of a commit.
    std::vector<std::string> rejecting;
    std::vector<std::string> silent;
    // Who does what, when.
    std::string operatorName;
    std::string now;
    std::string proposal;
    std::string title;
    std::string comment;
    bool abort = false;
    std::string acceptedLost = "0";
    // A region, site or host that changes; what is explained or shown.
    std::string subject;
    std::string change;
    // Which losses a sweep takes, and what of it is shown.
    std::string kind = "pairs";
    std::string top = "20";
    std::string threads = "2";
    std::string matrixPath;
    // An edit of one rule of a policy; rules count from 1.
    std::string policy;
    std::string dropRule;
    std::string setRule;
    std::vector<std::string> when;
    std::string restoreTo;
    bool hold = false;
    bool singles = false;
    // Which records.
    std::string expectedHead;
    std::string firstIndex = "1";
    std::string lastIndex;
    std::string tail = "20";
    // Which event log, and what is said about it.
    std::string logPath;
    std::string until;
    bool keepGoing = false;
    bool tasks = false;
    bool jsonLines = false;
    // Another planner's log.
    std::string format;
    std::string mode = "hybrid";
    std::string decisionsPath;
    std::string outputPath;
    bool force = false;  // replaces what has that name
    std::string reportPath;
    // What belongs together, or which regions' exports; each may hold several ids with commas.
    std::vector<std::string> ids;
    std::vector<std::string> regions;
    bool everything = false;
    bool overDatabases = false;
    bool overApplications = false;
    // Of the relationship directory.
    std::string partition;
    std::vector<std::string> unavailable;
    // A cut, and what is simulated of many.
    std::string operation;
    std::string reason;
    std::string steps;
    std::string seed = "1";
    std::string seeds;
    bool trace = false;
    // The rules as text, and a draft of them.
    std::string rulesPath;
    std::string draft;
    bool asText = false;
    std::string choice;  // of a conflict: mine or theirs
    // Of a proposal.
    std::string lifetime;
    std::string breakGlass;
    // People.
    std::string person;
    std::string role;
    // An incident and what people on duty do: when something was lost, for how long it is put off.
    std::string since;
    std::string shelvedFor;
    // What a maintenance closes, and when; its regions are `regions`, its end is `until`.
    std::vector<std::string> closedSites;
    std::vector<std::string> closedHosts;
    std::string from;
    // Which record the estate is looked at as of; which audit entries.
    std::string asOf;
    std::string byActor;
    std::string ofEvent;
};

// --help and --version: what to print instead of doing something.
struct Printout {
    std::string text;
};

[[nodiscard]] Result<std::variant<Arguments, Printout>>
parseArguments(const std::vector<std::string>& words);

inline constexpr const char* programVersion = "estatectl 0.1.0";

}  // namespace estate::ctl
