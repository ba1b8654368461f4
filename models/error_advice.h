// What an error means and what to do about it, by its code: the table of docs/errors.md in the
// words of the console, in one place. What happened is the error's own message.
// In QML: ErrorAdvice { code: session.lastErrorCode }
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <optional>

#include "engine/base/error.h"

// As engine/base/error.h names it: "unknown-id".
[[nodiscard]] QString errorCodeText(estate::ErrorCode code);
[[nodiscard]] std::optional<estate::ErrorCode> errorCodeOf(const QString& name);

class ErrorAdvice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY changed)  // empty: nothing to say
    Q_PROPERTY(QString meaning READ meaning NOTIFY changed)
    Q_PROPERTY(QString todo READ todo NOTIFY changed)

public:
    explicit ErrorAdvice(QObject* parent = nullptr);

    [[nodiscard]] QString code() const { return m_code; }
    void setCode(const QString& code);
    [[nodiscard]] QString meaning() const;
    [[nodiscard]] QString todo() const;

signals:
    void changed();

private:
    QString m_code;
};
