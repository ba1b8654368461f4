// Errors say what happened, what it means and what to do: each code has its words, in the document
// docs/errors.md and in the console, and a refusal brings them along.
#include <QFile>
#include <QHash>
#include <QTemporaryDir>
#include <QTest>

#include "models/error_advice.h"
#include "tests/qml/desk_fixture.h"

using namespace estate;

namespace {

constexpr int codesMax = 64;

// Those that have a name: a new code has one, or the compiler complains.
QStringList everyCode()
{
    QStringList codes;
    for (int at = 0; at < codesMax; ++at) {
        const QString name = errorCodeText(static_cast<ErrorCode>(at));
        if (name == QLatin1String("unknown"))
            break;
        codes << name;
    }
    return codes;
}

// "| `bad-input` | what it means | what to do | 2 |"
QHash<QString, QStringList> documented()
{
    QHash<QString, QStringList> rows;
    QFile file(QStringLiteral(ESTATE_SOURCE "/docs/errors.md"));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Text))
        return rows;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        if (!line.startsWith(QLatin1String("| `")))
            continue;
        QStringList cells = line.split(QLatin1Char('|'));
        for (QString& cell : cells)
            cell = cell.trimmed();
        rows[cells.value(1).remove(QLatin1Char('`'))] = cells.mid(2, 2);
    }
    return rows;
}

}  // namespace

class ErrorAdviceTest : public QObject {
    Q_OBJECT

private slots:
    void everyCodeHasMeaningAndTodo_data() { codes(); }
    void everyCodeHasMeaningAndTodo();
    void everyCodeIsDocumented_data() { codes(); }
    void everyCodeIsDocumented();
    void noErrorSaysNothing();
    void aRefusalBringsItsCode();
    void aJournalThatCanNotBeOpenedSaysWhatToDo();

private:
    static void codes()
    {
        QTest::addColumn<QString>("code");
        const QStringList names = everyCode();
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << name;
    }
};

void ErrorAdviceTest::everyCodeHasMeaningAndTodo()
{
    QFETCH(QString, code);
    ErrorAdvice advice;
    advice.setCode(code);
    for (const QString& text : {advice.meaning(), advice.todo()}) {
        QVERIFY2(text.endsWith(QLatin1Char('.')), qPrintable(text));
        QVERIFY2(!text.contains(code), "a code is no word that people say");
    }
    QVERIFY(advice.meaning() != advice.todo());
}

void ErrorAdviceTest::everyCodeIsDocumented()
{
    QFETCH(QString, code);
    const QHash<QString, QStringList> rows = documented();
    QVERIFY2(rows.contains(code), "docs/errors.md has no row of it");
    QVERIFY(!rows.value(code).value(0).isEmpty());
    QVERIFY(!rows.value(code).value(1).isEmpty());
    QCOMPARE(rows.size(), everyCode().size());
}

void ErrorAdviceTest::noErrorSaysNothing()
{
    ErrorAdvice advice;
    QCOMPARE(advice.meaning(), QString());
    QCOMPARE(advice.todo(), QString());
    advice.setCode(QStringLiteral("no-such-code"));
    QCOMPARE(advice.meaning(), QString());
    QVERIFY(!errorCodeOf(QStringLiteral("no-such-code")));
    // Its words come with it, and go with it.
    QSignalSpy changed(&advice, &ErrorAdvice::changed);
    advice.setCode(QStringLiteral("locked"));
    QCOMPARE(changed.count(), 1);
    QVERIFY(!advice.meaning().isEmpty());
    advice.setCode(QString());
    QCOMPARE(advice.todo(), QString());
}

void ErrorAdviceTest::aRefusalBringsItsCode()
{
    DeskFixture desk;
    QVERIFY(desk.opened);
    desk.session->refuse(QStringLiteral("An execution is being carried out."),
                         errorCodeText(ErrorCode::notAllowed));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("not-allowed"));
    desk.session->refuse(QStringLiteral("This link leads nowhere."));
    QCOMPARE(desk.session->lastErrorCode(), QStringLiteral("bad-input"));
    desk.session->clearError();
    QCOMPARE(desk.session->lastErrorCode(), QString());
}

void ErrorAdviceTest::aJournalThatCanNotBeOpenedSaysWhatToDo()
{
    Session session(std::make_unique<FixedClock>(sampleEpoch + seconds(60)));
    // A folder is no journal.
    const QTemporaryDir folder;
    QVERIFY(!session.openJournal(folder.path(), {}));
    QVERIFY(session.openErrorText().contains(folder.path()));
    QVERIFY(!session.openErrorTodo().isEmpty());
    QVERIFY(!session.openErrorTodo().contains(session.openErrorCode()));
    QVERIFY(session.openInMemory());
    QCOMPARE(session.openErrorTodo(), QString());
}

QTEST_MAIN(ErrorAdviceTest)
#include "tst_error_advice.moc"
