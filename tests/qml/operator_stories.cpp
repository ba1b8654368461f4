#include "tests/qml/operator_stories.h"

#include <QAccessible>
#include <QSettings>
#include <utility>

#include "models/estate_matrix.h"
#include "models/export_table_model.h"
#include "models/journal_check.h"
#include "models/journal_table_model.h"
#include "models/preferences.h"
#include "models/source_model.h"
#include "models/sweep_pin_model.h"
#include "models/sweep_rank_model.h"
#include "tests/qml/operator_words.h"

namespace {

const QString addField = QStringLiteral("Add a region, or paste ids of regions, sites and hosts");
const QString decisionsTable = QStringLiteral("Decisions, Enter explains");
const QString comparisonTable = QStringLiteral("The pinned plan and the present one");
const QString rankingTable = QStringLiteral("Losses by cost, Enter plans one");
const QString recordsTable = QStringLiteral("Records, Enter looks at the estate as of one");
const QString exportsTable = QStringLiteral("Exports of the regions");

const Way runPlan = way("run the failure set", "Run", Qt::Key_F5);
const Way pinPlan = way("pin this plan", "Pin this plan");
const Way failRegions = way("fail the selected", "Fail these 2");
const Way verify = way("verify the journal", "Verify…");
const Way backToNow =
    way("back to now", "Back to now", Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
const Way takeImage = way("take an image", "Take an image");

}  // namespace

OperatorStories::OperatorStories(std::unique_ptr<OperatorHand> hand) : m_hand(std::move(hand)) {}

void OperatorStories::initTestCase()
{
    QAccessible::setActive(true);
    QCoreApplication::setOrganizationName(QStringLiteral("estate"));
    QCoreApplication::setApplicationName(QStringLiteral("operator"));
}

// A person who was never here: no journal, no settings.
void OperatorStories::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder->path());
    openFile(true);
}

void OperatorStories::cleanup()
{
    closeFile();
    // What is still to be written goes into the folder before the folder goes.
    Preferences::instance()->keep();
    m_folder.reset();
}

void OperatorStories::openFile(bool forgets)
{
    Preferences::instance()->keep();
    m_console = std::make_unique<ConsoleWindow>();
    QVERIFY(session()->openJournal(m_folder->filePath(QStringLiteral("drill.journal")), {}));
    QVERIFY(m_console->open(forgets));
    m_hand->workAt(m_console.get());
}

void OperatorStories::closeFile()
{
    QStringList warnings;
    if (m_console != nullptr && m_console->shell != nullptr)
        warnings = m_console->shell->warnings();
    m_console.reset();
    QCOMPARE(warnings, QStringList());
}

void OperatorStories::regionsAreReadAndFailed()
{
    QVERIFY(hand().goTo(estateRoom));
    QTRY_VERIFY(sight().shows(QStringLiteral("512 regions, all available")));
    auto* matrix = part<EstateMatrix>();
    QVERIFY(matrix != nullptr);
    const QStringList both{QStringLiteral("r042"), QStringLiteral("r043")};
    QVERIFY(hand().markRegions(42, 43));
    QTRY_COMPARE(matrix->selectedIds(), both);
    QTRY_VERIFY(sight().shows(QStringLiteral("2 selected. ")));
    QVERIFY(hand().pick(QStringLiteral("Measure"), QStringLiteral("Free capacity")));
    QTRY_COMPARE(matrix->measure(), EstateMatrix::FreeCapacity);
    QTRY_VERIFY(sight().showsName(QStringLiteral("Estate matrix, 512 regions by free capacity")));
    QVERIFY(hand().choose(QStringLiteral("Show of the region"), 1));
    QTRY_VERIFY(sight().named(matrix->currentRegionId(), QAccessible::Heading) != nullptr);
    QVERIFY(hand().act(failRegions));
    QTRY_COMPARE(hand().room(), int(planRoom));
    QCOMPARE(plan()->failureIds(), both);
    for (const QString& region : both)
        QTRY_VERIFY(sight().showsName(region + QStringLiteral(". Delete removes it")));
}

void OperatorStories::planTheLossOf(const QString& region)
{
    QVERIFY(hand().goTo(planRoom));
    QVERIFY(hand().addRegion(addField, region));
    QTRY_COMPARE(plan()->failureIds(), QStringList{region});
    QVERIFY(hand().act(runPlan));
    QTRY_COMPARE(plan()->previewFailureIds(), QStringList{region});
    QTRY_VERIFY(sight().showsName(QStringLiteral("RTO met: %1. *").arg(plan()->metShareText())));
}

