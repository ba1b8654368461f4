// The keyboard comes by everything there is, also beyond the first look of each room: the region's
// page, cuts, an incident, a sweep with rows, a draft of the rules, what floats over the rooms. At
// 1280x800, and at 1280x720 with everything twice as large.
#include "models/cut_list_model.h"
#include "models/incident_session.h"
#include "models/preferences.h"
#include "models/region_adjacency_model.h"
#include "models/rules_session.h"
#include "models/sweep_session.h"
#include "tests/qml/tab_stops.h"

namespace {

constexpr int longWait = 60'000;

enum State {
    regionFigures,
    regionExport,
    regionRelations,
    regionHosts,
    regionFlows,
    regionShards,
    planOfALoss,
    proposal,
    cuts,
    incident,
    sweepRows,
    rulesDraft
};
struct Name {
    State state;
    const char* name;
};
constexpr Name names[] = {{regionFigures, "region, figures"},
                          {regionExport, "region, export"},
                          {regionRelations, "region, relationships"},
                          {regionHosts, "region's page, hosts"},
                          {regionFlows, "region's page, flows"},
                          {regionShards, "region's page, shards"},
                          {planOfALoss, "plan of a loss"},
                          {proposal, "proposal"},
                          {cuts, "cuts"},
                          {incident, "incident"},
                          {sweepRows, "sweep with rows"},
                          {rulesDraft, "draft of the rules"}};

}  // namespace

class ReachTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void everyStateIsReached_data();
    void everyStateIsReached();
    void everySheetIsReached_data() { scales(); }
    void everySheetIsReached();
    void theExceptionsAreReached_data() { scales(); }
    void theExceptionsAreReached();
    void thePaletteIsReached_data() { scales(); }
    void thePaletteIsReached();
    void theMenuOfATableIsReached();

private:
    static void scales()
    {
        QTest::addColumn<qreal>("scale");
        QTest::newRow("100 %") << qreal(1);
        QTest::newRow("200 %") << qreal(2);
    }
    void open(qreal scale);
    [[nodiscard]] bool take(State state);
    [[nodiscard]] bool takeSession(State state);
    [[nodiscard]] QList<QObject*> sheets() const;
    [[nodiscard]] QStringList problemsOf(QObject& sheet) const;
    [[nodiscard]] QQuickWindow* window() const { return m_console->shell->window(); }
    [[nodiscard]] Sight sight() const { return Sight(window()); }
    [[nodiscard]] bool goTo(int room) const
    {
        m_console->press(Qt::Key_1 + room, Qt::ControlModifier);
        return QTest::qWaitFor([this, room] { return window()->property("room") == room; });
    }
    template <typename Kind>
    [[nodiscard]] Kind* within() const
    {
        return window()->findChild<Kind*>();
    }
    // What floats and is open: popups are no items themselves.
    [[nodiscard]] static QQuickItem* itemOf(const QObject& popup)
    {
        const auto* content = popup.property("contentItem").value<QQuickItem*>();
        return content == nullptr ? nullptr : content->parentItem();
    }
    [[nodiscard]] static bool isInWindow(const QQuickItem* item)
    {
        return item != nullptr && item->window() != nullptr;
    }
    [[nodiscard]] static bool isOpen(const QObject& popup)
    {
        return popup.property("opened").toBool();
    }

    std::unique_ptr<ConsoleWindow> m_console;
};

void ReachTest::cleanup()
{
    m_console.reset();
    Preferences::instance()->setScale(1);
}

void ReachTest::open(qreal scale)
{
    QAccessible::setActive(true);
    m_console = std::make_unique<ConsoleWindow>();
    Preferences::instance()->setScale(scale);
    QVERIFY(m_console->open());
    window()->resize(1280, scale > 1 ? 720 : 800);
    QVERIFY(sight().settle());
}

bool ReachTest::take(State state)
{
    switch (state) {
    case regionFigures:
    case regionExport:
    case regionRelations:
    case regionHosts:
    case regionFlows:
    case regionShards:
        m_console->shell->showRegion(QStringLiteral("r017"), state - regionFigures);
        // The directory is read in slices when it is first looked at.
        return state != regionRelations || QTest::qWaitFor([this] {
                   const auto* relations = window()->findChild<RegionAdjacencyModel*>();
                   return relations != nullptr && !relations->loading() && relations->count() > 0;
               });
    case planOfALoss:
        m_console->shell->openLink(QStringLiteral("#/plan?fail=r017"));
        return m_console->desk.plan()->hasPreview();
    case proposal:
        return !m_console->desk.proposeLossOf({QStringLiteral("r017")}).isEmpty() && goTo(4);
    default: return takeSession(state);
    }
}

