// Whether the console's memory stays what it is while somebody works for an hour: room after room
// at a person's fastest pace, on a journal in a file. Prints what is resident and what is allocated
// each minute, what came on top after the first ten, and for how long each kind of action held up
// the UI's thread at most. bench_endurance [MINUTES], 60 unless said; with
// QT_QPA_PLATFORM=offscreen and QT_QUICK_BACKEND=software. Ends with 1 when an action was refused
// or a view warned.
#include <QApplication>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <vector>

#include <malloc.h>
#include <unistd.h>

#include "models/estate_matrix.h"
#include "models/journal_table_model.h"
#include "models/preferences.h"
#include "models/rules_session.h"
#include "models/sweep_session.h"
#include "tests/bench/console_stage.h"
#include "tests/bench/longest_slices.h"

namespace estate::bench {
namespace {

constexpr int actionsPerSecond = 5;
constexpr int minutesDefault = 60;
constexpr int minutesMax = 1'440;
constexpr int minutesToWarmUp = 10;
constexpr int roundsPerPairSweep = 15;
constexpr int veryBadDayRegions = 64;
constexpr double megabyte = 1e6;

struct Memory {
    double resident = 0;
    double inUse = 0;  // handed out by malloc
};

Memory memoryNow()
{
    std::ifstream statm("/proc/self/statm");
    double pages = 0;
    double residentPages = 0;
    statm >> pages >> residentPages;
    const auto heap = mallinfo2();
    return {residentPages * static_cast<double>(sysconf(_SC_PAGESIZE)) / megabyte,
            static_cast<double>(heap.uordblks + heap.hblkhd) / megabyte};
}

double growthPercent(double before, double after)
{
    return before > 0 ? (after - before) / before * 100 : 0;
}

// One round of everything; each turn of it does the same with other regions and other rules.
class Script {
public:
    explicit Script(const ConsoleStage& stage)
        : m_stage(stage), m_rules(stage.part<RulesSession>())
    {
        addEstate();
        addPlan();
        addSweep();
        addRules();
        addJournal();
        addProposal();
    }
    void next()
    {
        const Action& action = m_actions[m_at];
        m_slices.begin(action.kind);
        action.act();
        ++m_done;
        m_at = (m_at + 1) % m_actions.size();
        if (m_at == 0)
            ++m_round;
        if (const QString refused = m_stage.session()->lastError(); !refused.isEmpty()) {
            complain(refused);
            m_stage.session()->clearError();
        }
    }
    [[nodiscard]] long done() const { return m_done; }
    [[nodiscard]] int complaints() const { return m_complaints; }
    void printSlices() { m_slices.print(); }

private:
    struct Action {
        const char* kind;
        std::function<void()> act;
    };

    void add(const char* kind, std::function<void()> act)
    {
        m_actions.push_back({kind, std::move(act)});
    }
    void addRoom(int room)
    {
        add("go to another room", [this, room] { m_stage.goTo(room); });
    }
    void expect(bool done, const char* what)
    {
        if (!done)
            complain(QString::fromLatin1(what));
    }
    void complain(const QString& what)
    {
        ++m_complaints;
        std::printf("action %zu of round %d: %s\n", m_at, m_round, qPrintable(what));
    }
    // Another one every round, far from its neighbours of the last.
    [[nodiscard]] QString region(int offset) const
    {
        const RegionListModel* regions = m_stage.session()->regions();
        return regions->regionIdAt((m_round * 37 + offset) % regions->count());
    }
    void plan(const QStringList& failures)
    {
        m_stage.plan()->setFailureIds(failures);
        expect(m_stage.plan()->run(), "a plan does not run");
    }

    void addEstate();
    void addPlan();
    void addSweep();
    void addRules();
    void addJournal();
    void addProposal();
    void openADraft();
    [[nodiscard]] QString policyToEdit() const;
    void editARule();

