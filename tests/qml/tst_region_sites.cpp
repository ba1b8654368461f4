// A region's sites, and what it published before: the figures are those of the engine's state, and
// a site leads to its hosts and to the plan of its loss.
#include <QGuiApplication>
#include <QQmlExtensionPlugin>
#include <algorithm>
#include <set>

#include "engine/text/format.h"
#include "models/export_history_table.h"
#include "models/host_table.h"
#include "models/loss_obstacle.h"
#include "models/site_table.h"
#include "models/words.h"
#include "tests/qml/console_window.h"
#include "tests/qml/region_tables.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

using namespace estate;

namespace {

// The site at this place of r017.
std::string siteOf(const DeskFixture& desk, std::size_t place)
{
    const EstateState& state = desk.session->desk().state();
    return state.catalog().site(state.region(r017).sites[place].site).id;
}

bool changeSite(const DeskFixture& desk, const std::string& site, bool online)
{
    Desk& inner = desk.session->desk();
    const bool changed =
        inner.workspace().changeSite("ada", site, online, inner.now()).has_value();
    inner.noteEvents();
    return changed;
}

}  // namespace

class RegionSitesTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void sitesAddUpToTheirRegion();
    void aLostSiteSaysSo();
    void hostsOfOneSite();
    void theHistoryTellsWhatChanged();
    void gapsOfTheHistoryAreMarked();
    void aSiteLeadsToItsHostsAndToItsLoss();
    void theHistoryIsAViewOfThePage();
};

void RegionSitesTest::sitesAddUpToTheirRegion()
{
    DeskFixture desk;
    SiteTable sites;
    const auto testers = testersOf({&sites});
    sites.setSession(desk.session.get());
    sites.setRegionId(QStringLiteral("r017"));
    QCOMPARE(sites.total(), 0);  // nobody looks yet
    sites.setActive(true);
    const EstateState& state = desk.session->desk().state();
    const Catalog& catalog = state.catalog();
    const RegionState& region = state.region(r017);
    QCOMPARE(sites.total(), static_cast<int>(region.sites.size()));
    for (int row = 0; row < sites.count(); ++row) {
        const SiteState& site = region.sites[static_cast<std::size_t>(row)];
        Bytes used;
        Iops usedIops;
        std::uint64_t hosts = 0;
        std::uint64_t concrete = 0;
        for (const HostState& host : region.hosts) {
            if (catalog.host(host.host).site != site.site)
                continue;
            used += host.used;
            hosts += 1;
            concrete += catalog.host(host.host).weight;
            for (std::uint32_t lane = 0; lane < host.laneCount; ++lane)
                usedIops += region.lanes[host.firstLane + lane].used;
        }
        std::set<std::uint32_t> volumes;
        std::uint64_t concreteVolumes = 0;
        for (const VolumeState& volume : region.volumes)
            for (const Leg& leg : volume.legs)
                if (catalog.host(region.hosts[leg.host].host).site == site.site &&
                    volumes.insert(volume.volume.value).second)
                    concreteVolumes += catalog.volume(volume.volume).weight;
        const auto whole = [](std::uint64_t number) {
            const QString text = toText(formatCount(number));
            return QStringLiteral("%1 of %1").arg(text);
        };
        QCOMPARE(cell(sites, row, SiteTable::SiteColumn), toText(catalog.site(site.site).id));
        QCOMPARE(cell(sites, row, SiteTable::StateColumn), QStringLiteral("online"));
        QCOMPARE(cell(sites, row, SiteTable::HostsColumn), whole(hosts));
        QCOMPARE(cell(sites, row, SiteTable::ConcreteHostsColumn), whole(concrete));
        QCOMPARE(cell(sites, row, SiteTable::UsedColumn), toText(formatBytes(used.value)));
        QCOMPARE(cell(sites, row, SiteTable::UsedIopsColumn), toText(formatIops(usedIops.value)));
        QCOMPARE(cell(sites, row, SiteTable::VolumesColumn), toText(formatCount(volumes.size())));
        QCOMPARE(cell(sites, row, SiteTable::ConcreteVolumesColumn),
                 toText(formatCount(concreteVolumes)));
    }
    // As every table: filtered, and copied for other programs.
    sites.setFilter(QStringLiteral("site:") + toText(siteOf(desk, 1)));
    QCOMPARE(sites.count(), 1);
    QVERIFY(sites.asCsv().contains(toText(siteOf(desk, 1))));
    QVERIFY(!sites.asCsv().contains(toText(siteOf(desk, 0))));
}

