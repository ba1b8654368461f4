// How the console looks when something is the matter: less motion is asked for, the network is
// gone, the disk refuses, something was refused.
#include <QQmlComponent>
#include <QQmlEngine>
#include <QTemporaryDir>

#include "models/preferences.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

using namespace estate;

namespace {

// As Theme.Motion.
enum Motion { asTheSystem, reduced, full };
constexpr int momentMilliseconds = 120;

// Whatever moves by itself: how long, and what it is.
QStringList movements(const QQuickWindow& window)
{
    QStringList moving;
    const QList<QObject*> everything = window.findChildren<QObject*>();
    for (const QObject* object : everything) {
        const bool animates = object->inherits("QQuickPropertyAnimation");
        const QVariant duration =
            object->property(animates ? "duration" : "highlightMoveDuration");
        if (duration.isValid() && duration.toInt() != 0)
            moving << QStringLiteral("%1: %2 ms")
                          .arg(QString::fromLatin1(object->metaObject()->className()))
                          .arg(duration.toInt());
    }
    return moving;
}

QQuickItem* banner(const Sight& sight, const QString& what)
{
    return sight.find([&what](QQuickItem* item) {
        return item->property("dismissable").isValid() &&
               item->property("what").toString().contains(what);
    });
}

}  // namespace

class LooksTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void motionIsAsTheSystemAsks();
    void aChoiceOfOldStaysReduced();
    void nothingMovesWhenReduced();
    void withoutANetworkTheStripSaysSo();
    void aDiskThatRefusesIsInTheStrip();
    void aRefusalSaysWhatItMeansAndWhatToDo();
    void aListWithoutRowsSaysWhy();

private:
    [[nodiscard]] Session* session() const { return m_console->desk.session.get(); }
    [[nodiscard]] Sight sight() const { return Sight(m_console->shell->window()); }
    [[nodiscard]] QVariant theme(const char* name) const
    {
        return m_console->shell->theme()->property(name);
    }

    std::unique_ptr<ConsoleWindow> m_console;
};

void LooksTest::init()
{
    m_console = std::make_unique<ConsoleWindow>();
    QVERIFY(m_console->open());
}

void LooksTest::cleanup()
{
    const QStringList warnings = m_console->shell->warnings();
    m_console.reset();
    Preferences::instance()->remove(QStringLiteral("look/motion"));
    Preferences::instance()->remove(QStringLiteral("look/reducedMotion"));
    QCOMPARE(warnings, QStringList());
}

void LooksTest::motionIsAsTheSystemAsks()
{
    Shell& shell = *m_console->shell;
    QCOMPARE(theme("moment").toInt(), momentMilliseconds);
    shell.setSystemReducedMotion(true);
    QCOMPARE(theme("reducedMotion").toBool(), true);
    QCOMPARE(theme("moment").toInt(), 0);
    // A person's own choice goes first, either way.
    Preferences::instance()->setMotion(full);
    QCOMPARE(theme("moment").toInt(), momentMilliseconds);
    shell.setSystemReducedMotion(false);
    Preferences::instance()->setMotion(reduced);
    QCOMPARE(theme("moment").toInt(), 0);
    Preferences::instance()->setMotion(asTheSystem);
    QCOMPARE(theme("moment").toInt(), momentMilliseconds);
}

void LooksTest::aChoiceOfOldStaysReduced()
{
    Preferences::instance()->setValue(QStringLiteral("look/reducedMotion"), true);
    QCOMPARE(Preferences::instance()->motion(), int(reduced));
    Preferences::instance()->setMotion(full);
    QCOMPARE(Preferences::instance()->motion(), int(full));
}

