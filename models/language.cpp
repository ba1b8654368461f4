#include "models/language.h"

#include <QCoreApplication>
#include <QLocale>

Language* Language::instance()
{
    static Language language;
    return &language;
}

void Language::speak(const QString& language)
{
    const QString wanted = !language.isEmpty()                               ? language
                           : QLocale::system().language() == QLocale::German ? QStringLiteral("de")
                                                                             : QStringLiteral("en");
    if (wanted == m_spoken)
        return;
    QCoreApplication::removeTranslator(&m_translator);
    m_spoken = wanted;
    if (m_translator.load(QStringLiteral(":/translations/estate_") + wanted))
        QCoreApplication::installTranslator(&m_translator);
    emit changed();
}
