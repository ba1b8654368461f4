// Every sentence of the engine that an operator of the console can meet is said in the language
// that is spoken, whatever stands in it. Its German is tested by tst_translations.
#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <algorithm>
#include <span>
#include <vector>

#include "models/engine_patterns.h"
#include "models/engine_words.h"
#include "models/language.h"

namespace {

// Sources whose sentences the console can't meet.
struct Elsewhere {
    const char* path;
    const char* why;
};
constexpr Elsewhere elsewhere[] = {
    {"engine/interchange/", "logs of other programs are imported by estatectl"},
    {"engine/wire/json/json_lines.cpp", "lines of JSON are read by estatectl; here written only"},
    {"engine/wire/json/strict_json.cpp", "the same"},
    {"engine/report/layout.cpp", "reports that were just made are drawn"},
    {"engine/report/read_report.cpp", "reports are verified by estatectl"},
    {"reports/pdf_report.cpp", "but for how a PDF begins: the same"},
    {"engine/estate/estate_line.cpp", "the console's own texts of estates are compiled in"},
    {"engine/estate/estate_text.cpp", "the same"},
    {"engine/estate/identifiers.cpp", "ids by number are parsed by estatectl and tests"},
    {"engine/directory/edge_check.cpp", "whole estates are materialised by estatectl"},
    {"engine/directory/materialise.cpp", "the same"},
    {"engine/planner/condition.cpp", "events that describe and observe come from estatectl"},
    {"engine/planner/configure.cpp", "the same"},
    {"engine/planner/configure_application.cpp", "the same"},
    {"engine/planner/configure_groups.cpp", "the same"},
    {"engine/planner/observe.cpp", "the same"},
    {"engine/planner/request_work.cpp", "requests come from estatectl"},
};

bool isElsewhere(const QString& path)
{
    return std::any_of(std::begin(elsewhere), std::end(elsewhere), [&path](const Elsewhere& place) {
        return path.startsWith(QLatin1String(place.path));
    });
}

std::vector<EnginePattern> allPatterns()
{
    std::vector<EnginePattern> all;
    for (const std::span<const EnginePattern> table :
         {journalPatterns(), peoplePatterns(), proposalsPatterns(), rulesPatterns(),
          plannerPatterns(), cutsPatterns(), wirePatterns(), reasonsPatterns()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

// Just behind the literal that begins here.
qsizetype behindLiteral(const QString& source, qsizetype at)
{
    const QChar quote = source.at(at++);
    while (at < source.size() && source.at(at) != quote)
        at += source.at(at) == QLatin1Char('\\') ? 2 : 1;
    return at + 1;
}

bool beginsCharacter(const QString& source, qsizetype at)
{
    return source.at(at) == QLatin1Char('\'') && (at == 0 || !source.at(at - 1).isDigit());
}

// Without comments and characters, which might be quotes.
QString withoutComments(const QString& source)
{
    QString text;
    for (qsizetype at = 0; at < source.size();) {
        if (source.at(at) == QLatin1Char('"')) {
            const qsizetype end = behindLiteral(source, at);
            text += source.mid(at, end - at);
            at = end;
        } else if (beginsCharacter(source, at)) {
            at = behindLiteral(source, at);
            text += QLatin1Char('0');
        } else if (source.mid(at, 2) == QLatin1String("//")) {
            at = source.indexOf(QLatin1Char('\n'), at);
            if (at < 0)
                break;
        } else {
            text += source.at(at++);
        }
    }
    return text;
}

// The literals of what begins at `at`, to the end of the call or of the statement. Literals that
// touch are one.
QStringList literalsFrom(const QString& source, qsizetype at)
{
    QStringList literals;
    int depth = 0;
    bool touches = false;
    while (at < source.size()) {
        const QChar character = source.at(at);
        if (character == QLatin1Char('"')) {
            const qsizetype end = behindLiteral(source, at);
            const QString piece = source.mid(at + 1, end - at - 2);
            if (touches)
                literals.last() += piece;
            else
                literals << piece;
            touches = true;
            at = end;
            continue;
        }
        touches = touches && character.isSpace();
        if (character == QLatin1Char('(') || character == QLatin1Char('{'))
            ++depth;
        else if (character == QLatin1Char(')') || character == QLatin1Char('}'))
            --depth;
        if (depth < 0 || (character == QLatin1Char(';') && depth == 0))
            break;
        ++at;
    }
    for (QString& literal : literals)
        literal.replace(QLatin1String("\\\""), QLatin1String("\""))
            .replace(QLatin1String("\\\\"), QLatin1String("\\"));
    return literals;
}

// What is said where something is refused: by fail() or by what a source has in front of it.
QStringList sentencesOf(const QString& source)
{
    static const QRegularExpression refusal(QStringLiteral(
        "\"(?:[^\"\\\\]|\\\\.)*\"|"
        "(\\b(?:fail|refuse\\w*|damaged\\w*|contradicts|findGang|tooSmall|dangling|zero|refused|"
        "wrong\\w*|malformed|unreadable|report|said)\\s*\\(|\\bmessage\\s*\\+?=|"
        "\\bRuleFault\\{|\\bError(?: error)?\\{)"));
    QStringList sentences;
    for (auto match = refusal.globalMatch(source); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        if (found.capturedLength(1) > 0)  // else a literal, which is stepped over
            sentences << literalsFrom(source, found.capturedStart(1));
    }
    return sentences;
}

// Codes, fields and statements of SQL are no sentences.
bool isSaid(const QString& literal)
{
    const QString words = literal.trimmed();
    return words.size() > 3 && words.contains(QLatin1Char(' ')) &&
           !words.startsWith(QLatin1String("SELECT ")) &&
           !words.startsWith(QLatin1String("DELETE ")) &&
           !words.startsWith(QLatin1String("INSERT "));
}

// Marks what it is asked for, and remembers what it was asked for last.
class Marking : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char*,
                                    int) const override
    {
        if (qstrcmp(context, "EngineWords") != 0)
            return {};
        m_last = QString::fromUtf8(text);
        return QStringLiteral("<%1>").replace(QLatin1String("%1"), m_last);
    }
    [[nodiscard]] const QString& last() const { return m_last; }

private:
    mutable QString m_last;
};

}  // namespace

class EngineWordsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everySentenceOfTheEngineHasItsPattern();
    void whatIsElsewhereIsThere();
    void placesAreNumberedAsTheyCome();
    void everyPatternKnowsItsOwn();
    void whatStandsInASentenceIsPassedThrough_data();
    void whatStandsInASentenceIsPassedThrough();
    void whatAPersonWroteIsNotTranslated();
    void englishIsAsTheEngineSaysIt();

private:
    Marking m_marking;
};

