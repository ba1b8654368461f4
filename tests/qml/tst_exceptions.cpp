// What needs a person: each duty gives a row for its reason and takes it back with it, and says how
// grave it is by what it costs.
#include <QFile>
#include <QTemporaryDir>

#include "models/export_status.h"
#include "models/people.h"
#include "models/pinned_sets.h"
#include "models/rules_session.h"
#include "tests/qml/desk_fixture.h"

using namespace estate;

namespace {

constexpr std::uint64_t secondsPerHour = 3'600;

EstateSource fromOutside()
{
    EstateSource source;
    source.origin = EstateOrigin::empty;
    source.denominator = 0;
    return source;
}

}  // namespace

class ExceptionsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { m_desk = std::make_unique<DeskFixture>(); }
    void cleanup() { m_desk.reset(); }
    void aSiteThatIsLostSaysWhatItTakesAlong();
    void hostsOfARegionAreOneRow();
    void whatWasSeenIsSeenUntilItComesAgain();
    void aBrokenGlassWaitsForSomebodyElse();
    void anApprovalThatRunsOutIsSaidBefore();
    void anInterruptedExecutionIsCritical();
    void volumesThatDoNotGoHomeAreOverdue();
    void missedGenerationsAreAGap();
    void regionsThatFallSilentAreOneRow();
    void aPinThatGotWorseIsSaid();
    void errorsInTheRulesInForceAreSaid();
    void aFailedWriteIsCriticalUntilSomethingIsDurable();
    void nothingComesWhileFrozen();
    void aModelledEstateIsQuietNotSilent();
    void whatAPlanRestsOnIsMarkedWhenItIsStale();
    void liveIsWhatEventsDescribed();
    void everybodyHasEveryRoleUntilOneIsGranted();

