// What a person's console looks like: theme, scale, motion, language, the window and the tables.
// Kept in the user's settings once the program says so with keep(); tests and tours keep nothing.
// In QML: Preferences (a singleton).
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSettings>
#include <QVariant>
#include <memory>

class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(int scheme READ scheme WRITE setScheme NOTIFY changed)  // Theme.Scheme
    Q_PROPERTY(qreal scale READ scale WRITE setScale NOTIFY changed)   // 1 to 2
    Q_PROPERTY(int motion READ motion WRITE setMotion NOTIFY changed)  // Theme.Motion
    // "en" or "de"; empty: the system's.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)

public:
    // The same object for every QML engine and for C++.
    static Preferences* instance();
    static Preferences* create(QQmlEngine* qmlEngine, QJSEngine* jsEngine);

    // From here on in the user's settings; what was kept there counts.
    void keep();
    [[nodiscard]] bool keeping() const { return m_settings != nullptr; }
    // Nothing was kept there before: this person's first start.
    [[nodiscard]] bool fresh() const { return m_fresh; }

    [[nodiscard]] int scheme() const;
    void setScheme(int scheme);
    [[nodiscard]] qreal scale() const;
    void setScale(qreal scale);
    [[nodiscard]] int motion() const;
    void setMotion(int motion);
    [[nodiscard]] QString language() const;
    void setLanguage(const QString& language);

    // Filter, order and columns of a table, as TableModel::view() says them.
    Q_INVOKABLE [[nodiscard]] QString tableView(const QString& table) const;
    Q_INVOKABLE void setTableView(const QString& table, const QString& view);
    // From the next start on every table is as at first.
    void forgetTableViews();
    // Anything else that is to be there again: the window's place, pinned losses.
    Q_INVOKABLE [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise) const;
    Q_INVOKABLE void setValue(const QString& key, const QVariant& value);
    void remove(const QString& key);

signals:
    void changed();
    void languageChanged();

private:
    Preferences() = default;
    std::unique_ptr<QSettings> m_settings;  // none: kept for as long as the program runs
    QVariantMap m_values;
    bool m_fresh = false;
};