void EngineWordsTest::init()
{
    Language::instance()->speak(QStringLiteral("de"));
    QCoreApplication::installTranslator(&m_marking);  // in front of the German one
}

void EngineWordsTest::cleanup()
{
    QCoreApplication::removeTranslator(&m_marking);
    Language::instance()->speak(QStringLiteral("en"));
}

void EngineWordsTest::everySentenceOfTheEngineHasItsPattern()
{
    QStringList known;
    for (const EnginePattern& pattern : allPatterns())
        known << QString::fromUtf8(pattern.english);
    const QString root = QStringLiteral(ESTATE_SOURCE) + QLatin1Char('/');
    QStringList missing;
    qsizetype sentences = 0;
    for (const QString& folder : {QStringLiteral("engine"), QStringLiteral("reports")}) {
        QDirIterator files(root + folder, {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next().mid(root.size());
            if (isElsewhere(path))
                continue;
            QFile file(root + path);
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
            const QString source = withoutComments(QString::fromUtf8(file.readAll()));
            for (const QString& literal : sentencesOf(source)) {
                if (!isSaid(literal))
                    continue;
                ++sentences;
                const bool found =
                    std::any_of(known.begin(), known.end(), [&literal](const QString& pattern) {
                        return pattern.contains(literal.trimmed());
                    });
                if (!found)
                    missing << path + QStringLiteral(": ") + literal;
            }
        }
    }
    missing.removeDuplicates();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
    QVERIFY2(sentences > 400, "The engine says more than that: the sources are not read rightly.");
}

void EngineWordsTest::whatIsElsewhereIsThere()
{
    for (const Elsewhere& place : elsewhere)
        QVERIFY2(QFile::exists(QStringLiteral(ESTATE_SOURCE "/") + QLatin1String(place.path)),
                 place.path);
}

void EngineWordsTest::placesAreNumberedAsTheyCome()
{
    static const QRegularExpression place(QStringLiteral("%(.?)"));
    QStringList english;
    for (const EnginePattern& pattern : allPatterns()) {
        const QString text = QString::fromUtf8(pattern.english);
        english << text;
        unsigned count = 0;
        for (auto match = place.globalMatch(text); match.hasNext();)
            QVERIFY2(match.next().captured(1) == QString::number(++count), pattern.english);
        QVERIFY2(count < 10, pattern.english);
        QVERIFY2(((pattern.nested | pattern.reasons) >> count) == 0, pattern.english);
    }
    QCOMPARE(QSet<QString>(english.begin(), english.end()).size(), english.size());
}

void EngineWordsTest::everyPatternKnowsItsOwn()
{
    static const QRegularExpression place(QStringLiteral("%([0-9])"));
    for (const EnginePattern& pattern : allPatterns()) {
        const QString english = QString::fromUtf8(pattern.english);
        QString sample = english;
        sample.replace(place, QStringLiteral("x\\1"));
        const QString said = engineWords(sample.toStdString());
        QCOMPARE(said, QStringLiteral("<") + sample + QLatin1Char('>'));
        QCOMPARE(m_marking.last(), english);
    }
}

void EngineWordsTest::whatStandsInASentenceIsPassedThrough_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown") << QStringLiteral("Nobody ever said this.")
                             << QStringLiteral("Nobody ever said this.");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("noun in a sentence")
        << QStringLiteral("There is no region \"r99\"; near: r009, r199.")
        << QStringLiteral("<There is no <region> \"r99\"; near: r009, r199.>");
    QTest::newRow("places in a path")
        << QStringLiteral("\"/a/%1 %2 100%.journal\" is not a regular file.")
        << QStringLiteral("<\"/a/%1 %2 100%.journal\" is not a regular file.>");
    QTest::newRow("quotes and another script")
        << QStringLiteral("\"\"سجل\" \" exists already; open it, or choose another name.")
        << QStringLiteral("<\"\"سجل\" \" exists already; open it, or choose another name.>");
    QTest::newRow("a title that looks like the sentence")
        << QStringLiteral("Proposal a1 (\"x\" by b) is stale\" by ada) was approved by bob and "
                          "can't be judged again; open a new proposal.")
        << QStringLiteral("<Proposal a1 (\"x\" by b) is stale\" by ada) <was approved by bob> and "
                          "can't be judged again; open a new proposal.>");
    QTest::newRow("sentences in sentences")
        << QStringLiteral("Record 5: The event: field \"kind\" is missing.")
        << QStringLiteral("<<Record 5: <The event>>: field \"kind\" <is missing>.>");
    QTest::newRow("text of rules")
        << QStringLiteral("Rules, line 3, column 9: Expected a region, found \"a, found b\".")
        << QStringLiteral(
               "<Rules, line 3, column 9: <Expected <a region>, found \"a, found b\".>>");
    QTest::newRow("pieces in a row")
        << QStringLiteral("Proposal a1 (\"t\" by ada) is stale: the rules changed, and the planner "
                          "decides otherwise for 4 groups now. Look at what changed, and renew the "
                          "proposal.")
        << QStringLiteral("<Proposal a1 (\"t\" by ada) is stale: <the rules changed, <and the "
                          "planner decides otherwise for 4 groups now>>. Look at what changed, and "
                          "renew the proposal.>");
}

