// The language that the console speaks, switched while it runs: English is in the sources, but for
// its plurals, German beside them.
#pragma once

#include <QObject>
#include <QTranslator>

class Language : public QObject {
    Q_OBJECT

public:
    static Language* instance();
    // "en", "de", or empty for the system's.
    void speak(const QString& language);

signals:
    void changed();  // everything that holds a translated text makes it anew

private:
    Language() = default;
    QTranslator m_translator;
    QString m_spoken;  // empty: nothing yet
};