void OperatorStories::aLossIsPreviewedAndExplained()
{
    const QString hash = session()->stateHash();
    STEP(planTheLossOf(QStringLiteral("r017")));
    QCOMPARE(session()->stateHash(), hash);
    DecisionListModel* decisions = plan()->decisions();
    QCOMPARE(decisions->count(), plan()->groups());
    QTRY_COMPARE(sight().cellText(decisionsTable, 0, DecisionListModel::GroupColumn),
                 decisions->index(0, DecisionListModel::GroupColumn).data().toString());

    QVERIFY(hand().openRow(decisionsTable, 0));
    QTRY_COMPARE(plan()->selectedDecision(), decisions->itemAt(0));
    const ExplainModel* explain = plan()->explain();
    QVERIFY(explain->active() && explain->count() > 0);
    QTRY_VERIFY(
        sight().showsName(QStringLiteral("Explanation of %1. *").arg(explain->titleText())));
    QVERIFY(sight().shows(explain->ruleText()));
    QVERIFY(hand().dismiss(QStringLiteral("Close the explanation")));
    QTRY_VERIFY(!explain->active());

    QVERIFY(hand().choose(QStringLiteral("Outcome"), 1));
    QTRY_COMPARE(decisions->outcome(), QStringLiteral("met"));
    QCOMPARE(decisions->count(), plan()->metRto());
    QVERIFY(decisions->count() < decisions->total());
}

void OperatorStories::aPlanIsPinnedAndCompared()
{
    constexpr int compare = 2;
    STEP(planTheLossOf(QStringLiteral("r017")));
    const ComparisonModel* comparison = plan()->analysis()->comparison();
    QVERIFY(hand().choose(showChoice, compare));
    QTRY_VERIFY(sight().shows(QStringLiteral("Nothing is pinned")));
    QVERIFY(hand().act(pinPlan));
    QTRY_VERIFY(comparison->pinned());
    QCOMPARE(comparison->differences(), 0);
    QTRY_VERIFY(sight().shows(QStringLiteral("Pinned: %1").arg(comparison->pinnedText())));

    QVERIFY(hand().addRegion(addField, QStringLiteral("r018")));
    QTRY_VERIFY(plan()->edited());
    QTRY_VERIFY(sight().showsName(QStringLiteral("The failure set was edited since*")));
    QVERIFY(hand().act(runPlan));
    QTRY_VERIFY(comparison->differences() > 0);
    QTRY_VERIFY(sight().shows(comparison->verdictText()));
    QVERIFY(hand().press(QStringLiteral("Only the differences")));
    QTRY_VERIFY(comparison->onlyDifferences());
    QCOMPARE(comparison->count(), comparison->differences());
    QTRY_COMPARE(sight().cellText(comparisonTable, 0, ComparisonModel::ChangeColumn),
                 comparison->index(0, ComparisonModel::ChangeColumn).data().toString());
}

