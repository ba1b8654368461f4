// Room Rules in the tour: what is approved, a draft with a mistake in it, its difference, a text
// with an error, and a rule for a second loss that is tried at once.
#include <QQuickWindow>

#include "app/console/shell.h"
#include "app/console/tour.h"
#include "models/rule_words.h"
#include "models/rules_session.h"

namespace {

constexpr int rulesRoom = 3;
constexpr int changesRoom = 4;
enum View { policies, impacts, findings, changes, trial, text };

void look(RulesSession* rules, View view)
{
    rules->parent()->setProperty("view", static_cast<int>(view));
}

}  // namespace

void Tour::addRuleSteps()
{
    act([this] { m_shell->setRoom(rulesRoom); });
    waitUntil(QStringLiteral("room Rules is not made"),
              [this] { return m_shell->window()->findChild<RulesSession*>() != nullptr; });
    const auto rules = [this] { return m_shell->window()->findChild<RulesSession*>(); };
    const auto settle = [this, rules] {
        waitUntil(QStringLiteral("the rules are not worked out"),
                  [rules] { return rules()->progress() >= 1; });
    };
    // Far from the regions that were lost.
    const QString first = m_session->regions()->regionIdAt(100);
    const QString second = m_session->regions()->regionIdAt(101);
    const QString other = m_session->regions()->regionIdAt(400);
    settle();
    act([rules, first] { rules()->policies()->setFilter(QStringLiteral("when:%1").arg(first)); });
    waitUntil(QStringLiteral("the rules are not filtered"),
              [rules] { return !rules()->policies()->arranging(); });
    act([rules] { rules()->select(rules()->policies()->keyOf(rules()->policies()->itemAt(0))); });
    shoot(QStringLiteral("rules-approved"), rulesRoom);
    act([this, rules, other] {
        RuleTextEditor* editor = rules()->editor();
        QStringList lines = editor->text().split(QLatin1Char('\n'));
        // The first rule of the policy goes where the entity is not.
        lines[1] =
            lines[1].section(QStringLiteral("restore"), 0, 0) + QStringLiteral("restore ") + other;
        editor->setText(lines.join(QLatin1Char('\n')));
        expect(editor->check(), QStringLiteral("an edit of the rules is not kept"));
    });
    settle();
    act([this, rules] {
        expect(rules()->findings()->errors() > 0, QStringLiteral("lint misses a bad target"));
        m_session->clearNotice();
    });
    shoot(QStringLiteral("rules-draft"), rulesRoom);
    act([rules] { look(rules(), findings); });
    shoot(QStringLiteral("rules-findings"), rulesRoom);
    act([rules] { look(rules(), changes); });
    shoot(QStringLiteral("rules-changes"), rulesRoom);
    act([this, rules] {
        look(rules(), text);
        RuleTextEditor* editor = rules()->text();
        QString wrong = editor->text();
        editor->setText(wrong.replace(QStringLiteral(" hold\n"), QStringLiteral(" holt\n")));
        expect(!editor->check(), QStringLiteral("a wrong text is kept"));
    });
    shoot(QStringLiteral("rules-text"), rulesRoom);
    act([rules, first, second] {
        rules()->text()->revert();
        rules()->undo();
        rules()->secondLoss()->look(first + QLatin1Char(' ') + second);
    });
    settle();
    waitUntil(QStringLiteral("the second loss is not looked at"),
              [rules] { return !rules()->secondLoss()->working(); });
    act([this, rules, first, second] {
        SecondLossTable* found = rules()->secondLoss();
        // No third copy is there, so the sheet refuses the rule: Try it shows what it would do.
        expect(found->nowhereAt(0), QStringLiteral("a region is found for a second loss"));
        rules()->select(
            blockKeyText({estate::BlockKind::policy, found->policyAt(0).toStdString()}));
        RuleTextEditor* editor = rules()->editor();
        const QString loss = QStringLiteral("when %1, %2 ").arg(first, second);
        QString restores = editor->text();
        restores.replace(loss + QStringLiteral("hold"),
                         loss + QStringLiteral("restore ") + m_session->regions()->regionIdAt(20));
        editor->setText(restores);
        expect(editor->check(), QStringLiteral("a rule for a second loss can't be written"));
        rules()->trial()->run(found->failures());
        rules()->pins()->pin(first);
        rules()->pins()->pin(first + QLatin1Char(' ') + second);
        look(rules(), trial);
    });
    settle();
    waitUntil(QStringLiteral("the pinned losses are not tried"),
              [rules] { return !rules()->pins()->working(); });
    shoot(QStringLiteral("rules-second-loss"), rulesRoom);
    act([rules] { look(rules(), impacts); });
    act([rules] { rules()->select(rules()->impacts()->keyOf(0)); });
    shoot(QStringLiteral("rules-impact"), rulesRoom);
    act([this, rules] {
        m_proposalId = rules()->propose(QString());
        expect(!m_proposalId.isEmpty(), QStringLiteral("a draft can't be proposed"));
        m_session->clearNotice();
        QMetaObject::invokeMethod(m_shell->window(), "showProposal", Q_ARG(QString, m_proposalId));
    });
    shoot(QStringLiteral("changes-rules"), changesRoom);
}