bool ReachTest::takeSession(State state)
{
    Session* session = m_console->desk.session.get();
    if (state == cuts) {
        CutDraft* draft = session->cuts()->draft();
        draft->begin({QStringLiteral("r017")});
        if (!previewed(draft) || !draft->declare())
            return false;
        m_console->shell->showCuts();
        return true;
    }
    if (state == incident) {
        auto* running = within<IncidentSession>();
        return running != nullptr && running->begin(QStringLiteral("Power lost in the east")) &&
               running->reportLoss(QStringLiteral("r017 r018"), QString()) && goTo(1);
    }
    if (state == sweepRows) {
        auto* sweep = within<SweepSession>();
        return sweep != nullptr && goTo(2) && sweep->start() &&
               QTest::qWaitFor([sweep] { return sweep->finished(); }, longWait);
    }
    auto* rules = within<RulesSession>();
    return rules != nullptr && goTo(3) && rules->begin(QStringLiteral("mine"));
}

void ReachTest::everyStateIsReached_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<qreal>("scale");
    for (const Name& state : names) {
        QTest::addRow("%s, 100 %%", state.name) << int(state.state) << qreal(1);
        QTest::addRow("%s, 200 %%", state.name) << int(state.state) << qreal(2);
    }
}

void ReachTest::everyStateIsReached()
{
    QFETCH(int, state);
    QFETCH(qreal, scale);
    open(scale);
    QVERIFY(take(static_cast<State>(state)));
    QVERIFY(sight().settle());
    const TabRound round = tabRound(*m_console);
    QCOMPARE(round.problems, QStringList());
    const QStringList missed = notReached(*window()->contentItem(), round.reached);
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QLatin1Char('\n'))));
    QCOMPARE(m_console->shell->warnings(), QStringList());
}

// Of those that can be opened now; what lies in a drawer can once the drawer was opened.
QList<QObject*> ReachTest::sheets() const
{
    QList<QObject*> sheets;
    const QList<QObject*> everything = window()->findChildren<QObject*>();
    for (QObject* object : everything) {
        if (object->inherits("QQuickPopup") && object->property("preferredWidth").isValid() &&
            isInWindow(object->property("parent").value<QQuickItem*>()))
            sheets.append(object);
    }
    return sheets;
}

// Whatever a sheet is about, it opens, and Tab goes round in it.
QStringList ReachTest::problemsOf(QObject& sheet) const
{
    QStringList problems;
    // A sheet that asks about a proposal has no words until it is given one.
    if (sheet.property("effect").isValid() && sheet.property("effect").toString().isEmpty())
        sheet.setProperty("effect", QStringLiteral("Commit 1 group"));
    QMetaObject::invokeMethod(&sheet, "open");
    if (!QTest::qWaitFor([&sheet] { return isOpen(sheet); }) || !sight().settle() ||
        itemOf(sheet) == nullptr)
        return {QStringLiteral("does not open")};
    const TabRound round = tabRound(*m_console);
    QQuickItem* item = itemOf(sheet);
    for (QQuickItem* stop : round.reached) {
        if (!item->isAncestorOf(stop))
            problems << QStringLiteral("Tab leaves it");
    }
    problems << round.problems << notReached(*item, round.reached);
    QMetaObject::invokeMethod(&sheet, "close");
    if (!QTest::qWaitFor([&sheet] { return !sheet.property("visible").toBool(); }))
        problems << QStringLiteral("stays open");
    const QString title = sheet.property("title").toString() + QStringLiteral(": ");
    for (QString& problem : problems)
        problem.prepend(title);
    return problems;
}

void ReachTest::everySheetIsReached()
{
    QFETCH(qreal, scale);
    open(scale);
    QVERIFY(take(proposal));
    const QList<QObject*> found = sheets();
    QVERIFY(found.size() >= 20);
    QStringList problems;
    for (QObject* sheet : found)
        problems << problemsOf(*sheet);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
}

