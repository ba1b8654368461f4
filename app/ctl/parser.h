// Reads the command line with CLI11; for arguments*.cpp only. What it answers: arguments.h.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include <CLI/App.hpp>

#include "app/ctl/arguments.h"

namespace estate::ctl {

// Each command remembers its verb when it was parsed.
class Parser {
public:
    Parser();
    [[nodiscard]] Result<std::variant<Arguments, Printout>>
    parse(const std::vector<std::string>& words);

private:
    CLI::App* command(CLI::App& parent, const std::string& name, Verb verb,
                      const std::string& about, const std::string& footer);
    void addEstate();
    void addPreview();
    void addChanges();
    void addSweep();
    void addExplain();
    void addLint();
    void addReach();
    void addImpact();
    void addTargets();
    void addJournal();
    void addPropose();
    void addJudgements();
    void addCommit();
    void addProposals();
    void addReplay();
    void addImport();
    void addDirectory();
    void addExports();
    void addCut();
    void addRules();
    void addDraft();
    void addPeople();
    void addAudit();
    void addIncident();
    void addDuty();
    void addReport();
    void addMaintenance();
    void addAway();

    void takesEstate(CLI::App* app);
    void takesSource(CLI::App* app);    // any estate: built in, a journal's or a log's
    void takesFailures(CLI::App* app);  // regions, sites and hosts
    void takesFailback(CLI::App* app);
    void takesTime(CLI::App* app);
    void takesMaintenance(CLI::App* app);  // which is heeded, or not
    void takesIds(CLI::App* app, const char* name, std::vector<std::string>& into,
                  const char* about, const char* type);
    void takesJournal(CLI::App* app);
    CLI::Option* takesAsOf(CLI::App* app);  // of a journal
    void takesLifetime(CLI::App* app);
    void takesRuleEdit(CLI::App* app);  // of one rule of a policy
    void takesOperator(CLI::App* app);
    void takesNow(CLI::App* app);
    void takesThreads(CLI::App* app);
    void takesTop(CLI::App* app, const char* what);
    void takesSelection(CLI::App* app);  // volumes, and what belongs together with them
    void takesUnavailable(CLI::App* app);
    CLI::Option* takesOperation(CLI::App* app);
    void takesProposal(CLI::App* app);
    void takesReport(CLI::App* app);
    void addCutWork(CLI::App& cut);
    void addCutLooks(CLI::App& cut);

    [[nodiscard]] Error explain(const CLI::ParseError& error) const;
    [[nodiscard]] Error unknownWord(const CLI::App& app, const std::string& word) const;

    CLI::App m_app;
    Arguments m_arguments;
};

}  // namespace estate::ctl