void LooksTest::nothingMovesWhenReduced()
{
    QQuickWindow* window = m_console->shell->window();
    const auto opened = [this] {
        return sight().named(QStringLiteral("About Estate Console"), QAccessible::Dialog) !=
               nullptr;
    };
    // What moves a sheet is made when the sheet opens for the first time.
    m_console->press(Qt::Key_F1);
    QTRY_VERIFY(opened());
    QVERIFY2(!movements(*window).isEmpty(), "nothing to reduce was found");
    Preferences::instance()->setMotion(reduced);
    QCOMPARE(movements(*window), QStringList());
    m_console->press(Qt::Key_Escape);
    QTRY_VERIFY(!opened());
    // It opens all the same.
    m_console->press(Qt::Key_F1);
    QTRY_VERIFY(opened());
    QCOMPARE(movements(*window), QStringList());
}

void LooksTest::withoutANetworkTheStripSaysSo()
{
    const QString words = QStringLiteral("offline: works from what this browser keeps");
    QVERIFY(!sight().showsName(words));
    session()->setOffline(true);
    QVERIFY(sight().settle());
    QVERIFY(sight().showsName(words));
    session()->setOffline(false);
    QVERIFY(sight().settle());
    QVERIFY(!sight().showsName(words));
}

void LooksTest::aDiskThatRefusesIsInTheStrip()
{
    QTemporaryDir folder;
    EstateSource source;
    source.origin = EstateOrigin::fourRegion;
    QVERIFY(session()->openJournal(folder.filePath(QStringLiteral("a.journal")), source));
    QVERIFY(!session()->keepingFails());
    // As engine/journal reports a full disk.
    session()->desk().report(
        Error{ErrorCode::ioFailure, "The journal: disk is full.", {{"sqlite", "13"}}});
    QVERIFY(session()->keepingFails());
    QVERIFY(sight().settle());
    QVERIFY(sight().showsName(QStringLiteral("not kept, durable at index *")));
    // A report that could not be written is no loss of the journal.
    QVERIFY(session()->handOver(QStringLiteral("there is room again")));
    QVERIFY(!session()->keepingFails());
    session()->desk().report(Error{ErrorCode::ioFailure, "“a.pdf” can't be written.", {}});
    QVERIFY(!session()->keepingFails());
}

void LooksTest::aRefusalSaysWhatItMeansAndWhatToDo()
{
    session()->refuse(QStringLiteral("This link leads nowhere."));
    QVERIFY(sight().settle());
    const QQuickItem* shown = banner(sight(), QStringLiteral("leads nowhere"));
    QVERIFY(shown != nullptr);
    QVERIFY(sight().shows(QStringLiteral("Nothing was changed.")));
    QVERIFY(!shown->property("meaning").toString().isEmpty());
    QVERIFY(!shown->property("todo").toString().isEmpty());
    QVERIFY(sight().shows(shown->property("todo").toString()));
}

void LooksTest::aListWithoutRowsSaysWhy()
{
    QQuickWindow* window = m_console->shell->window();
    QQmlComponent component(qmlEngine(window));
    component.setData("import QtQuick\n"
                      "import Estate.Console\n"
                      "RowList {\n"
                      "    width: 400; height: 300; z: 9\n"
                      "    label: \"Rows\"\n"
                      "    emptyTitle: \"No rows yet\"\n"
                      "    emptyBody: \"They come.\"\n"
                      "    model: 0\n"
                      "    delegate: Item { width: 400; height: 28 }\n"
                      "}\n",
                      QUrl(QStringLiteral("qrc:/estate/rows.qml")));
    const std::unique_ptr<QObject> made(component.create());
    auto* list = qobject_cast<QQuickItem*>(made.get());
    QVERIFY2(list != nullptr, qPrintable(component.errorString()));
    list->setParentItem(window->contentItem());
    QVERIFY(sight().settle());
    QVERIFY(sight().shows(QStringLiteral("No rows yet")));
    QVERIFY(sight().shows(QStringLiteral("They come.")));
    list->setProperty("model", 3);
    QVERIFY(sight().settle());
    QVERIFY(!sight().shows(QStringLiteral("No rows yet")));
}

QTEST_MAIN(LooksTest)
#include "tst_looks.moc"
