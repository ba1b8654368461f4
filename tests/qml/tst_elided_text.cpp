// Nothing is cut off without a tip: whatever does not fit is told under the pointer, and of the row
// or control in focus.
#include "models/elided_text.h"
#include "models/preferences.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

enum Room { estateRoom, planRoom, sweepRoom, rulesRoom, changesRoom, journalRoom, sourcesRoom };

namespace {

bool tellsItself(const QQuickItem* item)
{
    for (; item != nullptr; item = item->parentItem()) {
        if (item->property("tellsItself").toBool())
            return true;
    }
    return false;
}

void gatherCut(const Sight& sight, QQuickItem* item, QList<QQuickItem*>& texts)
{
    if (!item->isVisible() || item->opacity() == 0)
        return;
    if (ElidedText::isElided(*item) && !tellsItself(item) && !sight.inSight(item).isEmpty())
        texts.append(item);
    const QList<QQuickItem*> children = item->childItems();
    for (QQuickItem* child : children)
        gatherCut(sight, child, texts);
}

}  // namespace

class ElidedTextTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup();
    void everyCutTextHasItsTip_data();
    void everyCutTextHasItsTip();
    void thePointerBringsTheTip();
    void theKeyboardBringsTheTip();
    void aSheetHidesWhatLiesUnderIt();
    void marksAreNoText();

private:
    void open(int room, qreal scale);
    [[nodiscard]] QQuickWindow* window() const { return m_console->shell->window(); }
    [[nodiscard]] QList<QQuickItem*> cutTexts() const
    {
        QList<QQuickItem*> texts;
        gatherCut(Sight(window()), window()->contentItem(), texts);
        return texts;
    }
    [[nodiscard]] QPointF middleOf(const QQuickItem* text) const
    {
        return Sight(window()).inSight(text).center();
    }
    // What the window's tip says; empty: it is not there.
    [[nodiscard]] QString told() const
    {
        const QList<ElidedText*> tips = window()->findChildren<ElidedText*>();
        return tips.size() == 1 ? tips.first()->text() : QString();
    }

    std::unique_ptr<ConsoleWindow> m_console;
};

void ElidedTextTest::cleanup()
{
    const QStringList warnings = m_console->shell->warnings();
    m_console.reset();
    Preferences::instance()->setScale(1);
    QCOMPARE(warnings, QStringList());
}

void ElidedTextTest::open(int room, qreal scale)
{
    m_console = std::make_unique<ConsoleWindow>();
    Preferences::instance()->setScale(scale);
    QVERIFY(m_console->open());
    window()->resize(1280, 720);
    m_console->press(Qt::Key_1 + room, Qt::ControlModifier);
    QTRY_COMPARE(window()->property("room").toInt(), room);
    QVERIFY(Sight(window()).settle());
}

void ElidedTextTest::everyCutTextHasItsTip_data()
{
    QTest::addColumn<int>("room");
    for (int room = estateRoom; room <= sourcesRoom; ++room)
        QTest::addRow("room %d", room + 1) << room;
}

void ElidedTextTest::everyCutTextHasItsTip()
{
    QFETCH(int, room);
    open(room, 2);
    if (room == planRoom || room == changesRoom) {
        QVERIFY(!m_console->desk.proposeLossOf({QStringLiteral("r017")}).isEmpty());
        QVERIFY(Sight(window()).settle());
    }
    const QList<QQuickItem*> texts = cutTexts();
    for (const QQuickItem* text : texts) {
        const QQuickItem* found = ElidedText::elidedAt(*window(), middleOf(text));
        const QString whole = ElidedText::wholeText(*text);
        QVERIFY2(found != nullptr, qPrintable(whole));
        QCOMPARE(ElidedText::wholeText(*found), whole);
    }
    // At this size something is always cut in the strip.
    QVERIFY(room != estateRoom || !texts.isEmpty());
}

void ElidedTextTest::thePointerBringsTheTip()
{
    open(estateRoom, 2);
    const QList<QQuickItem*> texts = cutTexts();
    QVERIFY(!texts.isEmpty());
    const QQuickItem* text = texts.first();
    QTest::mouseMove(window(), {1, 1});
    QTest::mouseMove(window(), middleOf(text).toPoint());
    QTRY_COMPARE(told(), ElidedText::wholeText(*text));
    // It comes into sight, and goes with the first key.
    const QObject* tip = window()->findChildren<ElidedText*>().first()->parent();
    QTRY_VERIFY(tip->property("opened").toBool());
    m_console->press(Qt::Key_Shift);
    QCOMPARE(told(), QString());
    QTRY_VERIFY(!tip->property("visible").toBool());
}

void ElidedTextTest::theKeyboardBringsTheTip()
{
    open(estateRoom, 2);
    // Tab until a control in focus has a text that does not fit; a room without any says nothing.
    QQuickItem* cut = nullptr;
    for (int step = 0; step < 60 && cut == nullptr; ++step) {
        m_console->press(Qt::Key_Tab);
        auto* focus = window()->activeFocusItem();
        auto* row = focus->property("currentItem").value<QQuickItem*>();
        const QQuickItem* place = row != nullptr ? row : focus;
        const QList<QQuickItem*> texts = cutTexts();
        for (QQuickItem* text : texts) {
            if (place->isAncestorOf(text) && place->height() < window()->height() / 4.0)
                cut = text;
        }
    }
    if (cut == nullptr)
        QSKIP("every control in focus shows all of its text");
    QTRY_VERIFY(told().contains(ElidedText::wholeText(*cut)));
}

void ElidedTextTest::aSheetHidesWhatLiesUnderIt()
{
    open(estateRoom, 2);
    const QList<QQuickItem*> texts = cutTexts();
    QVERIFY(!texts.isEmpty());
    const QPointF middle = middleOf(texts.first());
    QCOMPARE(ElidedText::elidedAt(*window(), middle), texts.first());
    m_console->press(Qt::Key_F1);
    QTRY_VERIFY(Sight(window()).showsName(QStringLiteral("About Estate Console")));
    QVERIFY(ElidedText::elidedAt(*window(), middle) != texts.first());
}

void ElidedTextTest::marksAreNoText()
{
    open(estateRoom, 1);
    QQuickItem* number = Sight(window()).find([](QQuickItem* item) {
        return item->property("text").toString().contains(QStringLiteral("<font"));
    });
    QVERIFY(number != nullptr);
    QVERIFY(!ElidedText::wholeText(*number).contains(QLatin1Char('<')));
    QVERIFY(!ElidedText::wholeText(*number).isEmpty());
}

QTEST_MAIN(ElidedTextTest)
#include "tst_elided_text.moc"
