// The language that the console speaks, switched while it runs: English is in the sources, but for
// its plurals, German beside them. Numbers go by it (models/figures.h).
#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>
#include <vector>

// Between groups of three digits, and in front of decimals.
struct NumberMarks {
    QChar group;
    QChar decimal;
};

class Language : public QObject {
    Q_OBJECT

public:
    static Language* instance();
    // "en", "de", or empty for the system's.
    void speak(const QString& language);
    [[nodiscard]] QString spoken() const;  // "en" or "de"
    [[nodiscard]] NumberMarks numberMarks() const;

    // What an object says in words is said anew whenever the language changes: signals of
    // properties whose text is another then, and every row of a model. Texts that it keeps it has
    // to make anew at changed(), which comes before.
    void follow(QObject* teller);

    // While one lives, words are English and numbers have no separators between groups: a copy for
    // other programs reads alike whatever is spoken.
    class Plain {
    public:
        Plain() { ++instance()->m_plain; }
        ~Plain() { --instance()->m_plain; }
        Q_DISABLE_COPY_MOVE(Plain)
    };
    [[nodiscard]] bool plain() const { return m_plain > 0; }

signals:
    void changed();  // everything that holds a translated text makes it anew

private:
    // %n is a number as every other (models/figures.h); Qt would put its bare digits there.
    class Counting : public QTranslator {
    public:
        [[nodiscard]] QString translate(const char* context, const char* text, const char* comment,
                                        int number) const override;
    };
    // Silent while a Plain lives: what lies below it answers.
    class Spoken : public Counting {
    public:
        [[nodiscard]] QString translate(const char* context, const char* text, const char* comment,
                                        int number) const override;
    };

    Language() = default;

    Counting m_english;  // plurals
    Spoken m_translator;
    QString m_spoken;  // empty: nothing yet
    bool m_german = false;
    int m_plain = 0;
    std::vector<QObject*> m_tellers;
};
