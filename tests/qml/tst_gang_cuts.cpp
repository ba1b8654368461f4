// A cut that goes with a proposal: which volumes it is over, in an estate where a group of two
// regions recovers together.
#include <QTemporaryDir>

#include "engine/planner/tasks.h"
#include "engine/wire/effects_wire.h"
#include "tests/qml/desk_fixture.h"

using namespace estate;

namespace {

constexpr std::uint64_t gigabyte = 1'000'000'000;
const char* const regions[] = {"a", "b", "c", "d"};

// Events a second apart, as a journal file.
struct Log {
    Scheduler scheduler;
    std::vector<JournalEntry> entries;
    bool refused = false;

    void add(Event event)
    {
        const std::uint64_t index = scheduler.lastIndex() + 1;
        const Envelope envelope{index, sampleEpoch + seconds(index), "ada", std::move(event)};
        const auto effects = scheduler.apply(envelope);
        refused = refused || !effects;
        if (!effects)
            return;
        entries.push_back({envelope, *effects == Effects{}
                                         ? std::string()
                                         : encodeEffects(scheduler.state(), *effects).value()});
    }
    void addRegion(const std::string& region)
    {
        add(PutRegion{region, "trust", std::nullopt, {}});
        for (const char* number : {"1", "2"}) {
            const std::string site = region + number;
            add(PutSite{site, region});
            add(PutHost{site + "-h", site, Bytes(100'000 * gigabyte), 4, Iops(10'000),
                        BytesPerSecond(gigabyte)});
        }
    }
    // What waits to be applied of a volume's replica in c.
    void addBacklog(const std::string& volume, const std::string& from)
    {
        ObserveBacklog backlog;
        backlog.volume = volume;
        backlog.region = "c";
        backlog.durable = Operations(1'000);
        backlog.applied = Operations(900);
        backlog.pendingBytes = Bytes(10 * gigabyte);
        backlog.pendingOperations = Operations(100);
        backlog.layers = {BacklogLayer{from + "-c", Transport::tcp, BytesPerSecond(gigabyte),
                                       Iops(100'000), seconds(1), 0, BytesPerSecond(0)}};
        add(std::move(backlog));
    }
    void placeEverything()
    {
        add(PlanAtWatermark{scheduler.lastIndex()});
        while (!refused && !scheduler.state().gangs().empty()) {
            const Digest planId = scheduler.state().gangs().begin()->first;
            add(GangPrepared{planId, gangTasksDigest(scheduler.state(), planId)});
            add(GangCommitted{planId});
        }
    }
    [[nodiscard]] bool write(const QString& path) const
    {
        auto journal = Journal::create(path.toStdString());
        return !refused && journal && journal->append(entries).has_value() &&
               journal->sync().has_value();
    }
};

VolumeDescription volumeOf(const std::string& id, const std::string& home, const std::string& group)
{
    VolumeDescription volume;
    volume.id = id;
    volume.home = home;
    volume.recoveryGroup = group;
    volume.bytes = Bytes(10'000 * gigabyte);
    volume.steadyIops = Iops(1'000);
    volume.minimumRecoveryIops = Iops(1'000);
    volume.copies = 2;
    volume.rto = seconds(600);
    volume.latest = Operations(1'000);
    return volume;
}

PutApplication applicationOf(const std::string& id, const std::string& home,
                             std::vector<VolumeDescription> volumes)
{
    PutApplication application;
    application.id = id;
    application.entity = "e";
    application.home = home;
    application.impact = Impact{CostRate(1'000'000), UnitCost(1'000'000), UnitCost(1'000'000)};
    application.volumes = std::move(volumes);
    return application;
}

// Volume v1 of a and v2 of b are one group with replicas in c; w stands in front of v2.
bool writeEstate(const QString& path)
{
    Log log;
    log.add(OpenEstate{EstateSource{EstateOrigin::empty, 0, "", AdmissionMode::hybrid}});
    for (const char* region : regions)
        log.addRegion(region);
    log.add(PutEntity{"e", 1, {std::begin(regions), std::end(regions)}});
    log.add(applicationOf("other", "b", {volumeOf("w", "b", "")}));
    log.add(applicationOf("app", "a", {volumeOf("v1", "a", "g"), volumeOf("v2", "b", "g")}));
    log.placeEverything();
    log.addBacklog("v1", "a");
    log.addBacklog("v2", "b");
    return log.write(path);
}

}  // namespace

class GangCutsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void theMembersAreThoseOfTheGroup();
};

void GangCutsTest::theMembersAreThoseOfTheGroup()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("two.journal"));
    QVERIFY(writeEstate(path));
    DeskFixture desk;
    QVERIFY(desk.session->openJournal(path, {}));
    desk.changes()->execution()->setStepInterval(0);
    const QString proposal = desk.proposeLossOf({QStringLiteral("a"), QStringLiteral("b")});
    QVERIFY(!proposal.isEmpty());
    const QString lost = desk.change(proposal, ChangesModel::LostOperationsTextRole).toString();
    desk.session->setOperatorName(QStringLiteral("grace"));
    QSignalSpy ended(desk.changes()->execution(), &ExecutionModel::ended);
    QVERIFY(desk.changes()->approve(proposal));
    QVERIFY(desk.changes()->commit(proposal, lost));
    QVERIFY(ended.count() > 0 || ended.wait());

    CutListModel* cuts = desk.session->cuts();
    CutMemberTable* members = cuts->members();
    const auto testers = testersOf({members});
    QCOMPARE(cuts->count(), 1);
    QVERIFY(cuts->index(0).data(CutListModel::GangRole).toBool());
    cuts->setShown(cuts->index(0).data(CutListModel::OperationRole).toString());
    QCOMPARE(members->total(), 0);  // nothing is looked up before somebody looks
    members->setActive(true);
    QTRY_COMPARE(members->total(), 2);
    QCOMPARE(members->problem(), QString());
    QVERIFY2(members->summaryText().endsWith(QStringLiteral(" of group g")),
             qPrintable(members->summaryText()));
    const auto cell = [members](int row, CutMemberTable::Column column) {
        return members->index(row, column).data().toString();
    };
    for (int row = 0; row < 2; ++row) {
        QCOMPARE(cell(row, CutMemberTable::VolumeColumn), QStringLiteral("v%1").arg(row + 1));
        // Where it lands: in a shard that takes part.
        QCOMPARE(cell(row, CutMemberTable::RegionColumn), QStringLiteral("c"));
        QVERIFY(cell(row, CutMemberTable::WhyColumn).contains(QStringLiteral("group g")));
    }

    // Of an operation that no proposal carries out only the shards are known.
    members->show(QString(64, QLatin1Char('0')), true);
    QTRY_VERIFY(!members->problem().isEmpty());
    QCOMPARE(members->total(), 0);

    // An earlier moment has who declared it and when, and now has everything again.
    const auto texts = [cuts] {
        QStringList said;
        for (const int role : {CutListModel::DeclaredTextRole, CutListModel::DecidedTextRole,
                               CutListModel::EndedTextRole})
            said << cuts->index(0).data(role).toString();
        return said;
    };
    const QStringList now = texts();
    QVERIFY(!now.front().isEmpty());
    QVERIFY(desk.lookBack(desk.session->presentIndex() - 1));
    QCOMPARE(cuts->count(), 1);
    QCOMPARE(texts().front(), now.front());
    desk.session->backToNow();
    QCOMPARE(texts(), now);
}

QTEST_MAIN(GangCutsTest)
#include "tst_gang_cuts.moc"
