// Whether the desktop asks for less motion. Qt does not say, so the desktop's portal is asked over
// D-Bus (org.freedesktop.portal.Settings), and heard when it changes; where there is none, nobody
// asks for less.
#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>
#include <functional>

class DesktopMotion : public QObject {
    Q_OBJECT

public:
    explicit DesktopMotion(std::function<void(bool reduced)> told, QObject* parent = nullptr);

private slots:
    void hear(const QString& space, const QString& key, const QDBusVariant& value);

private:
    void ask(const QString& space, const QString& key);

    std::function<void(bool)> m_told;
    bool m_reduced = false;    // org.freedesktop.appearance reduced-motion
    bool m_animations = true;   // org.gnome.desktop.interface enable-animations
};