private:
    [[nodiscard]] ExceptionListModel* exceptions() const { return m_desk->session->exceptions(); }
    [[nodiscard]] Desk& desk() const { return m_desk->session->desk(); }
    // Invalid: there is none.
    [[nodiscard]] QModelIndex row(const QString& key) const
    {
        for (int at = 0; at < exceptions()->rowCount(); ++at) {
            const QModelIndex index = exceptions()->index(at);
            if (index.data(ExceptionListModel::KeyRole).toString().startsWith(key))
                return index;
        }
        return {};
    }
    [[nodiscard]] QString severity(const QString& key) const
    {
        return row(key).data(ExceptionListModel::SeverityRole).toString();
    }
    [[nodiscard]] bool change(const char* region, RegionChange how) const
    {
        const auto changed = desk().workspace().changeRegion("ada", region, how, desk().now());
        desk().noteEvents();
        return changed.has_value();
    }
    // Two regions that nothing but events describe, as estatectl journal create --log writes them.
    void openFromOutside()
    {
        const QString path = m_folder.filePath(QStringLiteral("outside.journal"));
        QFile::remove(path);
        auto journal = Journal::create(path.toStdString());
        QVERIFY(journal.has_value());
        std::vector<JournalEntry> entries;
        for (const Event& event : std::vector<Event>{
                 OpenEstate{fromOutside()}, PutRegion{"east", "one", std::nullopt, {}},
                 PutSite{"east-1", "east"}, PutRegion{"west", "two", std::nullopt, {}},
                 PutSite{"west-1", "west"}})
            entries.push_back(
                {{entries.size() + 1, sampleEpoch + seconds(3'600), "ada", event}, {}});
        QVERIFY(journal->append(entries).has_value() && journal->sync().has_value());
        journal = tl::unexpected(Error{});
        QVERIFY(m_desk->session->openJournal(path, {}));
    }
    // Ten seconds pass for whoever waits for them.
    void lookAgain() const
    {
        desk().setFrozen(true);
        desk().setFrozen(false);
    }
    [[nodiscard]] QString carryOut(const QString& region) const
    {
        ExecutionModel* execution = m_desk->changes()->execution();
        execution->setStepInterval(0);
        const QString proposal = m_desk->proposeLossOf({region});
        const QString lost =
            m_desk->change(proposal, ChangesModel::LostOperationsTextRole).toString();
        m_desk->session->setOperatorName(QStringLiteral("grace"));
        QSignalSpy ended(execution, &ExecutionModel::ended);
        const bool done = m_desk->changes()->approve(proposal) &&
                          m_desk->changes()->commit(proposal, lost) &&
                          (ended.count() > 0 || ended.wait());
        return done ? proposal : QString();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<DeskFixture> m_desk;
};

void ExceptionsTest::aSiteThatIsLostSaysWhatItTakesAlong()
{
    const auto testers = testersOf({exceptions()});
    QVERIFY(desk().workspace().changeSite("ada", "s0034", false, desk().now()).has_value());
    desk().noteEvents();
    const QString key = QStringLiteral("site/s0034");
    QVERIFY(row(key).isValid());
    // Every volume there has another copy: nothing is down, and one more loss would be.
    QCOMPARE(severity(key), QStringLiteral("warning"));
    QCOMPARE(row(key).data(ExceptionListModel::RegionIdRole).toString(), QStringLiteral("r017"));
    QCOMPARE(row(key).data(ExceptionListModel::SinceTextRole).toString(),
             QStringLiteral("2026-01-01 01:00:00 UTC"));
    QVERIFY(row(key)
                .data(ExceptionListModel::MeaningRole)
                .toString()
                .contains(QStringLiteral("fewer copies")));
    QVERIFY(desk().workspace().changeSite("ada", "s0034", true, desk().now()).has_value());
    desk().noteEvents();
    QVERIFY(!row(key).isValid());
}

void ExceptionsTest::hostsOfARegionAreOneRow()
{
    const RegionState& region = desk().state().region(RegionIndex(17));
    QStringList ids;
    for (std::size_t at = 0; at < 2; ++at)
        ids << QString::fromStdString(desk().catalog().host(region.hosts[at].host).id);
    for (const QString& id : ids)
        QVERIFY(desk()
                    .workspace()
                    .changeHost("ada", id.toStdString(), false, desk().now())
                    .has_value());
    desk().noteEvents();
    QCOMPARE(exceptions()->count(), 1);
    const QString text =
        row(QStringLiteral("hosts/r017")).data(ExceptionListModel::TextRole).toString();
    QVERIFY2(text.contains(ids[0]) && text.contains(ids[1]), qPrintable(text));
}

void ExceptionsTest::whatWasSeenIsSeenUntilItComesAgain()
{
    const QString key = QStringLiteral("region/r042");
    QVERIFY(change("r042", RegionChange::offline));
    QVERIFY(!row(key).data(ExceptionListModel::SeenRole).toBool());
    QVERIFY(exceptions()->acknowledge(key));
    QVERIFY(row(key).data(ExceptionListModel::SeenRole).toBool());
    QVERIFY(
        row(key).data(ExceptionListModel::DutyTextRole).toString().contains(QStringLiteral("ada")));
    // Seen is not dealt with: it counts all the same.
    QCOMPARE(exceptions()->count(), 1);
    QVERIFY(change("r042", RegionChange::online));
    m_desk->clock->advance(seconds(60));
    QVERIFY(change("r042", RegionChange::offline));
    QVERIFY(!row(key).data(ExceptionListModel::SeenRole).toBool());
}

void ExceptionsTest::aBrokenGlassWaitsForSomebodyElse()
{
    ExecutionModel* execution = m_desk->changes()->execution();
    execution->setStepInterval(0);
    const QString proposal = m_desk->proposeLossOf({QStringLiteral("r017")});
    const QString lost = m_desk->change(proposal, ChangesModel::LostOperationsTextRole).toString();
    QSignalSpy ended(execution, &ExecutionModel::ended);
    QVERIFY(m_desk->changes()->commit(proposal, lost, QStringLiteral("nobody answers")));
    QVERIFY(ended.count() > 0 || ended.wait());
    const QString key = QStringLiteral("retrospect/") + proposal;
    QVERIFY(row(key).isValid());
    QVERIFY(row(key)
                .data(ExceptionListModel::MeaningRole)
                .toString()
                .contains(QStringLiteral("nobody answers")));
    QCOMPARE(row(key).data(ExceptionListModel::ProposalIdRole).toString(), proposal);
    m_desk->session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(m_desk->changes()->approve(proposal));
    QVERIFY(!row(key).isValid());
}

void ExceptionsTest::anApprovalThatRunsOutIsSaidBefore()
{
    const QString proposal = m_desk->proposeLossOf({QStringLiteral("r017")});
    const QString key = QStringLiteral("expires/") + proposal;
    lookAgain();
    QVERIFY(!row(key).isValid());
    m_desk->clock->advance(seconds(71 * secondsPerHour));
    lookAgain();
    QVERIFY(row(key).isValid());
    // Nothing that it is meant to recover is lost.
    QCOMPARE(severity(key), QStringLiteral("notice"));
}

void ExceptionsTest::anInterruptedExecutionIsCritical()
{
    const QString proposal = m_desk->proposeLossOf({QStringLiteral("r017")});
    m_desk->session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(m_desk->changes()->approve(proposal));
    const auto id = Digest::fromHex(proposal.toStdString());
    const Proposal* known = desk().workspace().proposals().find(*id);
    // Begun, and nobody steps it: as after a program that was killed.
    QVERIFY(desk()
                .workspace()
                .beginCommit(*id, "grace", known->content.lostOperations, desk().now())
                .has_value());
    desk().noteEvents();
    const QString key = QStringLiteral("interrupted/") + proposal;
    QVERIFY(row(key).isValid());
    QCOMPARE(severity(key), QStringLiteral("critical"));
    // A day later every deadline is over too.
    m_desk->clock->advance(seconds(24 * secondsPerHour));
    lookAgain();
    QCOMPARE(severity(QStringLiteral("deadline/") + proposal), QStringLiteral("critical"));
    QVERIFY(m_desk->changes()->abort(QStringLiteral("test")));
    QVERIFY(!row(key).isValid());
    QVERIFY(!row(QStringLiteral("deadline/")).isValid());
}

void ExceptionsTest::volumesThatDoNotGoHomeAreOverdue()
{
    QVERIFY(!carryOut(QStringLiteral("r000")).isEmpty());
    QVERIFY(change("r000", RegionChange::online));
    const QString key = QStringLiteral("failback/r000");
    QVERIFY(!row(key).isValid());
    m_desk->clock->advance(seconds(25 * secondsPerHour));
    lookAgain();
    QVERIFY(row(key).isValid());
    QCOMPARE(severity(key), QStringLiteral("warning"));
}

void ExceptionsTest::missedGenerationsAreAGap()
{
    openFromOutside();
    QVERIFY(!row(QStringLiteral("gaps")).isValid());
    m_desk->session->setFrozen(true);
    QVERIFY(change("east", RegionChange::offline));
    QVERIFY(change("east", RegionChange::online));
    QVERIFY(change("east", RegionChange::offline));
    m_desk->session->setFrozen(false);
    QVERIFY(row(QStringLiteral("gaps")).isValid());
    QCOMPARE(severity(QStringLiteral("gaps")), QStringLiteral("notice"));
    m_desk->session->boundary()->acknowledge(QStringLiteral("east"));
    QVERIFY(!row(QStringLiteral("gaps")).isValid());
}

void ExceptionsTest::regionsThatFallSilentAreOneRow()
{
    openFromOutside();
    QCOMPARE(m_desk->session->mode(), Session::Live);
    const QString key = QStringLiteral("exports");
    QVERIFY(!row(key).isValid());
    m_desk->clock->advance(seconds(2 * secondsPerHour));
    lookAgain();
    QVERIFY(row(key).isValid());
    const QString text = row(key).data(ExceptionListModel::TextRole).toString();
    QVERIFY2(text.contains(QStringLiteral("east, west")), qPrintable(text));
    // One that says something again is not silent.
    QVERIFY(change("east", RegionChange::offline));
    QVERIFY(
        !row(key).data(ExceptionListModel::TextRole).toString().contains(QStringLiteral("east")));
}

void ExceptionsTest::aPinThatGotWorseIsSaid()
{
    PinnedSets* pins = m_desk->session->pinned();
    QVERIFY(pins->pin({QStringLiteral("r017")}));
    const QString key = QStringLiteral("pin/r017");
    QTRY_VERIFY(!pins->planning());
    QVERIFY(!row(key).isValid());
    // Where its volumes would go.
    QVERIFY(change("r018", RegionChange::offline));
    QTRY_VERIFY(!pins->planning());
    QVERIFY(PinnedSets::worse(pins->all().front()));
    QVERIFY(row(key).isValid());
    pins->acceptNow(0);
    QVERIFY(!row(key).isValid());
    pins->unpin(0);
}

void ExceptionsTest::errorsInTheRulesInForceAreSaid()
{
    const QString key = QStringLiteral("rules");
    RulesSession rules;
    rules.setSession(m_desk->session.get());
    rules.setActive(true);
    QTRY_VERIFY_WITH_TIMEOUT(rules.progress() >= 1, 20'000);
    rules.select(QStringLiteral("policy from-r000-to-r001"));
    QString text = rules.editor()->text();
    // Outside the presence of every entity there.
    rules.editor()->setText(text.replace(QStringLiteral("when r000 restore r001"),
                                         QStringLiteral("when r000 restore r300")));
    QVERIFY(rules.editor()->check());
    QTRY_VERIFY_WITH_TIMEOUT(rules.progress() >= 1, 20'000);
    QVERIFY(!row(key).isValid());  // a draft governs nothing
    const QString proposal = rules.propose(QStringLiteral("far away"));
    QVERIFY(!proposal.isEmpty());
    m_desk->session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(m_desk->changes()->approve(proposal));
    QVERIFY(m_desk->changes()->commit(proposal));
    QTRY_VERIFY_WITH_TIMEOUT(row(key).isValid(), 20'000);
    QCOMPARE(severity(key), QStringLiteral("warning"));
    QVERIFY(!row(key).data(ExceptionListModel::SinceTextRole).toString().isEmpty());
    QCOMPARE(row(key).data(ExceptionListModel::RoomRole).toInt(), 3);
}

void ExceptionsTest::aFailedWriteIsCriticalUntilSomethingIsDurable()
{
    desk().report(Error{ErrorCode::ioFailure, "The disk is full.", {{"sqlite", "13"}}});
    QCOMPARE(exceptions()->worst(), QStringLiteral("critical"));
    QVERIFY(row(QStringLiteral("write"))
                .data(ExceptionListModel::MeaningRole)
                .toString()
                .contains(QStringLiteral("disk")));
    QVERIFY(change("r042", RegionChange::offline));
    QVERIFY(!row(QStringLiteral("write")).isValid());
    // Of a file beside the journal.
    desk().reportOfFile(Error{ErrorCode::ioFailure, "The disk is full.", {{"sqlite", "13"}}});
    QVERIFY(!row(QStringLiteral("write")).isValid());
}

void ExceptionsTest::nothingComesWhileFrozen()
{
    static_cast<void>(m_desk->proposeLossOf({QStringLiteral("r017")}));
    m_desk->clock->advance(seconds(71 * secondsPerHour));
    m_desk->session->setFrozen(true);
    emit m_desk->session->boundary()->changed();
    QCOMPARE(exceptions()->count(), 0);
    m_desk->session->setFrozen(false);
    QVERIFY(exceptions()->count() > 0);
}

void ExceptionsTest::aModelledEstateIsQuietNotSilent()
{
    m_desk->clock->advance(seconds(2 * secondsPerHour));
    lookAgain();
    const ExportStatus status = exportStatus(desk(), RegionIndex(17));
    QVERIFY(status.stale());
    QCOMPARE(staleText(status), QStringLiteral("3 h 00 m old"));
    QVERIFY(isModelled(desk().workspace()));
    QVERIFY(!row(QStringLiteral("exports")).isValid());
}

void ExceptionsTest::whatAPlanRestsOnIsMarkedWhenItIsStale()
{
    m_desk->plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(m_desk->plan()->run());
    const CapacityTable* capacity = m_desk->plan()->capacity();
    QVERIFY(capacity->count() > 0);
    const auto mark = [capacity](int row) {
        return capacity->index(row, CapacityTable::ExportColumn);
    };
    QCOMPARE(mark(0).data(Qt::DisplayRole).toString(), QString());
    QCOMPARE(mark(0).data(TableModel::GlyphRole).toString(), QString());
    m_desk->clock->advance(seconds(2 * secondsPerHour));
    for (int row = 0; row < capacity->count(); ++row) {
        QCOMPARE(mark(row).data(Qt::DisplayRole).toString(), QStringLiteral("3 h 00 m old"));
        QCOMPARE(mark(row).data(TableModel::GlyphRole).toString(), QStringLiteral("aged"));
    }
}

void ExceptionsTest::liveIsWhatEventsDescribed()
{
    QCOMPARE(m_desk->session->mode(), Session::Drill);
    QVERIFY(m_desk->session->modelled());
    DeskFixture real(fromOutside());
    QVERIFY(real.opened);
    QCOMPARE(real.session->mode(), Session::Live);
    QCOMPARE(real.session->modeText(), QStringLiteral("LIVE"));
    QVERIFY(!real.session->modelled());
    People people;
    people.setSession(real.session.get());
    QSignalSpy changed(real.session.get(), &Session::modeChanged);
    QVERIFY(people.beginDrill(QStringLiteral("rehearsal")));
    QCOMPARE(real.session->mode(), Session::Drill);
    QCOMPARE(changed.count(), 1);
    // It is a drill, and what is committed in it counts.
    QVERIFY(!real.session->modelled());
    QVERIFY(people.endDrill(QStringLiteral("done")));
    QCOMPARE(real.session->mode(), Session::Live);
    QCOMPARE(changed.count(), 2);
}

void ExceptionsTest::everybodyHasEveryRoleUntilOneIsGranted()
{
    QCOMPARE(m_desk->session->identityText(),
             QStringLiteral("every role, identity asserted, not verified"));
    QVERIFY(desk()
                .workspace()
                .grant("ada", "ada", estate::Role::administrator, desk().now())
                .has_value());
    desk().noteEvents();
    QVERIFY(!m_desk->session->identityText().startsWith(QStringLiteral("every role")));
}

QTEST_MAIN(ExceptionsTest)
#include "tst_exceptions.moc"
