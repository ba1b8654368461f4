// A switch of the language while the console runs leaves nothing behind: every view of Plan reads
// as if the console had been begun in that language, and no line lies on top of another; whether
// the views were shown during the switch or hidden.
#include <QQmlExtensionPlugin>

#include "models/estate_matrix.h"
#include "models/language.h"
#include "tests/qml/console_window.h"
#include "tests/qml/sight.h"

Q_IMPORT_QML_PLUGIN(Estate_ModelsPlugin)
Q_IMPORT_QML_PLUGIN(Estate_ConsolePlugin)

namespace {

const QString english = QStringLiteral("en");
const QString german = QStringLiteral("de");
enum Room { estateRoom, planRoom };
// As in PlanRoom.qml and AnalysisPane.qml.
enum View { decisions, analysis, compare };
constexpr int questions = 5;

struct Place {
    View view;
    int question;
};

std::vector<Place> places()
{
    std::vector<Place> all{{decisions, 0}, {compare, 0}};
    for (int question = 0; question < questions; ++question)
        all.push_back({analysis, question});
    return all;
}

using Texts = QList<const QQuickItem*>;

// What can be read in a scene.
void gather(const QQuickItem* item, Texts& texts)
{
    if (!item->isVisible() || item->opacity() == 0)
        return;
    if (item->inherits("QQuickText") && !item->property("text").toString().isEmpty())
        texts << item;
    for (const QQuickItem* child : item->childItems())
        gather(child, texts);
}

// Where the letters of a text are; its item may be larger.
QRectF lettersOf(const QQuickItem& text)
{
    const auto number = [&text](const char* name) { return text.property(name).toReal(); };
    const QSizeF size(number("contentWidth"), number("contentHeight"));
    const auto across = text.property("effectiveHorizontalAlignment").toInt();
    const auto down = text.property("verticalAlignment").toInt();
    qreal x = number("leftPadding");
    qreal y = number("topPadding");
    if ((across & Qt::AlignRight) != 0)
        x = text.width() - number("rightPadding") - size.width();
    else if ((across & Qt::AlignHCenter) != 0)
        x = (text.width() - size.width()) / 2;
    if ((down & Qt::AlignBottom) != 0)
        y = text.height() - number("bottomPadding") - size.height();
    else if ((down & Qt::AlignVCenter) != 0)
        y = (text.height() - size.height()) / 2;
    return text.mapRectToScene(QRectF(QPointF(x, y), size));
}

bool lieOnEachOther(const QQuickItem& one, const QQuickItem& other)
{
    constexpr qreal slack = 1.5;  // lines of a column may touch
    const QRectF both = lettersOf(one) & lettersOf(other);
    return both.width() > slack && both.height() > slack;
}

}  // namespace

class LanguageSwitchTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cleanup() { Language::instance()->speak(english); }
    void nothingIsLeftBehind_data();
    void nothingIsLeftBehind();
    void whatIsChosenStaysChosen();
    void shortcutsAreNamedByTheKeys();
    void aNoticeGoesWithItsLanguage();

private:
    static bool open(ConsoleWindow& console, const QString& language);
    static QStringList read(const ConsoleWindow& console, const Place& place);
    static QString overlaps(const ConsoleWindow& console);
};

bool LanguageSwitchTest::open(ConsoleWindow& console, const QString& language)
{
    console.shell = std::make_unique<Shell>(console.desk.session.get());
    Language::instance()->speak(language);
    if (!console.desk.opened || !console.shell->load({1280, 800}, planRoom))
        return false;
    console.shell->window()->show();
    console.shell->window()->requestActivate();
    console.desk.plan()->setFailureIds({QStringLiteral("r017")});
    return QTest::qWaitForWindowActive(console.shell->window()) && console.desk.plan()->run();
}

// Every text in sight, once what is worked out in slices is there and layouts stand still.
QStringList LanguageSwitchTest::read(const ConsoleWindow& console, const Place& place)
{
    console.shell->showPlanView(place.view, place.question);
    const Sight sight(console.shell->window());
    QStringList before;
    QStringList now{QStringLiteral("nothing yet")};
    for (int look = 0; look < 100 && now != before; ++look) {
        before = now;
        now.clear();
        if (!sight.settle())
            return {};
        Texts texts;
        gather(console.shell->window()->contentItem(), texts);
        for (const QQuickItem* text : std::as_const(texts)) {
            if (!sight.inSight(text).isEmpty())
                now << text->property("text").toString();
        }
        now.sort();
    }
    return now;
}

