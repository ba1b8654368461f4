// The program itself: its version, what it reads and writes, and under which licences it stands.
// In QML: ProgramFacts {}
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

class ProgramFacts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString versionText READ versionText NOTIFY retranslated)
    Q_PROPERTY(QString plannerText READ plannerText NOTIFY retranslated)
    Q_PROPERTY(QString formatText READ formatText NOTIFY retranslated)
    Q_PROPERTY(QString envelopeText READ envelopeText NOTIFY retranslated)
    Q_PROPERTY(QStringList licenceTexts READ licenceTexts NOTIFY retranslated)

public:
    explicit ProgramFacts(QObject* parent = nullptr);
    [[nodiscard]] QString versionText() const;
    [[nodiscard]] QString plannerText() const;
    [[nodiscard]] QString formatText() const;
    [[nodiscard]] QString envelopeText() const;
    [[nodiscard]] QStringList licenceTexts() const;

signals:
    void retranslated();
};
