// Cuts across shards: what one would take, every step of it, every refusal, and all of it from the
// keyboard. And the estates with graphs that make them large.
#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <QTemporaryDir>

#include "engine/text/format.h"
#include "models/graph_list_model.h"
#include "models/words.h"
#include "tests/qml/console_window.h"
#include "tests/qml/desk_fixture.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

const QString name = QStringLiteral("snapshot-1");

QVariant ofCut(CutListModel* cuts, int role, const QString& operation = name)
{
    return cuts->index(cuts->rowOf(operation)).data(role);
}

}  // namespace

class CutsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void aDraftSaysWhatItWouldTake();
    void whatADraftNamesMustExist();
    void aCutIsDeclaredAndStepped();
    void aCutRunsToItsEnd();
    void aCutMakesNoProposalStale();
    void membersSayWhyTheyAreIn();
    void anAbortNeedsNoParticipant();
    void refusalsAreSaid();
    void aReopenedJournalGoesOnInAnotherRound();
    void theWholeEstateIsEightThousandRecords();
    void aSampleEstateHasItsGraph();
    void theKeyboardDeclaresAndRuns();
    void whatDeclaresStandsAtTheEdge();
};

void CutsTest::aDraftSaysWhatItWouldTake()
{
    DeskFixture desk;
    CutDraft* draft = desk.session->cuts()->draft();
    const auto testers = testersOf({draft->participants()});
    draft->begin({QStringLiteral("r017")});
    QCOMPARE(draft->operation(), name);
    QCOMPARE(draft->regions(), QStringLiteral("r017"));
    QVERIFY(draft->complete() && !draft->ready());
    QVERIFY(!draft->declare());  // nobody has seen yet what it takes
    const QString before = desk.session->stateHash();
    QVERIFY(previewed(draft));

    CutSelection selection;
    selection.regions = {"r017"};
    const auto closure = desk.session->desk().workspace().closure(selection);
    QVERIFY(closure.has_value());
    QVERIFY(closure->members > 0);
    QCOMPARE(draft->membersText(),
             toText(formatRepresented(closure->volumes.size(), closure->members, "volumes")));
    QCOMPARE(draft->participants()->count(), static_cast<int>(closure->participants.size()));
    QVERIFY(draft->declareText().contains(toText(formatCount(closure->members))));
    QCOMPARE(desk.session->stateHash(), before);

    draft->setOperation(QStringLiteral("nightly"));  // is no part of what it takes
    QVERIFY(draft->ready());
    draft->setOverDatabases(true);
    QVERIFY(!draft->ready());
    QCOMPARE(draft->participants()->count(), 0);
}

void CutsTest::whatADraftNamesMustExist()
{
    DeskFixture desk;
    CutDraft* draft = desk.session->cuts()->draft();
    draft->begin({});
    QVERIFY(!draft->complete());
    draft->setRegions(QStringLiteral("r017, r9999"));
    QVERIFY(!previewed(draft));
    QVERIFY2(draft->problem().contains(QStringLiteral("r9999")), qPrintable(draft->problem()));
    draft->setScope(CutDraft::Volumes);
    QVERIFY(draft->problem().isEmpty() && !draft->complete());
    draft->setVolumes(toText(desk.session->desk().catalog().volumes[7].id));
    QVERIFY(previewed(draft));
    QVERIFY(draft->participants()->count() >= 1);
}

