// Pinned losses are one list for rooms Rules and Sweep; what they used to keep apart is taken over.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "models/preferences.h"
#include "models/rules_session.h"
#include "models/sweep_pin_model.h"
#include "models/words.h"
#include "tests/qml/desk_fixture.h"

using namespace estate;

namespace {

const QString oldRulesKey = QStringLiteral("rules/pinnedFailureSets");

QStringList named(std::initializer_list<const char*> names)
{
    QStringList ids;
    for (const char* name : names)
        ids << QString::fromLatin1(name);
    return ids;
}

// By which the pins of an estate are kept.
QString beginningOf(const DeskFixture& desk)
{
    Digest beginning;
    static_cast<void>(desk.session->desk().workspace().journal().read(
        1, 1, [&beginning](const JournalRecord& record) {
            beginning = record.hash;
            return false;
        }));
    return toText(beginning.hex());
}

}  // namespace

class PinsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void bothRoomsShowOneList();
    void aPinMayNameSitesAndHosts();
    void pinsAreComparedWithTheResultTheyHad();
    void oldListsAreTakenOverOnce();
    void aPinWithoutNumbersIsPlannedAnew();
    void aPinHasAName();
};

// Preferences are one object for the whole program: every test begins without a pin.
void PinsTest::init()
{
    Preferences::instance()->remove(oldRulesKey);
    DeskFixture desk;
    while (!desk.session->pinned()->all().empty())
        desk.session->pinned()->unpin(0);
}

void PinsTest::bothRoomsShowOneList()
{
    DeskFixture desk;
    SweepPinModel sweep;
    RulesSession rules;
    rules.setSession(desk.session.get());
    rules.setActive(true);
    sweep.setSession(desk.session.get());
    const auto testers = testersOf({&sweep, rules.pins()});
    QVERIFY(sweep.pin(named({"r017"})));
    QCOMPARE(rules.pins()->count(), 1);
    QVERIFY(rules.pins()->pin(QStringLiteral("R101 r100")));
    QCOMPARE(sweep.count(), 2);
    QCOMPARE(sweep.idsAt(1), named({"r100", "r101"}));
    QVERIFY(!rules.pins()->pin(QStringLiteral("r100, r101")));  // in whatever order and spelling
    QVERIFY(!sweep.pin(named({"r101", "r100"})));
    QTRY_VERIFY(!sweep.running());
    QTRY_VERIFY(!rules.pins()->working());
    QCOMPARE(sweep.index(1, SweepPinModel::VerdictColumn).data().toString(),
             QStringLiteral("same"));
    sweep.unpin(0);
    QCOMPARE(rules.pins()->count(), 1);
    QCOMPARE(rules.pins()->idsAt(0), named({"r100", "r101"}));
    rules.pins()->unpin(0);
    QCOMPARE(sweep.count(), 0);
}

void PinsTest::aPinMayNameSitesAndHosts()
{
    DeskFixture desk;
    const Catalog& catalog = desk.session->desk().catalog();
    const QStringList ids{QStringLiteral("r017"), toText(catalog.sites.back().id),
                          toText(catalog.hosts.back().id)};
    QVERIFY(desk.session->pinned()->pin(ids));
    const PinnedSets::Pin& pin = desk.session->pinned()->all().front();
    QCOMPARE(pin.ids, ids);
    QVERIFY(pin.then.has_value());
    desk.plan()->setFailureIds(ids);
    QVERIFY(desk.plan()->run());
    QCOMPARE(pin.then->cost.microunits, desk.plan()->preview()->summary.total().microunits);
    QVERIFY(!desk.session->pinned()->pin(named({"h"})));
    QCOMPARE(desk.session->pinned()->all().size(), std::size_t{1});
}

void PinsTest::pinsAreComparedWithTheResultTheyHad()
{
    DeskFixture desk;
    SweepPinModel sweep;
    sweep.setSession(desk.session.get());
    QVERIFY(sweep.pin(named({"r017"})));
    const auto then = desk.session->pinned()->all().front().then;
    desk.plan()->setFailureIds(named({"r017"}));
    QVERIFY(desk.plan()->run());
    const GroupDecision& first = desk.plan()->preview()->plan.groups.front();
    QVERIFY(first.destination.valid());
    QVERIFY(desk.session->desk()
                .workspace()
                .changeRegion("ada", desk.session->desk().catalog().region(first.destination).id,
                              RegionChange::offline, desk.session->desk().now())
                .has_value());
    desk.session->desk().noteEvents();
    QTRY_COMPARE(sweep.worseCount(), 1);
    QVERIFY(then == desk.session->pinned()->all().front().then);
    sweep.acceptNow(0);
    QCOMPARE(sweep.worseCount(), 0);
}