void OperatorStories::sweepAndSelectTheWorst()
{
    constexpr int singles = 0;
    constexpr int ranking = 1;
    QVERIFY(hand().goTo(sweepRoom));
    QTRY_VERIFY(sight().shows(QStringLiteral("Which loss would hurt most?")));
    auto* sweep = part<SweepSession>();
    QVERIFY(sweep != nullptr);
    QVERIFY(hand().choose(QStringLiteral("What is lost"), singles));
    QTRY_COMPARE(sweep->kind(), SweepSession::Regions);
    QVERIFY(hand().press(QStringLiteral("Run")));
    QTRY_VERIFY_WITH_TIMEOUT(sweep->finished(), longWait);
    QCOMPARE(sweep->done(), std::uint64_t{512});
    QTRY_VERIFY(sight().shows(sweep->progressText()));

    QVERIFY(hand().choose(showChoice, ranking));
    QTRY_VERIFY(sight().table(rankingTable) != nullptr);
    const auto* ranked = qobject_cast<SweepRankModel*>(sight().table(rankingTable));
    QVERIFY(ranked != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(ranked->total() == 512 && !ranked->ranking(), longWait);
    for (int item = 1; item < ranked->total(); ++item)
        QVERIFY(ranked->rowAt(item - 1).outcome.cost >= ranked->rowAt(item).outcome.cost);
    m_pinned = ranked->idsAt(0);
    QCOMPARE(m_pinned.size(), 1);
    QVERIFY(hand().select(rankingTable, 0));
    QTRY_COMPARE(sight().cellText(rankingTable, 0, SweepRankModel::LossColumn), m_pinned.first());
    QTRY_VERIFY(sight().handle(QStringLiteral("Plan the loss of ") + m_pinned.first()) != nullptr);
    const auto* pins = part<SweepPinModel>();
    QCOMPARE(pins->total(), 0);
    QVERIFY(hand().press(QStringLiteral("Pin")));
    QTRY_COMPARE(pins->total(), 1);
    QTRY_VERIFY(sight().named(QStringLiteral("Pinned 1"), QAccessible::PageTab) != nullptr);
}

void OperatorStories::everyLossIsSweptAndOneIsPlanned()
{
    STEP(sweepAndSelectTheWorst());
    QVERIFY(hand().openRow(rankingTable, 0));
    QTRY_COMPARE(hand().room(), int(planRoom));
    QCOMPARE(plan()->previewFailureIds(), m_pinned);
    QTRY_VERIFY(sight().showsName(QStringLiteral("RTO met: %1. *").arg(plan()->metShareText())));
}

void OperatorStories::theJournalIsFilteredVerifiedAndLookedBackInto()
{
    constexpr int everything = 0;
    constexpr int governance = 2;
    QVERIFY(!m_console->desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
    QVERIFY(hand().goTo(journalRoom));
    auto* records = part<JournalTableModel>();
    QVERIFY(records != nullptr);
    QTRY_VERIFY(!records->reading() && records->total() > 1);
    const QString kind = QStringLiteral("Kind");
    QVERIFY(hand().choose(kind, governance));
    QTRY_COMPARE(records->kind(), JournalTableModel::Governance);
    QCOMPARE(records->count(), records->governanceCount());
    QTRY_COMPARE(sight().cellText(recordsTable, 0, JournalTableModel::EventColumn),
                 QStringLiteral("Proposal opened"));
    QVERIFY(hand().choose(kind, everything));
    QTRY_COMPARE(records->count(), records->total());

    QVERIFY(hand().openRow(recordsTable, 0));
    QTRY_VERIFY(session()->inPast());
    QCOMPARE(session()->momentIndex(), 1.0);
    QVERIFY(hand().window()->title().contains(QStringLiteral("AS OF INDEX")));
    QTRY_VERIFY(sight().shows(QStringLiteral("The estate as of index")));
    QVERIFY(hand().act(backToNow));
    QTRY_VERIFY(!session()->inPast());
    QVERIFY(hand().pick(QStringLiteral("Actor"), QStringLiteral("ada")));
    QTRY_COMPARE(records->actor(), QStringLiteral("ada"));
    QVERIFY(hand().fill(QStringLiteral("Filter the records"), QStringLiteral("proposal")));
    QTRY_VERIFY(records->count() > 0 && records->count() < records->total());
    QTRY_VERIFY(sight()
                    .cellText(recordsTable, 0, JournalTableModel::EventColumn)
                    .startsWith(QStringLiteral("Proposal")));

    QVERIFY(hand().act(verify));
    QVERIFY(hand().answer(QStringLiteral("Head to compare with*"), QString()));
    QVERIFY(hand().press(QStringLiteral("Verify")));
    const auto* check = part<JournalCheck>();
    QVERIFY(check != nullptr);
    QTRY_COMPARE_WITH_TIMEOUT(check->state(), JournalCheck::Good, longWait);
    QTRY_VERIFY(sight().showsName(check->resultText()));
    QVERIFY(hand().dismiss(QStringLiteral("Close")));
    QTRY_VERIFY(!sight().shows(check->headText()));
}

void OperatorStories::theSourcesAreReadAndAnImageIsTaken()
{
    QVERIFY(hand().goTo(sourcesRoom));
    const auto* source = part<SourceModel>();
    const auto* published = part<ExportTableModel>();
    QVERIFY(source != nullptr && published != nullptr);
    QTRY_VERIFY(sight().shows(session()->journalText()));
    QVERIFY(!sight().shows(QStringLiteral("behind record")));
    QVERIFY(hand().act(takeImage));
    QTRY_VERIFY(!session()->lastNotice().isEmpty());
    QCOMPARE(session()->lastError(), QString());
    QTRY_VERIFY(sight().shows(QStringLiteral("behind record")));
    QCOMPARE(published->count(), 512);
    QVERIFY(hand().fill(QStringLiteral("Filter the exports"), QStringLiteral("r017")));
    QTRY_COMPARE(published->count(), 1);
    QTRY_COMPARE(sight().cellText(exportsTable, 0, ExportTableModel::RegionColumn),
                 QStringLiteral("r017"));
}
