#pragma once

#include <QCollator>
#include <QLocale>

// The order of words for people: numbers in them by their size, capitals beside small letters.
inline QCollator naturalOrder(const QLocale& locale = QLocale())
{
#ifdef Q_OS_WASM
    // Without ICU Qt knows the order of characters alone, and warns of anything else.
    Q_UNUSED(locale)
    return QCollator(QLocale::c());
#else
    QCollator natural(locale);
    natural.setNumericMode(true);
    natural.setCaseSensitivity(Qt::CaseInsensitive);
    return natural;
#endif
}
