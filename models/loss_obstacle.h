// Why the loss of some places can't be asked for just now: an earlier moment is looked at, or all
// of it is offline already. One answer for the button, the palette and every list that plans a
// loss. In QML: LossObstacle { session: ...; ids: [...] }
#pragma once

#include <QQmlEngine>
#include <QStringList>

#include "models/session_follower.h"

class LossObstacle : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<QString> ids READ ids WRITE setIds NOTIFY idsChanged)
    Q_PROPERTY(QString text READ text NOTIFY textChanged)  // empty: it can be asked for

public:
    explicit LossObstacle(QObject* parent = nullptr);

    [[nodiscard]] QStringList ids() const { return m_ids; }
    void setIds(const QStringList& ids);
    [[nodiscard]] QString text() const { return textOf(m_ids); }
    // Of any others.
    Q_INVOKABLE [[nodiscard]] QString textOf(const QStringList& ids) const;

signals:
    void idsChanged();
    void textChanged();

private:
    Connections listenTo(Session& session) override;
    [[nodiscard]] bool offline(const QString& id) const;
    [[nodiscard]] bool siteOffline(const QString& id) const;

    QStringList m_ids;
};