void RegionSitesTest::aLostSiteSaysSo()
{
    DeskFixture desk;
    SiteTable sites;
    look(sites, desk, QStringLiteral("r017"));
    LossObstacle obstacle;
    obstacle.setSession(desk.session.get());
    obstacle.setIds({toText(siteOf(desk, 0))});
    QCOMPARE(obstacle.text(), QString());
    QVERIFY(changeSite(desk, siteOf(desk, 0), false));
    QVERIFY(cell(sites, 0, SiteTable::StateColumn).startsWith(QStringLiteral("offline since")));
    QVERIFY(cell(sites, 0, SiteTable::HostsColumn).startsWith(QStringLiteral("0 of")));
    QCOMPARE(sites.data(sites.index(0, SiteTable::StateColumn), TableModel::GlyphRole).toString(),
             QStringLiteral("offline"));
    QCOMPARE(cell(sites, 1, SiteTable::StateColumn), QStringLiteral("online"));
    QVERIFY(sites.summaryText().startsWith(QStringLiteral("1 of 2")));
    QVERIFY(obstacle.text().contains(QStringLiteral("offline already")));
    obstacle.setIds({toText(siteOf(desk, 1))});
    QCOMPARE(obstacle.text(), QString());
}

void RegionSitesTest::hostsOfOneSite()
{
    DeskFixture desk;
    HostTable hosts;
    const auto testers = testersOf({&hosts});
    const QString second = toText(siteOf(desk, 1));
    // Asked for before anybody looks, as the list of sites does it.
    hosts.setSite(second);
    look(hosts, desk, QStringLiteral("r017"));
    QVERIFY(hosts.count() > 0 && hosts.count() < hosts.total());
    QCOMPARE(rowsWith(hosts, HostTable::SiteColumn, second), hosts.count());
    QVERIFY(hosts.rowOf(hosts.chosenItem()) >= 0);
    hosts.setSite(QString());
    QCOMPARE(hosts.count(), hosts.total());
    hosts.setSite(second);
    // Another region has other sites.
    hosts.setRegionId(QStringLiteral("r018"));
    QCOMPARE(hosts.site(), QString());
    QCOMPARE(hosts.count(), hosts.total());
}

void RegionSitesTest::theHistoryTellsWhatChanged()
{
    DeskFixture desk;
    ExportHistoryTable history;
    const auto testers = testersOf({&history});
    look(history, desk, QStringLiteral("r017"));
    QCOMPARE(history.total(), 1);
    QCOMPARE(cell(history, 0, ExportHistoryTable::GenerationColumn), QStringLiteral("1"));
    QCOMPARE(cell(history, 0, ExportHistoryTable::RecordColumn), QStringLiteral("1"));
    QCOMPARE(cell(history, 0, ExportHistoryTable::ChangedColumn),
             QStringLiteral("the first export"));
    QVERIFY(changeSite(desk, siteOf(desk, 0), false));
    QVERIFY(changeSite(desk, siteOf(desk, 0), true));
    QCOMPARE(history.total(), 3);
    // Newest first.
    QCOMPARE(cell(history, 0, ExportHistoryTable::GenerationColumn), QStringLiteral("3"));
    QVERIFY(cell(history, 0, ExportHistoryTable::ChangedColumn)
                .contains(QStringLiteral("sites online: 1 → 2")));
    QVERIFY(cell(history, 1, ExportHistoryTable::ChangedColumn)
                .contains(QStringLiteral("sites online: 2 → 1")));
    QCOMPARE(cell(history, 0, ExportHistoryTable::RecordColumn),
             toText(formatCount(desk.session->desk().state().index())));
    QCOMPARE(cell(history, 1, ExportHistoryTable::SeenColumn), QStringLiteral("as published"));
    history.toggleOrder(ExportHistoryTable::GenerationColumn);
    QCOMPARE(cell(history, 0, ExportHistoryTable::GenerationColumn), QStringLiteral("1"));
}