// Texts beside each other, of one parent, that lie on each other; empty: none do.
QString LanguageSwitchTest::overlaps(const ConsoleWindow& console)
{
    const Sight sight(console.shell->window());
    Texts texts;
    gather(console.shell->window()->contentItem(), texts);
    QStringList found;
    for (qsizetype at = 0; at < texts.size(); ++at) {
        for (qsizetype other = at + 1; other < texts.size(); ++other) {
            const QQuickItem& one = *texts.at(at);
            const QQuickItem& two = *texts.at(other);
            if (one.parentItem() == two.parentItem() && lieOnEachOther(one, two) &&
                !sight.inSight(&one).isEmpty() && !sight.inSight(&two).isEmpty())
                found << QStringLiteral("“%1” on “%2”")
                             .arg(one.property("text").toString(), two.property("text").toString());
        }
    }
    return found.join(QLatin1Char('\n'));
}

void LanguageSwitchTest::nothingIsLeftBehind_data()
{
    QTest::addColumn<int>("during");
    QTest::newRow("hidden") << static_cast<int>(estateRoom);
    QTest::newRow("shown") << static_cast<int>(planRoom);
}

void LanguageSwitchTest::nothingIsLeftBehind()
{
    QFETCH(int, during);
    // Every view once, so that it is made; what the second round shows is compared.
    std::vector<QStringList> expected;
    {
        ConsoleWindow console;
        QVERIFY(open(console, german));
        for (const Place& place : places())
            QVERIFY(!read(console, place).isEmpty());
        for (const Place& place : places())
            expected.push_back(read(console, place));
        QCOMPARE(console.shell->warnings(), QStringList());
    }
    Language::instance()->speak(english);
    ConsoleWindow console;
    QVERIFY(open(console, english));
    for (const Place& place : places())
        QVERIFY(!read(console, place).isEmpty());
    QCOMPARE(overlaps(console), QString());

    console.shell->setRoom(during);
    QVERIFY(Sight(console.shell->window()).settle());
    Language::instance()->speak(german);
    console.shell->setRoom(planRoom);
    for (std::size_t at = 0; at < expected.size(); ++at) {
        QCOMPARE(read(console, places().at(at)), expected.at(at));
        QCOMPARE(overlaps(console), QString());
    }
    QCOMPARE(console.shell->warnings(), QStringList());
}

void LanguageSwitchTest::whatIsChosenStaysChosen()
{
    ConsoleWindow console;
    QVERIFY(open(console, english));
    console.shell->setRoom(estateRoom);
    auto* matrix = console.shell->window()->findChild<EstateMatrix*>();
    QVERIFY(matrix != nullptr);
    matrix->setProperty("order", 3);
    const Sight sight(console.shell->window());
    const QQuickItem* order = nullptr;
    QTRY_VERIFY((order = sight.labelled(QStringLiteral("Order of the regions"))) != nullptr);
    QTRY_COMPARE(order->property("currentIndex").toInt(), 3);
    const QString text = order->property("displayText").toString();
    Language::instance()->speak(german);
    QTRY_VERIFY(order->property("displayText").toString() != text);
    QVERIFY(sight.settle());
    QCOMPARE(order->property("currentIndex").toInt(), 3);
    QCOMPARE(console.shell->warnings(), QStringList());
}

void LanguageSwitchTest::shortcutsAreNamedByTheKeys()
{
    ConsoleWindow console;
    QVERIFY(open(console, english));
    console.press(Qt::Key_K, Qt::ControlModifier);
    const Sight sight(console.shell->window());
    QTRY_VERIFY(sight.shows(QStringLiteral("Ctrl+1")));
    Language::instance()->speak(german);
    QTRY_VERIFY(sight.shows(QStringLiteral("Strg+1")));
    QVERIFY(!sight.shows(QStringLiteral("Ctrl+")));
    QCOMPARE(console.shell->warnings(), QStringList());
}

// With what it offers: nobody takes back what no text names.
void LanguageSwitchTest::aNoticeGoesWithItsLanguage()
{
    const DeskFixture desk;
    Language::instance()->speak(english);
    desk.plan()->setFailureIds({QStringLiteral("r017")});
    desk.plan()->clearWithUndo();
    QVERIFY(!desk.session->lastNotice().isEmpty());
    QSignalSpy said(desk.session.get(), &Session::lastNoticeChanged);
    Language::instance()->speak(german);
    QCOMPARE(desk.session->lastNotice(), QString());
    QVERIFY(!said.isEmpty());
    QVERIFY(!desk.session->undo()->isOpen());
}

QTEST_MAIN(LanguageSwitchTest)
#include "tst_language_switch.moc"
