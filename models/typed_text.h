// What a person typed into a field and did not use yet. It outlives the field, its sheet and the
// program: kept in the preferences, by journal and field, until it is used or deleted. Where
// preferences are not kept, in tests and tours, it keeps nothing.
// In QML: TypedText { session: ...; field: "handover" }
#pragma once

#include <QQmlEngine>
#include <QTimer>
#include <optional>

#include "models/session_follower.h"

class TypedText : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    // What it is kept under: which field, and of what. Empty: nothing is kept.
    Q_PROPERTY(QString field READ field WRITE setField NOTIFY fieldChanged)

public:
    // Of one journal; the oldest go.
    static constexpr qsizetype textsMax = 64;
    static constexpr qsizetype lettersMax = 65'536;

    explicit TypedText(QObject* parent = nullptr);
    ~TypedText() override;

    [[nodiscard]] QString field() const { return m_field; }
    void setField(const QString& field);

    // What was typed before; empty: nothing.
    Q_INVOKABLE QString recalled();
    // As it is typed. Written when somebody pauses. Without letters it is forgotten.
    Q_INVOKABLE void note(const QString& text);
    // It has become something else, so it is forgotten.
    Q_INVOKABLE void use();

    // The same for models that keep several.
    [[nodiscard]] static bool keeping();
    // Journals in memory share one place: they are gone sooner than what is typed.
    [[nodiscard]] static QString journalOf(const Desk& desk);
    [[nodiscard]] static QString kept(const QString& journal, const QString& field);
    static void keep(const QString& journal, const QString& field, const QString& text);

signals:
    void fieldChanged();

private:
    void leave() override { write(); }
    void write();
    [[nodiscard]] QString journal() const;

    QString m_field;
    QString m_notedIn;  // the journal
    std::optional<QString> m_noted;  // still to be written
    QTimer m_timer;
};
