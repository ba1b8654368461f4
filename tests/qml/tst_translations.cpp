// German says everything that English says, with the same places for numbers, and is spoken at once
// when somebody asks for it.
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include "models/language.h"
#include "models/preferences.h"
#include "tests/qml/console_window.h"

struct Message {
    QString context;
    QString source;
    QString german;
    bool finished = true;
};

static QList<Message> messagesOf(const QString& path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader reader(&file);
    QString context;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("name"))
            context = reader.readElementText();
        else if (reader.name() == QLatin1String("source"))
            messages.append({context, reader.readElementText(), {}, true});
        else if (reader.name() == QLatin1String("translation")) {
            messages.last().finished = reader.attributes().value(QLatin1String("type")).isEmpty();
            messages.last().german = reader.readElementText(QXmlStreamReader::IncludeChildElements);
        }
    }
    return messages;
}

static QStringList placesOf(const QString& text)
{
    static const QRegularExpression place(QStringLiteral("%L?[0-9]+"));
    QStringList places;
    for (auto match = place.globalMatch(text); match.hasNext();)
        places << match.next().captured();
    places.sort();
    places.removeDuplicates();
    return places;
}

class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextHasItsGerman_data();
    void everyTextHasItsGerman();
    void germanHasTheSamePlaces();
    void theWindowChangesItsLanguageAtOnce();
    void noWordOfTheRailIsCut();
};

void TranslationsTest::everyTextHasItsGerman_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("which");
    QTest::newRow("German") << QStringLiteral("estate_de.ts") << QStringList();
    QTest::newRow("English plurals")
        << QStringLiteral("estate_en.ts") << QStringList{QStringLiteral("-pluralonly")};
}

// Gathered anew from the sources, so that a text that was never gathered is found too.
void TranslationsTest::everyTextHasItsGerman()
{
    QFETCH(QString, file);
    QFETCH(QStringList, which);
    QTemporaryDir folder;
    const QString copy = folder.filePath(file);
    QVERIFY(QFile::copy(QStringLiteral(ESTATE_TRANSLATIONS) + QLatin1Char('/') + file, copy));
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    QProcess gather;
    gather.setWorkingDirectory(QStringLiteral(ESTATE_SOURCE));
    gather.start(QStringLiteral(ESTATE_LUPDATE),
                 which + QStringList{QStringLiteral("-silent"), QStringLiteral("-locations"),
                                     QStringLiteral("none"), QStringLiteral("-no-obsolete"),
                                     QStringLiteral("models"), QStringLiteral("qml"),
                                     QStringLiteral("app/console"), QStringLiteral("-ts"), copy});
    QVERIFY(gather.waitForFinished(120'000));
    QCOMPARE(gather.exitCode(), 0);
    QStringList missing;
    const QList<Message> messages = messagesOf(copy);
    for (const Message& message : messages) {
        if (!message.finished || message.german.isEmpty())
            missing << message.context + QStringLiteral(": ") + message.source;
    }
    QVERIFY(!messages.isEmpty());
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char('\n'))));
}

void TranslationsTest::germanHasTheSamePlaces()
{
    for (const Message& message : messagesOf(QStringLiteral(ESTATE_TRANSLATIONS "/estate_de.ts")))
        QVERIFY2(placesOf(message.source) == placesOf(message.german),
                 qPrintable(message.source + QStringLiteral(" / ") + message.german));
}

void TranslationsTest::theWindowChangesItsLanguageAtOnce()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    console.desk.plan()->setFailureIds({QStringLiteral("r017")});
    QVERIFY(console.desk.plan()->run());
    const QString english = console.shell->window()->title();
    const QString heading =
        console.desk.plan()->decisions()->headerData(0, Qt::Horizontal, Qt::DisplayRole).toString();
    Language::instance()->speak(QStringLiteral("de"));
    QTRY_VERIFY(console.shell->window()->title() != english);
    QVERIFY(console.desk.plan()
                ->decisions()
                ->headerData(0, Qt::Horizontal, Qt::DisplayRole)
                .toString() != heading);
    Language::instance()->speak(QStringLiteral("en"));
    QTRY_COMPARE(console.shell->window()->title(), english);
    QCOMPARE(console.shell->warnings(), QStringList());
}

void TranslationsTest::noWordOfTheRailIsCut()
{
    ConsoleWindow console;
    QVERIFY(console.open());
    for (const char* language : {"en", "de"}) {
        Language::instance()->speak(QString::fromLatin1(language));
        QTRY_COMPARE(Language::instance()->spoken(), QString::fromLatin1(language));
        int words = 0;
        const auto items = console.shell->window()->findChildren<QQuickItem*>();
        for (const QQuickItem* item : items) {
            if (!QByteArray(item->metaObject()->className()).startsWith("RailButton"))
                continue;
            const auto parts = item->findChildren<QQuickItem*>();
            for (const QQuickItem* part : parts) {
                const QVariant cut = part->property("truncated");
                QVERIFY2(!cut.toBool(), qPrintable(part->property("text").toString()));
                words += cut.isValid() ? 1 : 0;
            }
        }
        QVERIFY2(words >= 9, language);
    }
    Language::instance()->speak(QStringLiteral("en"));
}

QTEST_MAIN(TranslationsTest)
#include "tst_translations.moc"
