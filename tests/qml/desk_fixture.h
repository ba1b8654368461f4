// A session over the real engine, in memory, with a fixed clock; every warning fails the test.
#pragma once

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <memory>

#include "models/session.h"

struct DeskFixture {
    FixedClock* clock = nullptr;
    std::unique_ptr<Session> session;

    explicit DeskFixture(estate::EstateSource source = {})
    {
        auto fixed = std::make_unique<FixedClock>(estate::sampleEpoch + estate::seconds(3'600));
        clock = fixed.get();
        session = std::make_unique<Session>(std::move(fixed));
        session->setOperatorName(QStringLiteral("ada"));
        opened = session->openInMemory(source);
    }
    bool opened = false;

    [[nodiscard]] PlanSession* plan() const { return session->plan(); }
    [[nodiscard]] ChangesModel* changes() const { return session->changes(); }

    [[nodiscard]] QString proposeLossOf(const QStringList& regions) const
    {
        plan()->setFailureIds(regions);
        return plan()->run() ? plan()->propose(QString()) : QString();
    }
    // Looks back, and waits until the estate of then is taken up.
    [[nodiscard]] bool lookBack(qreal index) const
    {
        return session->lookBack(index) &&
               QTest::qWaitFor([this] { return !session->desk().lookBackProgress(); }, 60'000);
    }
    // The role of a proposal's row.
    [[nodiscard]] QVariant change(const QString& proposal, int role) const
    {
        return changes()->index(changes()->rowOf(proposal)).data(role);
    }
};

inline std::vector<std::unique_ptr<QAbstractItemModelTester>>
testersOf(const QList<QAbstractItemModel*>& models)
{
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* model : models)
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    return testers;
}

inline QList<QAbstractItemModel*> allModels(Session* session)
{
    PlanSession* plan = session->plan();
    return {session->regions(),    plan->failures(),
            plan->problems(),      plan->decisions(),
            plan->timeline(),      plan->capacity(),
            plan->explain(),       session->changes(),
            session->exceptions(), session->changes()->execution(),
            session->cuts(),       session->cuts()->participants()};
}

// Looks the draft's closure up and waits for the answer.
[[nodiscard]] inline bool previewed(CutDraft* draft)
{
    draft->preview();
    return QTest::qWaitFor([draft] { return draft->ready() || !draft->problem().isEmpty(); }) &&
           draft->ready();
}