void EngineWordsTest::whatStandsInASentenceIsPassedThrough()
{
    QFETCH(QString, english);
    QFETCH(QString, said);
    QCOMPARE(engineWords(english.toStdString()), said);
}

void EngineWordsTest::whatAPersonWroteIsNotTranslated()
{
    QCOMPARE(engineReason("the drill ended"), QStringLiteral("<the drill ended>"));
    QCOMPARE(engineReason("hold"), QStringLiteral("hold"));
    QCOMPARE(engineWords("was aborted: hold"), QStringLiteral("<was aborted: hold>"));
    QCOMPARE(engineWords("was aborted: the drill ended"),
             QStringLiteral("<was aborted: <the drill ended>>"));
}

void EngineWordsTest::englishIsAsTheEngineSaysIt()
{
    Language::instance()->speak(QStringLiteral("en"));
    QCOMPARE(engineWords("the drill ended"), QStringLiteral("the drill ended"));
    QCOMPARE(engineSentence("the drill ended"), QStringLiteral("The drill ended"));
    Language::instance()->speak(QStringLiteral("de"));
    const Language::Plain plain;
    QCOMPARE(engineWords("the drill ended"), QStringLiteral("the drill ended"));
}

QTEST_GUILESS_MAIN(EngineWordsTest)
#include "tst_engine_words.moc"