    const ConsoleStage& m_stage;
    RulesSession* m_rules;
    std::vector<Action> m_actions;
    LongestSlices m_slices;
    std::size_t m_at = 0;
    int m_round = 0;
    long m_done = 0;
    int m_complaints = 0;
    QString m_proposal;
};

void Script::addEstate()
{
    auto* matrix = m_stage.part<EstateMatrix>();
    addRoom(estateRoom);
    add("measure of the matrix", [this, matrix] {
        constexpr int measures = EstateMatrix::SingleLossRisk + 1;
        matrix->setMeasure(static_cast<EstateMatrix::Measure>(m_round % measures));
    });
    add("cell of the matrix",
        [this, matrix] { matrix->setCurrentIndex(m_round * 37 % matrix->count()); });
    add("selection of the matrix", [this, matrix] {
        matrix->setSelectedIds({region(0), region(1), region(2)});
    });
    add("theme", [this] {
        constexpr int schemes = 3;
        Preferences::instance()->setScheme(m_round % schemes);
    });
}

void Script::addPlan()
{
    PlanSession* session = m_stage.plan();
    addRoom(planRoom);
    add("plan a region", [this] { plan({region(0)}); });
    add("explain a decision", [session] { session->setSelectedDecision(0); });
    for (const char* typed : {"r", "r0", "r01", ""})
        add("filter decisions",
            [session, typed] { session->decisions()->setFilter(QString::fromLatin1(typed)); });
    add("order decisions",
        [session] { session->decisions()->toggleOrder(DecisionListModel::CostColumn); });
    add("pin a plan", [session] { session->analysis()->comparison()->pin(); });
    add("plan two regions", [this] { plan({region(0), region(1)}); });
    add("explain a decision", [session] { session->setSelectedDecision(-1); });
    add("pin a plan", [session] { session->analysis()->comparison()->unpin(); });
    add("plan regions and a second loss", [this, session] {
        session->secondLoss()->setIdsText(region(3));
        plan({region(0), region(1), region(2)});
        session->secondLoss()->setIdsText({});
    });
    // It is not waited for: the next action comes when a person would be at it again.
    add("plan a very bad day", [this] {
        QStringList failures;
        for (int offset = 0; offset < veryBadDayRegions; ++offset)
            failures << region(offset);
        plan(failures);
    });
    for (int rest = 0; rest < 3; ++rest)
        add("plan a very bad day", [] {});
}

// Every loss of one region; all pairs now and then.
void Script::addSweep()
{
    auto* sweep = m_stage.part<SweepSession>();
    addRoom(sweepRoom);
    add("sweep", [this, sweep] {
        if (sweep->running())
            return;
        sweep->setKind(m_round % roundsPerPairSweep == 0 ? SweepSession::Pairs
                                                         : SweepSession::Regions);
        expect(sweep->start(), "a sweep does not begin");
    });
}

// Looking back closes it.
void Script::openADraft()
{
    RulesSession* rules = m_rules;
    const QString draft = QStringLiteral("endurance");
    if (rules->draft().isEmpty())
        expect(rules->sources()->rowOf(draft) < 0 ? rules->begin(draft) : rules->open(draft),
               "there is no draft");
}

// One that has a rule for its region and one for a pair.
QString Script::policyToEdit() const
{
    const RulePolicyTable* policies = m_rules->policies();
    int item = m_round * 37 % policies->total();
    while (policies->keyOf(item).contains(QLatin1String("-then-")))
        item = (item + 1) % policies->total();
    return policies->keyOf(item);
}

// A rule more for it, and back.
void Script::editARule()
{
    RuleTextEditor* editor = m_rules->editor();
    const QString lost = policyToEdit().section(QLatin1Char('-'), 1, 1);
    const RegionListModel* regions = m_stage.session()->regions();
    const QString second = regions->regionIdAt((regions->rowOf(lost) + 256) % regions->count());
    editor->setText(editor->text() + QStringLiteral("  when %1, %2 hold\n").arg(lost, second));
    expect(editor->check(), "an edit of a rule is not kept");
}

void Script::addRules()
{
    RulesSession* rules = m_rules;
    addRoom(rulesRoom);
    add("filter rules",
        [this, rules] { rules->policies()->setFilter(QStringLiteral("when:%1").arg(region(0))); });
    add("filter rules", [rules] { rules->policies()->setFilter({}); });
    add("open a draft", [this] { openADraft(); });
    add("select a policy", [this] { m_rules->select(policyToEdit()); });
    add("edit a rule", [this] { editARule(); });
    add("undo or redo", [this, rules] { expect(rules->undo(), "an edit is not undone"); });
    add("undo or redo", [this, rules] { expect(rules->redo(), "an edit is not done again"); });
    add("undo or redo", [this, rules] { expect(rules->undo(), "an edit is not undone again"); });
}

// Forth and back in time, and every room between as it was.
void Script::addJournal()
{
    auto* records = m_stage.part<JournalTableModel>();
    Session* session = m_stage.session();
    addRoom(journalRoom);
    add("filter records", [records] { records->setFilter(QStringLiteral("proposal")); });
    add("filter records", [records] { records->setFilter({}); });
    add("look back", [this, session] {
        const qreal index = std::max<qreal>(session->firstIndex(), session->presentIndex() - 1);
        expect(session->lookBack(index), "an earlier moment can't be looked at");
    });
    addRoom(estateRoom);
    addRoom(changesRoom);
    add("back to now", [session] { session->backToNow(); });
    addRoom(sourcesRoom);
}

void Script::addProposal()
{
    addRoom(planRoom);
    add("plan a region", [this] { plan({region(0)}); });
    add("propose", [this] {
        m_proposal = m_stage.plan()->propose({});
        expect(!m_proposal.isEmpty(), "a plan can't be proposed");
    });
    addRoom(changesRoom);
    add("withdraw", [this] {
        expect(m_stage.session()->changes()->withdraw(m_proposal), "a proposal is not withdrawn");
    });
}

// Prints a line a minute, and ends after the last one.
class Minutes {
public:
    Minutes(const Script& script, int count) : m_script(script), m_count(count) {}
    void note()
    {
        ++m_minute;
        const Memory now = memoryNow();
        const std::clock_t processor = std::clock();
        const double share = static_cast<double>(processor - m_processor) /
                             static_cast<double>(CLOCKS_PER_SEC) / 60 * 100;
        m_processor = processor;
        std::printf("minute %3d: resident %7.1f MB, allocated %7.1f MB, %6ld actions, %3.0f %% of "
                    "one core\n",
                    m_minute, now.resident, now.inUse, m_script.done(), share);
        std::fflush(stdout);
        if (m_minute == warmUp())
            m_warm = now;
        if (m_minute < m_count)
            return;
        if (m_count > warmUp())
            std::printf("from minute %d to %d: resident %+.1f %%, allocated %+.1f %%\n", warmUp(),
                        m_count, growthPercent(m_warm.resident, now.resident),
                        growthPercent(m_warm.inUse, now.inUse));
        QCoreApplication::quit();
    }

private:
    [[nodiscard]] int warmUp() const { return m_count > minutesToWarmUp ? minutesToWarmUp : 1; }