void CutsTest::aCutIsDeclaredAndStepped()
{
    DeskFixture desk;
    CutListModel* cuts = desk.session->cuts();
    const auto testers = testersOf({cuts, cuts->participants(), cuts->draft()->participants()});
    QSignalSpy resets(cuts, &QAbstractItemModel::modelReset);
    cuts->draft()->begin({QStringLiteral("r017")});
    QVERIFY(previewed(cuts->draft()));
    const int participants = cuts->draft()->participants()->count();
    QVERIFY(cuts->draft()->declare());

    QCOMPARE(cuts->count(), 1);
    QCOMPARE(cuts->openCount(), 1);
    QCOMPARE(cuts->shown(), name);
    QCOMPARE(cuts->participants()->count(), participants);
    QCOMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("waiting"));
    QCOMPARE(ofCut(cuts, CutListModel::PreparedRole).toInt(), 0);
    QCOMPARE(ofCut(cuts, CutListModel::CheckpointTextRole).toString(), QStringLiteral("epoch 1"));
    QVERIFY(ofCut(cuts, CutListModel::DeclaredTextRole)
                .toString()
                .startsWith(QStringLiteral("ada, 2026-01-01")));
    const auto state = [cuts] {
        return cuts->participants()
            ->index(0, CutParticipantTable::StateColumn)
            .data(TableModel::GlyphRole)
            .toString();
    };
    const auto first = [cuts](CutParticipantTable::Column column) {
        return cuts->participants()->index(0, column).data().toString();
    };
    QCOMPARE(state(), QStringLiteral("waiting"));
    QCOMPARE(first(CutParticipantTable::RevisionColumn), QString());
    QCOMPARE(first(CutParticipantTable::TokenColumn), QString());

    QSignalSpy changed(cuts->participants(), &QAbstractItemModel::dataChanged);
    QVERIFY(cuts->step(name));
    QCOMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("prepared"));
    QCOMPARE(ofCut(cuts, CutListModel::PreparedRole).toInt(), participants);
    QCOMPARE(desk.session->exceptionCount(), 1);  // they keep still until somebody goes on
    QCOMPARE(desk.session->exceptions()->index(0).data(ExceptionListModel::CutRole).toString(),
             name);
    QCOMPARE(changed.count(), 1);  // one run of rows
    QCOMPARE(changed.front().at(1).toModelIndex().row(), participants - 1);
    QVERIFY(!first(CutParticipantTable::RevisionColumn).isEmpty());
    // The token is the one that the cut has, to the digit.
    const CutState* cut = desk.session->desk().state().findCut(name.toStdString());
    const QString token = toText(cut->token(0)->digest(name.toStdString()).hex());
    QCOMPARE(cuts->participants()->exactAt(0, CutParticipantTable::TokenColumn), token);
    QVERIFY(token.startsWith(first(CutParticipantTable::TokenColumn)));
    QVERIFY(cuts->participants()->asCsv().contains(token));
    QCOMPARE(first(CutParticipantTable::EpochColumn), QStringLiteral("1"));
    QCOMPARE(first(CutParticipantTable::PromisedColumn), QStringLiteral("2026-01-01 01:00:00 UTC"));
    QVERIFY(ofCut(cuts, CutListModel::NextTextRole)
                .toString()
                .contains(QStringLiteral("until 2026-01-01 01:01:00 UTC")));
    while (!desk.session->desk().state().findCut(name.toStdString())->ended())
        QVERIFY(cuts->step(name));
    QCOMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("committed"));
    QVERIFY(!ofCut(cuts, CutListModel::EndedTextRole).toString().isEmpty());
    QVERIFY(!ofCut(cuts, CutListModel::CanStepRole).toBool());
    QVERIFY(!ofCut(cuts, CutListModel::CanAbortRole).toBool());
    QCOMPARE(state(), QStringLiteral("committed"));
    // What was promised is told also when the cut keeps it no more.
    QCOMPARE(cuts->participants()->exactAt(0, CutParticipantTable::TokenColumn), token);
    QCOMPARE(cuts->openCount(), 0);
    QCOMPARE(desk.session->exceptionCount(), 0);
    QCOMPARE(resets.count(), 0);
    QCOMPARE(desk.session->lastError(), QString());

    cuts->draft()->begin({});
    QCOMPARE(cuts->draft()->operation(), QStringLiteral("snapshot-2"));  // never used before
    cuts->draft()->setScope(CutDraft::Everything);
    QVERIFY(previewed(cuts->draft()));
    QVERIFY(cuts->draft()->declare());
    QCOMPARE(cuts->rowOf(QStringLiteral("snapshot-2")), 0);  // newest first
}

void CutsTest::aCutRunsToItsEnd()
{
    DeskFixture desk;
    CutListModel* cuts = desk.session->cuts();
    cuts->setStepInterval(0);
    cuts->draft()->begin({QStringLiteral("r001"), QStringLiteral("r002")});
    QVERIFY(previewed(cuts->draft()));
    QVERIFY(cuts->draft()->declare());
    QVERIFY(cuts->run(name));
    QTRY_VERIFY(!cuts->running());
    QCOMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("committed"));
    QVERIFY(desk.session->lastNotice().contains(name));
}

