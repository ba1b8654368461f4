// What a draft says is proposed once: a second proposal of the same could only become stale.
#include <QSignalSpy>
#include <QTest>

#include "models/rules_session.h"
#include "tests/qml/desk_fixture.h"

class RulesOnceTest : public QObject {
    Q_OBJECT

private slots:
    void aDraftIsNotProposedTwice();

private:
    [[nodiscard]] bool settled() const
    {
        return QTest::qWaitFor([this] { return m_rules.progress() >= 1; }, 20'000);
    }
    // A line more at the end of a policy.
    [[nodiscard]] bool append(const char* line)
    {
        m_rules.select(QStringLiteral("policy from-r000-to-r001"));
        m_rules.editor()->setText(m_rules.editor()->text() + QString::fromLatin1(line));
        return m_rules.editor()->check() && settled();
    }

    DeskFixture m_desk;
    RulesSession m_rules;
};

void RulesOnceTest::aDraftIsNotProposedTwice()
{
    m_rules.setSession(m_desk.session.get());
    m_rules.setActive(true);
    QVERIFY(append("  when r000, r002 hold\n"));
    QCOMPARE(m_rules.proposeObstacle(), QString());
    const QSignalSpy assessed(&m_rules, &RulesSession::assessed);
    const QString proposal = m_rules.propose(QStringLiteral("hold r002 too"));
    QVERIFY(!proposal.isEmpty());
    QVERIFY(!assessed.isEmpty());
    QVERIFY(m_rules.proposeObstacle().contains(QStringLiteral("hold r002 too")));
    QVERIFY(append("  when r000, r003 hold\n"));
    QCOMPARE(m_rules.proposeObstacle(), QString());  // that is something else
    QVERIFY(m_rules.undo());
    QVERIFY(settled());
    QVERIFY(!m_rules.proposeObstacle().isEmpty());
    QVERIFY(m_desk.changes()->withdraw(proposal));
    QCOMPARE(m_rules.proposeObstacle(), QString());
}

QTEST_MAIN(RulesOnceTest)
#include "tst_rules_once.moc"
