#include "models/language.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QLocale>
#include <QMetaProperty>
#include <QPointer>
#include <QSet>
#include <QStringList>
#include <utility>

#include "models/figures.h"

namespace {

const QString folder = QStringLiteral(":/translations/estate_");

// What each property says, in their order; of one that tells no text when it changes: nothing.
QStringList textsOf(const QObject& teller)
{
    QStringList texts;
    const QMetaObject* kind = teller.metaObject();
    for (int at = 0; at < kind->propertyCount(); ++at) {
        const QMetaProperty property = kind->property(at);
        const int type = property.metaType().id();
        const bool told = property.hasNotifySignal() &&
                          property.notifySignal().parameterCount() == 0 &&
                          (type == QMetaType::QString || type == QMetaType::QStringList);
        texts << (told ? property.read(&teller).toStringList().join(QLatin1Char('\n')) : QString());
    }
    return texts;
}

void sayAnew(QObject* teller, const QStringList& before)
{
    const QStringList now = textsOf(*teller);
    QSet<int> said;
    for (int at = 0; at < now.size() && at < before.size(); ++at) {
        if (now.at(at) == before.at(at))
            continue;
        const QMetaMethod signal = teller->metaObject()->property(at).notifySignal();
        if (said.contains(signal.methodIndex()))
            continue;
        said.insert(signal.methodIndex());
        signal.invoke(teller, Qt::DirectConnection);
    }
    auto* model = qobject_cast<QAbstractItemModel*>(teller);
    if (model != nullptr && model->rowCount() > 0)
        emit model->dataChanged(model->index(0, 0),
                                model->index(model->rowCount() - 1, model->columnCount() - 1));
}

}  // namespace

Language* Language::instance()
{
    static Language language;
    return &language;
}

QString Language::Counting::translate(const char* context, const char* text, const char* comment,
                                      int number) const
{
    QString translated = QTranslator::translate(context, text, comment, number);
    if (number >= 0 && !translated.isNull())
        translated.replace(QLatin1String("%n"), Figures::count(static_cast<unsigned>(number)));
    return translated;
}

QString Language::Spoken::translate(const char* context, const char* text, const char* comment,
                                    int number) const
{
    return instance()->plain() ? QString() : Counting::translate(context, text, comment, number);
}

QString Language::spoken() const
{
    return m_german ? QStringLiteral("de") : QStringLiteral("en");
}

NumberMarks Language::numberMarks() const
{
    return m_german ? NumberMarks{QLatin1Char('.'), QLatin1Char(',')}
                    : NumberMarks{QLatin1Char(','), QLatin1Char('.')};
}

void Language::follow(QObject* teller)
{
    m_tellers.push_back(teller);
    connect(teller, &QObject::destroyed, this,
            [this](QObject* gone) { std::erase(m_tellers, gone); });
}

void Language::speak(const QString& language)
{
    const QString wanted = !language.isEmpty()                               ? language
                           : QLocale::system().language() == QLocale::German ? QStringLiteral("de")
                                                                             : QStringLiteral("en");
    if (wanted == m_spoken)
        return;
    std::vector<std::pair<QPointer<QObject>, QStringList>> tellers;
    for (QObject* teller : m_tellers)
        tellers.emplace_back(teller, textsOf(*teller));
    // English lies below what is spoken: its plurals are wanted in copies too.
    if (m_english.isEmpty() && m_english.load(folder + QStringLiteral("en")))
        QCoreApplication::installTranslator(&m_english);
    QCoreApplication::removeTranslator(&m_translator);
    m_spoken = wanted;
    m_german = wanted == QLatin1String("de");
    if (m_german && m_translator.load(folder + wanted))
        QCoreApplication::installTranslator(&m_translator);
    emit changed();
    for (const auto& [teller, before] : tellers) {
        if (teller != nullptr)
            sayAnew(teller, before);
    }
}
