// What an operator does in every room, on the real engine with a journal in a file: told once, and
// done with the hand that a test brings. Each step looks at what is in sight and at the engine.
#pragma once

#include <QTemporaryDir>
#include <memory>

#include "models/rules_session.h"
#include "tests/qml/operator_hand.h"

class OperatorStories : public QObject {
    Q_OBJECT

public:
    explicit OperatorStories(std::unique_ptr<OperatorHand> hand);

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void regionsAreReadAndFailed();
    void aLossIsPreviewedAndExplained();
    void aPlanIsPinnedAndCompared();
    void everyLossIsSweptAndOneIsPlanned();
    void aRuleGoesFromADraftIntoForce();
    void aPlanIsCarriedOut();
    void theJournalIsFilteredVerifiedAndLookedBackInto();
    void theSourcesAreReadAndAnImageIsTaken();
    void everythingIsThereAfterAReload();

private:
    // Each ends where something is not as it should be; the test has failed then.
    void openFile(bool forgets = false);  // what another window left of tables
    void closeFile();
    void planTheLossOf(const QString& region);
    void sweepAndSelectTheWorst();
    void breakARule();
    void mendIt();
    void undoAndRedo();
    void proposeTheRules();
    void proposeThePlan();
    void becomeOperator(const QString& name);
    void approveAs(const QString& name);
    void commit();
    void watchTheExecution();
    void seeTheProposalsAgain();
    void seeTheRuleAgain();
    void seeThePinAndTheFiltersAgain();

    [[nodiscard]] OperatorHand& hand() const { return *m_hand; }
    [[nodiscard]] Sight sight() const { return m_hand->sight(); }
    [[nodiscard]] Session* session() const { return m_console->desk.session.get(); }
    [[nodiscard]] PlanSession* plan() const { return session()->plan(); }
    [[nodiscard]] ChangesModel* changes() const { return session()->changes(); }
    // A model or an item of a room that was gone to.
    template <typename Part>
    [[nodiscard]] Part* part() const
    {
        return m_hand->window()->findChild<Part*>();
    }
    [[nodiscard]] RulesSession* rules() const { return part<RulesSession>(); }
    // Of the newest proposal.
    [[nodiscard]] QString newest(int role) const
    {
        return changes()->index(0).data(role).toString();
    }

    std::unique_ptr<OperatorHand> m_hand;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ConsoleWindow> m_console;
    QStringList m_pinned;
};