void ReachTest::theExceptionsAreReached()
{
    QFETCH(qreal, scale);
    open(scale);
    // There is something to list.
    Desk& desk = m_console->desk.session->desk();
    QVERIFY(desk.workspace().changeSite("ada", "s0034", false, desk.now()).has_value());
    desk.noteEvents();
    const QList<QObject*> before = sheets();
    m_console->press(Qt::Key_E, Qt::ControlModifier);
    QObject* drawer = nullptr;
    const QList<QObject*> everything = window()->findChildren<QObject*>();
    for (QObject* object : everything) {
        if (object->inherits("QQuickPopup") &&
            QString::fromLatin1(object->metaObject()->className()).startsWith(
                QLatin1String("ExceptionsDrawer")))
            drawer = object;
    }
    QVERIFY(drawer != nullptr);
    QTRY_VERIFY(isOpen(*drawer));
    QVERIFY(sight().settle());
    QVERIFY(sight().named(QStringLiteral("Exceptions, most severe first")) != nullptr);
    const TabRound round = tabRound(*m_console);
    QCOMPARE(round.problems, QStringList());
    QCOMPARE(notReached(*itemOf(*drawer), round.reached), QStringList());
    // Its own sheets stand over it.
    int own = 0;
    QStringList problems;
    const QList<QObject*> found = sheets();
    for (QObject* sheet : found) {
        if (before.contains(sheet))
            continue;
        ++own;
        problems << problemsOf(*sheet);
    }
    QVERIFY(own >= 3);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    m_console->press(Qt::Key_Escape);
    QTRY_VERIFY(!drawer->property("visible").toBool());
}

// The last action is in sight once the arrows have come to it.
void ReachTest::thePaletteIsReached()
{
    QFETCH(qreal, scale);
    open(scale);
    m_console->press(Qt::Key_K, Qt::ControlModifier);
    QQuickItem* list = nullptr;
    QTRY_VERIFY((list = sight().named(QStringLiteral("Matching actions"))) != nullptr);
    const int count = list->property("count").toInt();
    QVERIFY(count > 20);
    for (int row = 1; row < count; ++row)
        m_console->press(Qt::Key_Down);
    QCOMPARE(list->property("currentIndex").toInt(), count - 1);
    QVERIFY(sight().settle());
    const auto* last = list->property("currentItem").value<QQuickItem*>();
    QVERIFY(last != nullptr);
    QVERIFY2(isWhole(*last, sight().inSight(last)), "the last action is cut off");
    m_console->press(Qt::Key_Escape);
}

void ReachTest::theMenuOfATableIsReached()
{
    open(1);
    QVERIFY(goTo(6));
    QVERIFY(m_console->tabTo(QStringLiteral("Exports of the regions")));
    m_console->press(Qt::Key_F10, Qt::ShiftModifier);
    QObject* menu = nullptr;
    QTRY_VERIFY(([this, &menu] {
        const QList<QObject*> everything = window()->findChildren<QObject*>();
        for (QObject* object : everything) {
            if (object->inherits("QQuickMenu") && isOpen(*object))
                menu = object;
        }
        return menu != nullptr;
    }()));
    const int count = menu->property("count").toInt();
    QVERIFY(count > 6);
    QSet<int> passed;
    for (int step = 0; step < count; ++step) {
        m_console->press(Qt::Key_Down);
        passed.insert(menu->property("currentIndex").toInt());
    }
    for (int at = 0; at < count; ++at) {
        QQuickItem* entry = nullptr;
        QMetaObject::invokeMethod(menu, "itemAt", Q_RETURN_ARG(QQuickItem*, entry), Q_ARG(int, at));
        QVERIFY(entry != nullptr);
        // Lines between entries are passed over, and so is what can't be done now.
        if (!entry->inherits("QQuickMenuItem") || !entry->isEnabled())
            continue;
        QVERIFY2(passed.contains(at), qPrintable(Sight::nameOf(entry)));
        QVERIFY(!Sight::nameOf(entry).isEmpty());
    }
    m_console->press(Qt::Key_Escape);
    QTRY_VERIFY(!menu->property("visible").toBool());
}

QTEST_MAIN(ReachTest)
#include "tst_keyboard_reach.moc"
