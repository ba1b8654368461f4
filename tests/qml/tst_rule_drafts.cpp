// What becomes of a draft: it is proposed once, done with once it is in force, and there again
// after a look back.
#include <QSignalSpy>
#include <QTest>
#include <functional>

#include "models/rules_session.h"
#include "tests/qml/desk_fixture.h"

namespace {

struct DraftFixture {
    DeskFixture desk;
    RulesSession rules;

    DraftFixture()
    {
        rules.setSession(desk.session.get());
        rules.setActive(true);
    }
    [[nodiscard]] bool settled() const
    {
        return QTest::qWaitFor([this] { return rules.progress() >= 1; }, 20'000);
    }
    // The text of a policy, with a line more at its end or without it.
    [[nodiscard]] bool rewrite(const std::function<QString(QString)>& rewritten)
    {
        rules.select(QStringLiteral("policy from-r000-to-r001"));
        rules.editor()->setText(rewritten(rules.editor()->text()));
        return rules.editor()->check() && settled();
    }
    [[nodiscard]] bool append(const QString& line)
    {
        return rewrite([&line](const QString& text) { return text + line; });
    }
    [[nodiscard]] bool takeOut(const QString& line)
    {
        return rewrite([&line](QString text) { return text.remove(line); });
    }
    [[nodiscard]] bool commit(const QString& proposal)
    {
        desk.session->setOperatorName(QStringLiteral("grace"));
        const bool done = desk.changes()->approve(proposal) && desk.changes()->commit(proposal);
        desk.session->setOperatorName(QStringLiteral("ada"));
        return done;
    }
};

const QString held = QStringLiteral("  when r000, r002 hold\n");

}  // namespace

class RuleDraftsTest : public QObject {
    Q_OBJECT

private slots:
    void aDraftIsNotProposedTwice();
    void aDraftInForceIsDoneWith();
    void aDraftIsThereAgainAfterALookBack();
};

// A second proposal of the same could only become stale.
void RuleDraftsTest::aDraftIsNotProposedTwice()
{
    DraftFixture fixture;
    RulesSession& rules = fixture.rules;
    QVERIFY(fixture.append(held));
    QCOMPARE(rules.proposeObstacle(), QString());
    const QSignalSpy assessed(&rules, &RulesSession::assessed);
    const QString proposal = rules.propose(QStringLiteral("hold r002 too"));
    QVERIFY(!proposal.isEmpty());
    QVERIFY(!assessed.isEmpty());
    QVERIFY(rules.proposeObstacle().contains(QStringLiteral("hold r002 too")));
    QVERIFY(fixture.append(QStringLiteral("  when r000, r003 hold\n")));
    QCOMPARE(rules.proposeObstacle(), QString());  // that is something else
    QVERIFY(rules.undo());
    QVERIFY(fixture.settled());
    QVERIFY(!rules.proposeObstacle().isEmpty());
    QVERIFY(fixture.desk.changes()->withdraw(proposal));
    QCOMPARE(rules.proposeObstacle(), QString());
}

void RuleDraftsTest::aDraftInForceIsDoneWith()
{
    DraftFixture fixture;
    RulesSession& rules = fixture.rules;
    QVERIFY(rules.begin(QStringLiteral("spring")));
    QVERIFY(fixture.append(held));
    const QString proposal = rules.propose(QStringLiteral("hold"));
    QVERIFY(!proposal.isEmpty());
    QCOMPARE(rules.draft(), QStringLiteral("spring"));
    QVERIFY(fixture.commit(proposal));
    QCOMPARE(rules.draft(), QString());
    // What was in force before is an edit like any other, of another draft.
    QVERIFY(fixture.takeOut(held));
    QVERIFY(!rules.draft().isEmpty());
    QVERIFY(rules.draft() != QStringLiteral("spring"));
    QCOMPARE(rules.policies()->changedCount(), 1);
}

void RuleDraftsTest::aDraftIsThereAgainAfterALookBack()
{
    DraftFixture fixture;
    RulesSession& rules = fixture.rules;
    QVERIFY(rules.begin(QStringLiteral("spring")));
    QVERIFY(fixture.append(held));
    QVERIFY(fixture.desk.lookBack(1));
    QCOMPARE(rules.draft(), QString());
    QTRY_COMPARE(rules.policies()->changedCount(), 0);
    fixture.desk.session->backToNow();
    QTRY_COMPARE(rules.policies()->changedCount(), 1);
    QCOMPARE(rules.draft(), QStringLiteral("spring"));
}

QTEST_MAIN(RuleDraftsTest)
#include "tst_rule_drafts.moc"