    const Script& m_script;
    int m_count;
    int m_minute = 0;
    std::clock_t m_processor = std::clock();
    Memory m_warm;
};

int work(int minutes)
{
    const QTemporaryDir folder;
    if (!folder.isValid())
        qFatal("no folder for the journal");
    const ConsoleStage stage(folder.filePath(QStringLiteral("endurance.journal")));
    Script script(stage);
    Minutes log(script, minutes);
    QTimer pace;
    QObject::connect(&pace, &QTimer::timeout, [&script] { script.next(); });
    pace.start(1'000 / actionsPerSecond);
    QTimer clock;
    QObject::connect(&clock, &QTimer::timeout, [&log] { log.note(); });
    clock.start(60'000);
    QApplication::exec();
    script.printSlices();
    for (const QString& warning : stage.shell().warnings())
        std::printf("warning: %s\n", qPrintable(warning));
    return script.complaints() == 0 && stage.shell().warnings().isEmpty() ? 0 : 1;
}

}  // namespace
}  // namespace estate::bench

int main(int argumentCount, char** arguments)
{
    using namespace estate::bench;
    bool number = true;
    const int minutes =
        argumentCount > 1 ? QString::fromLocal8Bit(arguments[1]).toInt(&number) : minutesDefault;
    if (argumentCount > 2 || !number || minutes < 1 || minutes > minutesMax) {
        std::fprintf(stderr, "bench_endurance takes a number of minutes from 1 to %d\n",
                     minutesMax);
        return 2;
    }
    TimedApplication application(argumentCount, arguments);
    return work(minutes);
}
