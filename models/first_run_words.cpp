// What the tour of a first run says: what to do, how to read what happened, and what was learned.
#include "models/first_run.h"
#include "models/words.h"

using namespace estate;

namespace {

// Of the drill, as its task counts them: open, run, propose, approve, commit.
constexpr int drillParts = 5;

}  // namespace

int FirstRun::drillPart() const
{
    switch (drillTask()) {
    case OpenDrill: return 1;
    case Propose: return 3;
    case Approve: return 4;
    case Commit:
    case Watch: return 5;
    default: return 2;
    }
}

QString FirstRun::stepText() const
{
    if (opened() && done())
        return tr("Step %1 of %2, done").arg(m_step + 1).arg(static_cast<int>(stepCount));
    if (!opened() || m_step != drillStep)
        return tr("Step %1 of %2").arg(m_step + 1).arg(static_cast<int>(stepCount));
    return tr("Step %1 of %2, part %3 of %4")
        .arg(m_step + 1)
        .arg(static_cast<int>(stepCount))
        .arg(drillPart())
        .arg(drillParts);
}

QString FirstRun::titleText() const
{
    switch (m_step) {
    case lossStep: return tr("Lose a region");
    case explainStep: return tr("Why there?");
    default: break;
    }
    if (!done())
        return tr("Rehearse it, up to the commit");
    const Proposal* current = proposal();
    return current == nullptr || current->content.drill ? tr("The drill is done")
                                                        : tr("The plan is committed");
}

QString FirstRun::bodyText() const
{
    if (!opened())
        return {};
    switch (m_step) {
    case lossStep: return lossText();
    case explainStep:
        if (done())
            return tr("The drawer on the right names the rule that governs and the rules it beat, "
                      "adds up the time step by step, and gives for every other region the first "
                      "constraint that rules it out, with its numbers.");
        if (task() != ChooseDecision)
            return lossText();
        return tr("Every row of the table is a group and what becomes of it. Choose one with Up "
                  "and Down or the pointer, and read its explanation beside the table. “Show me” "
                  "goes to the table.");
    default: return drillText();
    }
}

QString FirstRun::lossText() const
{
    if (m_step == lossStep && m_done[drillStep])
        return tr("Above the timeline stands how many groups recover in time, late or not at all, "
                  "and at what cost; each row of the timeline is a queue of recoveries. The run "
                  "changed nothing, the commit did.");
    if (m_step == lossStep && done())
        return tr("Above the timeline stands how many groups recover in time, late or not at all, "
                  "and at what cost; each row of the timeline is a queue of recoveries. Nothing of "
                  "the estate has changed: a run is planned beside it.");
    switch (task()) {
    case OpenFederal: return tr("This step is for the federal estate. “Show me” opens it.");
    case RunLoss:
        return tr("No single loss costs more than that of %1. “Show me” names it in Plan and runs, "
                  "which changes nothing. Or name another one there and press F5.")
            .arg(m_suggested);
    default:
        return tr("Every single loss is being planned to find the one that costs most. “Show me” "
                  "goes to Plan: name any region there and press F5.");
    }
}

QString FirstRun::drillText() const
{
    const Proposal* current = proposal();
    const bool drill = current == nullptr || current->content.drill;
    if (done() && !(drill && m_done[explainStep]))
        return tr("A plan went from proposal over approval to commit, and the estate has changed "
                  "by it: what was lost recovers elsewhere, as Changes shows group by group. Every "
                  "step stands in Journal.");
    if (done())
        return tr("You lost a region without changing anything, read why a group recovers where it "
                  "does, and carried a plan from proposal over approval to commit. In an estate "
                  "that counts another operator approves. Every step stands in Journal.");
    switch (drillTask()) {
    case OpenDrill:
        return tr("“Show me” opens a small estate of four regions in memory and begins a drill of "
                  "one person: you may approve what you propose in it, and it is recorded.");
    case RunLoss:
        return tr("No single loss costs more than that of %1. “Show me” names it in Plan and "
                  "runs.")
            .arg(m_suggested);
    case Propose:
        return tr("Read the plan, then propose it with Ctrl+P or “Show me”. A proposal is bound to "
                  "exactly what the planner has looked at.");
    case Approve:
        if (!drill)
            return tr("The proposal waits in Changes for another operator than its author. “Show "
                      "me” goes there.");
        return tr("The proposal waits in Changes. “Show me” asks whether you approve it, which an "
                  "author may do only in a drill.");
    case Commit:
        return tr(
            "The commit is the one step that changes the estate. “Show me” opens it: it names "
            "its effect and, where operations are lost, asks you to type their number.");
    case Watch:
        return tr("Every group is prepared at its destination, the sources are fenced, then all "
                  "groups are committed at once. Until then it can be aborted.");
    default:
        return tr("Every single loss is being planned to find the one that costs most. “Show me” "
                  "goes to Plan: name any region there and press F5.");
    }
}

QString FirstRun::resultText() const
{
    if (!opened() || !done())
        return {};
    switch (m_step) {
    case lossStep: return m_session->plan()->summaryText();
    case explainStep:
        return m_session->plan()->explain()->active()
                   ? tr("You chose %1.").arg(m_session->plan()->explain()->titleText())
                   : QString();
    default: break;
    }
    const Proposal* current = proposal();
    if (current == nullptr || current->status != ProposalStatus::committed)
        return {};
    return tr("Committed “%1”: %n group(s) recover elsewhere.", nullptr,
              static_cast<int>(current->content.groups))
        .arg(toText(current->content.title));
}

QString FirstRun::effectText() const
{
    const Task now = task();
    const bool replaces = now == OpenFederal || (now == OpenDrill && !onDrillEstate()) ||
                          (now == GoHome && !onFederal());
    if (!opened() || !replaces)
        return {};
    return m_session->keepsFile()
               ? tr("%1 is closed and stays as it is.").arg(m_session->journalText())
               : tr("The present estate is only in memory: what was done to it is lost.");
}

QString FirstRun::actionText() const
{
    switch (task()) {
    case GoOn: return tr("Next");
    case GoHome: return onFederal() ? tr("To the estate") : tr("Back to the federal estate");
    default: return tr("Show me");
    }
}