void PinsTest::oldListsAreTakenOverOnce()
{
    Preferences* preferences = Preferences::instance();
    QString beginning;
    {
        DeskFixture desk;
        beginning = beginningOf(desk);
    }
    const QString oldSweepKey = QStringLiteral("sweep/pins/") + beginning;
    const QJsonObject pinned{{QStringLiteral("ids"), QJsonArray{QStringLiteral("r017")}},
                             {QStringLiteral("missedRto"), QStringLiteral("1")},
                             {QStringLiteral("held"), QStringLiteral("2")},
                             {QStringLiteral("capacityShort"), QStringLiteral("3")},
                             {QStringLiteral("cost"), QStringLiteral("4000000")},
                             {QStringLiteral("index"), QStringLiteral("5")},
                             {QStringLiteral("at"), QStringLiteral("6")}};
    preferences->setValue(oldSweepKey, QJsonDocument(QJsonArray{pinned}).toJson());
    preferences->setValue(oldRulesKey, named({"r017", "r100, r101", "us-east-1"}));
    {
        DeskFixture desk;
        const auto& pins = desk.session->pinned()->all();
        QCOMPARE(pins.size(), std::size_t{2});
        QCOMPARE(pins[0].ids, named({"r017"}));
        QCOMPARE(pins[0].then->capacityShort, std::uint64_t{3});
        QCOMPARE(pins[0].index, std::uint64_t{5});
        QCOMPARE(pins[1].ids, named({"r100", "r101"}));
        QTRY_VERIFY(desk.session->pinned()->all()[1].then.has_value());
        // What another estate has the ids of waits for it.
        QCOMPARE(preferences->value(oldRulesKey, {}).toStringList(), named({"us-east-1"}));
        QVERIFY(!preferences->value(oldSweepKey, {}).isValid());
    }
    DeskFixture again;
    QCOMPARE(again.session->pinned()->all().size(), std::size_t{2});
    EstateSource fourRegions;
    fourRegions.origin = EstateOrigin::fourRegion;
    DeskFixture other(fourRegions);
    QCOMPARE(other.session->pinned()->all().size(), std::size_t{1});
    QVERIFY(!preferences->value(oldRulesKey, {}).isValid());
    other.session->pinned()->unpin(0);
    DeskFixture otherAgain(fourRegions);
    QVERIFY(otherAgain.session->pinned()->all().empty());
}

void PinsTest::aPinWithoutNumbersIsPlannedAnew()
{
    QString beginning;
    {
        DeskFixture desk;
        beginning = beginningOf(desk);
    }
    Preferences::instance()->setValue(
        QStringLiteral("pins/") + beginning,
        QByteArrayLiteral("[{\"ids\":[\"r300\"],\"cost\":\"much\"}]"));
    DeskFixture desk;
    QCOMPARE(desk.session->pinned()->all().size(), std::size_t{1});
    QVERIFY(!desk.session->pinned()->all().front().then.has_value());
    QTRY_VERIFY(desk.session->pinned()->all().front().then.has_value());
    QVERIFY(desk.session->pinned()->all().front().then ==
            desk.session->pinned()->all().front().now);
}

void PinsTest::aPinHasAName()
{
    {
        DeskFixture desk;
        SweepPinModel sweep;
        sweep.setSession(desk.session.get());
        QVERIFY(sweep.pinAs(named({"r018", "r017"}), QStringLiteral("  the  coast ")));
        QCOMPARE(sweep.index(0, SweepPinModel::NameColumn).data().toString(),
                 QStringLiteral("the coast"));
        QCOMPARE(sweep.labelAt(0), QStringLiteral("the coast: r017, r018"));
        // Pinned again it is called otherwise; without a name it stays what it is.
        QVERIFY(sweep.pinAs(named({"r017", "r018"}), QStringLiteral("both coasts")));
        QVERIFY(!sweep.pin(named({"r017", "r018"})));
        QCOMPARE(sweep.count(), 1);
        RulesSession rules;
        rules.setSession(desk.session.get());
        QCOMPARE(rules.pins()->index(0, RulePinTable::LossColumn).data().toString(),
                 QStringLiteral("both coasts"));
        QCOMPARE(rules.pins()->exactAt(0, RulePinTable::LossColumn),
                 QStringLiteral("both coasts: r017, r018"));
        QVERIFY(sweep.pin(named({"r100"})));
        QCOMPARE(sweep.labelAt(1), QStringLiteral("r100"));
    }
    DeskFixture again;
    SweepPinModel sweep;
    sweep.setSession(again.session.get());
    QCOMPARE(sweep.nameOf(named({"r018", "r017"})), QStringLiteral("both coasts"));
    QCOMPARE(sweep.nameOf(named({"r100"})), QString());
}

QTEST_MAIN(PinsTest)
#include "tst_pins.moc"