// Which is why it needs no second person (decision 0046).
void CutsTest::aCutMakesNoProposalStale()
{
    DeskFixture desk;
    CutListModel* cuts = desk.session->cuts();
    cuts->setStepInterval(0);
    const QString proposal = desk.proposeLossOf({QStringLiteral("r017")});
    const auto placed = desk.plan()->preview()->decisions;
    cuts->draft()->begin({QStringLiteral("r017"), QStringLiteral("r018")});
    QVERIFY(previewed(cuts->draft()));
    QVERIFY(cuts->draft()->declare());
    QVERIFY(cuts->run(name));
    QTRY_COMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("committed"));
    QVERIFY(desk.change(proposal, ChangesModel::CanWithdrawRole).toBool());
    QVERIFY(!desk.change(proposal, ChangesModel::CanRenewRole).toBool());
    QVERIFY(desk.plan()->run());
    QVERIFY(desk.plan()->preview()->decisions == placed);
}

// Every member with why it is in: those of the region were chosen, the others pulled in.
void CutsTest::membersSayWhyTheyAreIn()
{
    DeskFixture desk;
    CutListModel* cuts = desk.session->cuts();
    CutMemberTable* members = cuts->members();
    const auto testers = testersOf({members});
    cuts->draft()->begin({QStringLiteral("r017")});
    QVERIFY(previewed(cuts->draft()));
    QVERIFY(cuts->draft()->declare());
    QVERIFY(!members->resolving());  // nothing is looked up before somebody looks
    QCOMPARE(members->total(), 0);
    members->setActive(true);
    QVERIFY(members->resolving());
    QTRY_VERIFY(members->total() > 0);
    QCOMPARE(members->problem(), QString());
    const auto closure = desk.session->desk().workspace().closureOf(name.toStdString());
    QVERIFY(closure.has_value());
    QCOMPARE(members->total(), static_cast<int>(closure->volumes.size()));
    const Catalog& catalog = desk.session->desk().catalog();
    int pulled = 0;
    for (int row = 0; row < members->count(); ++row) {
        const auto cell = [members, row](CutMemberTable::Column column) {
            return members->index(row, column).data().toString();
        };
        const VolumeIndex volume = closure->volumes[static_cast<std::size_t>(row)];
        QCOMPARE(cell(CutMemberTable::VolumeColumn), toText(catalog.volume(volume).id));
        QVERIFY(cell(CutMemberTable::ShardColumn)
                    .startsWith(cell(CutMemberTable::RegionColumn) + QLatin1Char('/')));
        const bool home = cell(CutMemberTable::RegionColumn) == QStringLiteral("r017");
        QVERIFY(cell(CutMemberTable::WhyColumn)
                    .startsWith(home ? QStringLiteral("chosen: homed in r017")
                                     : QStringLiteral("pulled in: consistent with v")));
        pulled += home ? 0 : 1;
    }
    QVERIFY(members->summaryText().endsWith(QStringLiteral("%1 pulled in").arg(pulled)));
    members->setFilter(QStringLiteral("why:pulled"));
    QCOMPARE(members->count(), pulled);
}

void CutsTest::anAbortNeedsNoParticipant()
{
    DeskFixture desk;
    CutListModel* cuts = desk.session->cuts();
    const auto testers = testersOf({cuts, cuts->participants()});
    cuts->draft()->begin({QStringLiteral("r017")});
    QVERIFY(previewed(cuts->draft()));
    QVERIFY(cuts->draft()->declare());
    QVERIFY(cuts->step(name));
    QVERIFY(cuts->abort(name, QStringLiteral(" the window closed ")));
    QCOMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("aborted"));
    QCOMPARE(ofCut(cuts, CutListModel::ReasonRole).toString(), QStringLiteral("the window closed"));
    QVERIFY(
        ofCut(cuts, CutListModel::DecidedTextRole).toString().startsWith(QStringLiteral("ada, ")));
    QCOMPARE(cuts->participants()
                 ->index(0, CutParticipantTable::StateColumn)
                 .data(TableModel::GlyphRole)
                 .toString(),
             QStringLiteral("aborted"));
    QCOMPARE(cuts->openCount(), 0);
}