// Of a batch of events only the last generation is taken; and only so many are kept.
void RegionSitesTest::gapsOfTheHistoryAreMarked()
{
    DeskFixture desk;
    ExportHistoryTable history;
    look(history, desk, QStringLiteral("r017"));
    Desk& inner = desk.session->desk();
    for (const bool online : {false, true, false})
        QVERIFY(inner.workspace().changeSite("ada", siteOf(desk, 0), online, inner.now())
                    .has_value());
    inner.noteEvents();
    QCOMPARE(history.total(), 4);
    QCOMPARE(cell(history, 0, ExportHistoryTable::SeenColumn), QStringLiteral("as published"));
    QCOMPARE(rowsWith(history, ExportHistoryTable::SeenColumn, QStringLiteral("passed over")), 2);
    QVERIFY(history.summaryText().endsWith(QStringLiteral("2 passed over")));

    bool online = true;
    for (std::size_t flips = 0; flips < exportHistoryMax; ++flips, online = !online)
        QVERIFY(inner.workspace().changeSite("ada", siteOf(desk, 0), online, inner.now())
                    .has_value());
    inner.noteEvents();
    QCOMPARE(history.total(), static_cast<int>(exportHistoryMax) + 1);
    const int last = history.total() - 1;
    QCOMPARE(cell(history, last, ExportHistoryTable::GenerationColumn), QStringLiteral("1 to 4"));
    QCOMPARE(cell(history, last, ExportHistoryTable::ChangedColumn),
             QStringLiteral("not kept here"));
    QCOMPARE(cell(history, last - 1, ExportHistoryTable::ChangedColumn),
             QStringLiteral("unknown: the one before is not kept"));
}

void RegionSitesTest::aSiteLeadsToItsHostsAndToItsLoss()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    window.press(Qt::Key_1, Qt::ControlModifier);
    window.typeInto("r017");
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Hosts of r017"));
    QVERIFY(window.tabTo(QStringLiteral("Show of the region's page")));
    window.press(Qt::Key_Left);
    const QString label = QStringLiteral("Sites of r017, Enter shows the hosts of one");
    QVERIFY(window.tabTo(label));
    const auto* sites = window.shell->window()->findChild<SiteTable*>();
    QVERIFY(sites != nullptr && sites->total() > 1);
    window.press(Qt::Key_Down);
    const QString chosen = sites->chosenId();
    QCOMPARE(chosen, toText(siteOf(window.desk, 1)));
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Hosts of r017"));
    const auto* hosts = window.shell->window()->findChild<HostTable*>();
    QCOMPARE(hosts->site(), chosen);
    QCOMPARE(rowsWith(*hosts, HostTable::SiteColumn, chosen), hosts->count());

    QVERIFY(window.tabTo(QStringLiteral("Show of the region's page")));
    window.press(Qt::Key_Left);
    QVERIFY(window.tabTo(QStringLiteral("Fail site %1 in Plan").arg(chosen)));
    window.press(Qt::Key_Space);
    QTRY_COMPARE(window.desk.plan()->failureIds(), QStringList{chosen});
    QCOMPARE(window.shell->warnings(), QStringList());
}

void RegionSitesTest::theHistoryIsAViewOfThePage()
{
    ConsoleWindow window;
    QVERIFY(window.open());
    window.press(Qt::Key_1, Qt::ControlModifier);
    window.typeInto("r017");
    window.press(Qt::Key_K, Qt::ControlModifier);
    window.typeInto("published before");
    window.press(Qt::Key_Return);
    QTRY_COMPARE(window.focusLabel(), QStringLiteral("Generations of r017, newest first"));
    const auto* history = window.shell->window()->findChild<ExportHistoryTable*>();
    QVERIFY(history != nullptr);
    QCOMPARE(history->total(), 1);
    QCOMPARE(window.shell->warnings(), QStringList());
}

QTEST_MAIN(RegionSitesTest)
#include "tst_region_sites.moc"
