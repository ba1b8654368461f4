// What room Plan was asked and did not answer yet comes back with the journal, and after it was
// cleared.
#include "models/failure_ids.h"
#include "models/plan_session.h"
#include "models/typed_text.h"
#include "models/words.h"

namespace {

const QString failuresField = QStringLiteral("plan/failures");
const QString delayField = QStringLiteral("plan/delay");
const QString secondField = QStringLiteral("plan/second");
const QString afterField = QStringLiteral("plan/after");

}  // namespace

// With the failure set goes what can't be read of its time and the second loss. What was named and
// typed since then stays, beside what comes back.
void PlanSession::clearWithUndo()
{
    const QStringList ids = m_failures.ids();
    const QString delay = m_delayText;
    const QString second = m_secondLoss.idsText();
    const QString after = m_secondLoss.afterText();
    clear();
    if (!delayProblem().isEmpty())
        setDelayText(delayAtFirst());
    m_secondLoss.dropWrong();
    if (ids.isEmpty())
        return;
    m_desk->undo().offer(
        tr("Cleared: the failure set of %n member(s)", nullptr, static_cast<int>(ids.size())),
        [this, ids, delay, second, after] {
            noteFailures(m_failures.setIds(ids + m_failures.ids()));
            if (m_delayText == delayAtFirst())
                setDelayText(delay);
            if (m_secondLoss.idsText().isEmpty())
                m_secondLoss.setIdsText(second);
            if (m_secondLoss.afterText() == SecondLoss::afterAtFirst())
                m_secondLoss.setAfterText(after);
        });
}

void PlanSession::keepQuestion() const
{
    // What goes with its journal or moment was not taken away by a person.
    if (m_desk->replacing() || !TypedText::keeping() || !m_desk->isOpen() || m_desk->inPast())
        return;
    const QString journal = TypedText::journalOf(*m_desk);
    TypedText::keep(journal, failuresField, m_failures.ids().join(QLatin1Char(' ')));
    TypedText::keep(journal, delayField, m_delayText);
    TypedText::keep(journal, secondField, m_secondLoss.idsText());
    TypedText::keep(journal, afterField, m_secondLoss.afterText());
}

// It became a proposal, which keeps it.
void PlanSession::forgetQuestion() const
{
    const QString journal = TypedText::journalOf(*m_desk);
    for (const QString& field : {failuresField, delayField, secondField, afterField})
        TypedText::keep(journal, field, {});
}

// The estate may be without some of it by now: those ids are left out.
void PlanSession::recallQuestion()
{
    if (!TypedText::keeping())
        return;
    const QString journal = TypedText::journalOf(*m_desk);
    const QStringList ids = idsIn(TypedText::kept(journal, failuresField));
    const QString delay = TypedText::kept(journal, delayField);
    const QString second = TypedText::kept(journal, secondField);
    const QString after = TypedText::kept(journal, afterField);
    noteFailures(m_failures.setIds(checkedIds(ids)));
    m_problems.clear();
    if (!delay.isEmpty())
        setDelayText(delay);
    m_secondLoss.setIdsText(second);
    if (!after.isEmpty())
        m_secondLoss.setAfterText(after);
}
