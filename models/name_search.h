// What a person types against names, the best first: for the palette, which finds policies and
// regions beside its actions. In QML: NameSearch.rankOf(text, name, place, typed)
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include "models/session.h"

class NameSearch : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    static constexpr int typedMin = 2;  // letters before anything of the estate is looked for

    using QObject::QObject;
    // 0: the text or the name itself; 1: one begins so; 2: every word begins a word of it; 3: every
    // word is in it; 4: with the place; -1: none of that. Of nothing typed: 0.
    Q_INVOKABLE [[nodiscard]] static int rankOf(const QString& text, const QString& name,
                                                const QString& place, const QString& typed);
    // Ids, by rank and then in their own order; `sentence` has the id in place of %1.
    Q_INVOKABLE [[nodiscard]] static QStringList regions(Session* session, const QString& sentence,
                                                         const QString& typed);
    // Of the approved rules.
    Q_INVOKABLE [[nodiscard]] static QStringList policies(Session* session,
                                                          const QString& sentence,
                                                          const QString& typed);
};