void CutsTest::refusalsAreSaid()
{
    DeskFixture desk;
    CutListModel* cuts = desk.session->cuts();
    QVERIFY(!cuts->step(QStringLiteral("no-such-cut")));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("unknown-id"));
    desk.session->clearError();
    cuts->draft()->begin({QStringLiteral("r017")});
    QVERIFY(previewed(cuts->draft()));
    QVERIFY(cuts->draft()->declare());

    cuts->draft()->setOperation(name);
    QVERIFY(previewed(cuts->draft()));
    QVERIFY(!cuts->draft()->declare());  // an id is used once
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("duplicate-id"));
    QVERIFY(!cuts->draft()->problem().isEmpty());
    QCOMPARE(cuts->count(), 1);

    cuts->setStepInterval(0);
    QVERIFY(cuts->run(name));
    QTRY_VERIFY(!cuts->running());
    desk.session->clearError();
    QVERIFY(!cuts->abort(name, QStringLiteral("too late")));  // the decision is written
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("contradiction"));
    QCOMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("committed"));
}

void CutsTest::aReopenedJournalGoesOnInAnotherRound()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("cuts.journal"));
    const auto open = [&path] {
        auto session =
            std::make_unique<Session>(std::make_unique<FixedClock>(sampleEpoch + seconds(3'600)));
        session->setOperatorName(QStringLiteral("ada"));
        return session->openJournal(path, EstateSource{}) ? std::move(session) : nullptr;
    };
    auto session = open();
    QVERIFY(session != nullptr && session->keepsFile());
    session->cuts()->draft()->begin({QStringLiteral("r017")});
    QVERIFY(previewed(session->cuts()->draft()));
    QVERIFY(session->cuts()->draft()->declare());
    QVERIFY(session->cuts()->step(name));
    session.reset();

    session = open();
    QVERIFY(session != nullptr);
    CutListModel* cuts = session->cuts();
    QCOMPARE(cuts->count(), 1);
    QCOMPARE(cuts->openCount(), 1);
    QVERIFY(
        ofCut(cuts, CutListModel::DeclaredTextRole).toString().startsWith(QStringLiteral("ada, ")));
    cuts->setStepInterval(0);
    QVERIFY(cuts->run(name));
    QTRY_VERIFY(!cuts->running());
    QCOMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("committed"));
    QCOMPARE(ofCut(cuts, CutListModel::RoundTextRole).toString(), QStringLiteral("2"));
}

void CutsTest::theWholeEstateIsEightThousandRecords()
{
    DeskFixture desk;
    CutListModel* cuts = desk.session->cuts();
    cuts->draft()->begin({});
    cuts->draft()->setScope(CutDraft::Everything);
    QVERIFY(previewed(cuts->draft()));
    QVERIFY(cuts->draft()->declare());
    QVERIFY(ofCut(cuts, CutListModel::MembersTextRole)
                .toString()
                .startsWith(QStringLiteral("12,000,000 volume")));
    // A thousandth of the volumes still touches most of the 8,192 shards.
    const CutManifest& manifest =
        desk.session->desk().state().findCut(name.toStdString())->manifest();
    QCOMPARE(cuts->participants()->count(), static_cast<int>(manifest.participants.size()));
    QVERIFY(cuts->participants()->count() > 4'000);
    const QModelIndex last = cuts->participants()->index(cuts->participants()->count() - 1,
                                                         CutParticipantTable::ShardColumn);
    QVERIFY(last.data().toString().startsWith(QStringLiteral("r511/")));
    QSignalSpy changed(cuts->participants(), &QAbstractItemModel::dataChanged);
    QVERIFY(cuts->step(name));
    QCOMPARE(changed.count(), 1);
}

void CutsTest::aSampleEstateHasItsGraph()
{
    DeskFixture desk;
    GraphListModel graphs;
    const auto testers = testersOf({&graphs});
    QCOMPARE(graphs.rowCount(), 7);
    for (int row = 0; row < graphs.rowCount(); ++row)
        QVERIFY(!graphs.meaningAt(row).isEmpty());
    QCOMPARE(desk.session->estateTitle(), QStringLiteral("Federal 1:1,000"));
    QVERIFY(desk.session->graphText().startsWith(QStringLiteral("chains")));
    QVERIFY(!desk.session->keepsFile());

    QVERIFY(!desk.session->openFederalSample(QStringLiteral("no-such-graph")));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("not-found"));
    QVERIFY(desk.session->ready());
    QVERIFY(desk.session->openFederalSample(QStringLiteral("giant-component")));
    QCOMPARE(desk.session->lastError(), QString());
    QCOMPARE(desk.session->estateTitle(), QStringLiteral("Federal 1:1,000, giant-component"));
    QVERIFY(desk.session->graphText().startsWith(QStringLiteral("giant-component")));

    // One volume takes the whole component with it.
    CutDraft* draft = desk.session->cuts()->draft();
    draft->begin({});
    draft->setScope(CutDraft::Volumes);
    draft->setVolumes(toText(desk.session->desk().catalog().volumes[0].id));
    QVERIFY(previewed(draft));
    QVERIFY2(draft->membersText().contains(QStringLiteral("12,000,000 volumes")),
             qPrintable(draft->membersText()));

    QVERIFY(desk.session->openFourRegionSample());
    QCOMPARE(desk.session->estateTitle(), QStringLiteral("Four regions"));
    QVERIFY(desk.session->graphText().isEmpty());
    QVERIFY(!draft->ready());
    QCOMPARE(desk.session->cuts()->count(), 0);
}

void CutsTest::theKeyboardDeclaresAndRuns()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    CutListModel* cuts = window.desk.session->cuts();
    cuts->setStepInterval(0);
    window.press(Qt::Key_1, Qt::ControlModifier);
    window.typeInto("r042");
    window.press(Qt::Key_D, Qt::ControlModifier);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Ids of the regions"));
    QCOMPARE(cuts->draft()->regions(), QStringLiteral("r042"));
    window.press(Qt::Key_Return);  // previews
    QTRY_VERIFY(cuts->draft()->ready());
    window.press(Qt::Key_Return);  // declares what was previewed
    QTRY_COMPARE(cuts->count(), 1);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Cuts, newest first"));
    QVERIFY(window.tabTo(QStringLiteral("Next step…")));
    window.press(Qt::Key_Return);
    // What it does is said before it is done.
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Do the next step"));
    QCOMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("waiting"));
    window.press(Qt::Key_Return);
    QTRY_COMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("prepared"));
    QVERIFY(window.tabTo(QStringLiteral("Participants of the cut")));
    window.press(Qt::Key_End);
    QVERIFY(window.tabTo(QStringLiteral("Run to its end…")));
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Run to its end"));
    window.press(Qt::Key_Escape);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Run to its end…"));
    QCOMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("prepared"));
    QVERIFY(window.tabTo(QStringLiteral("Show of the cut")));
    window.press(Qt::Key_Right);
    QVERIFY(window.tabTo(QStringLiteral("Members of the cut")));
    QTRY_VERIFY(cuts->members()->total() > 0);
    QVERIFY(window.tabTo(QStringLiteral("Run to its end…")));
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Run to its end"));
    window.press(Qt::Key_Return);
    QTRY_COMPARE(ofCut(cuts, CutListModel::PhaseRole).toString(), QStringLiteral("committed"));
    QCOMPARE(window.shell->warnings(), QStringList());
}

// Also where the other view was shown last, and went while the room was out of sight.
void CutsTest::whatDeclaresStandsAtTheEdge()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    const Sight sight(window.shell->window());
    window.press(Qt::Key_5, Qt::ControlModifier);
    QTRY_VERIFY(sight.handle(QStringLiteral("Fail back…")) != nullptr);
    window.press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(sight.handle(QStringLiteral("Fail back…")) == nullptr);
    window.shell->showCuts();
    const auto gap = [&window, &sight] {
        const QQuickItem* button = sight.handle(QStringLiteral("Declare a snapshot cut…"));
        const qreal width = window.shell->window()->width();
        return button == nullptr ? width : width - button->mapToScene({button->width(), 0}).x();
    };
    // A gutter and the window's frame.
    QTRY_VERIFY2(gap() < 20, qPrintable(QString::number(gap())));
    QVERIFY(sight.handle(QStringLiteral("Fail back…")) == nullptr);
    QCOMPARE(window.shell->warnings(), QStringList());
}

QTEST_MAIN(CutsTest)
#include "tst_cuts.moc"
