// Every ink on every surface it stands on, in both themes: WCAG AA, 4.5:1 for text and 3:1 for
// what is no text.
#include <QColor>
#include <cmath>

#include "models/preferences.h"
#include "tests/qml/console_window.h"

static double luminance(const QColor& color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

static double contrastOf(const QColor& a, const QColor& b)
{
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

class ThemeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_console.reset(); }
    void inksStandOut_data();
    void inksStandOut();
    void statesDifferForEveryEye_data();
    void statesDifferForEveryEye();

private:
    std::unique_ptr<ConsoleWindow> m_console;
};

void ThemeTest::initTestCase()
{
    m_console = std::make_unique<ConsoleWindow>();
    QVERIFY(m_console->open());
}

void ThemeTest::inksStandOut_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<QString>("ink");
    QTest::addColumn<QString>("surface");
    QTest::addColumn<double>("least");
    constexpr double forText = 4.5;
    constexpr double forMarks = 3;
    struct Pair {
        const char* ink;
        const char* surface;
        double least;
    };
    QList<Pair> pairs;
    for (const char* surface : {"background", "panel", "raised", "hover", "selected", "pressed",
                                "dangerWash", "warningWash", "pastWash"})
        pairs.append({"text", surface, forText});
    for (const char* surface : {"background", "panel", "raised", "selected", "hover", "pastWash"})
        pairs.append({"secondary", surface, forText});
    for (const char* mark :
         {"accent", "controlBorder", "online", "fenced", "leaseExpired", "offline"}) {
        for (const char* surface : {"background", "panel", "raised"})
            pairs.append({mark, surface, forMarks});
    }
    pairs.append({"accentText", "accent", forText});
    pairs.append({"accentText", "accentHover", forText});
    pairs.append({"dangerText", "danger", forText});
    pairs.append({"dangerText", "dangerHover", forText});
    pairs.append({"fencedText", "fenced", forText});
    pairs.append({"pastText", "past", forText});
    for (const int scheme : {1, 2}) {
        for (const Pair& pair : pairs)
            QTest::addRow("%s %s on %s", scheme == 1 ? "light" : "dark", pair.ink, pair.surface)
                << scheme << QString::fromLatin1(pair.ink) << QString::fromLatin1(pair.surface)
                << pair.least;
    }
}

void ThemeTest::inksStandOut()
{
    QFETCH(int, scheme);
    QFETCH(QString, ink);
    QFETCH(QString, surface);
    QFETCH(double, least);
    Preferences::instance()->setScheme(scheme);
    const QObject* theme = m_console->shell->theme();
    const QColor over = theme->property(qPrintable(ink)).value<QColor>();
    const QColor under = theme->property(qPrintable(surface)).value<QColor>();
    QVERIFY(over.isValid() && under.isValid());
    const double contrast = contrastOf(over, under);
    QVERIFY2(contrast >= least, qPrintable(QStringLiteral("%1:1, at least %2:1 is asked for")
                                               .arg(contrast, 0, 'f', 2)
                                               .arg(least)));
}

// As eyes without one of the three cones see them (Vienot, Brettel and Mollon, 1999, for the first
// two; a tritanope's plane after Brettel and others, 1997), the states stay apart: by lightness or
// by hue.
void ThemeTest::statesDifferForEveryEye_data()
{
    QTest::addColumn<int>("scheme");
    QTest::addColumn<QList<double>>("matrix");
    struct Eye {
        const char* name;
        QList<double> matrix;
    };
    const QList<Eye> eyes{
        {"all cones", {1, 0, 0, 0, 1, 0, 0, 0, 1}},
        {"no long cones", {0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1}},
        {"no medium cones", {0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1}},
        {"no short cones", {1, 0.14461, -0.14461, 0, 0.85924, 0.14076, 0, 0.85924, 0.14076}}};
    for (const int scheme : {1, 2}) {
        for (const Eye& eye : eyes)
            QTest::addRow("%s, %s", scheme == 1 ? "light" : "dark", eye.name)
                << scheme << eye.matrix;
    }
}

void ThemeTest::statesDifferForEveryEye()
{
    QFETCH(int, scheme);
    QFETCH(QList<double>, matrix);
    Preferences::instance()->setScheme(scheme);
    const auto seen = [&matrix](const QColor& color) {
        const std::array<double, 3> in{std::pow(color.redF(), 2.2), std::pow(color.greenF(), 2.2),
                                       std::pow(color.blueF(), 2.2)};
        std::array<double, 3> out{};
        for (int row = 0; row < 3; ++row) {
            for (int column = 0; column < 3; ++column)
                out[static_cast<std::size_t>(row)] +=
                    matrix.at(row * 3 + column) * in[static_cast<std::size_t>(column)];
        }
        for (double& part : out)
            part = std::pow(std::clamp(part, 0.0, 1.0), 1 / 2.2);
        return out;
    };
    const QStringList states{QStringLiteral("online"), QStringLiteral("fenced"),
                             QStringLiteral("leaseExpired"), QStringLiteral("offline")};
    for (const QString& first : states) {
        for (const QString& second : states) {
            if (first >= second)
                continue;
            const auto a =
                seen(m_console->shell->theme()->property(qPrintable(first)).value<QColor>());
            const auto b =
                seen(m_console->shell->theme()->property(qPrintable(second)).value<QColor>());
            const double apart = std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
            QVERIFY2(apart > 0.1, qPrintable(QStringLiteral("%1 and %2 are %3 apart")
                                                 .arg(first, second)
                                                 .arg(apart, 0, 'f', 3)));
        }
    }
}

QTEST_MAIN(ThemeTest)
#include "tst_theme.moc"
