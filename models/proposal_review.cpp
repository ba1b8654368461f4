#include "models/proposal_review.h"

#include "models/language.h"
#include "models/rule_words.h"
#include "models/words.h"

using namespace estate;

namespace {

QString aloneTextOf(const Proposal& proposal)
{
    QString text;
    if (!proposal.breakGlass.empty())
        text = ProposalReview::tr("%1 broke the glass: %2")
                   .arg(toText(proposal.committer), toText(proposal.breakGlass));
    else if (proposal.wantsRetrospect() || proposal.retrospect)
        text = ProposalReview::tr("Carried out by one person in a drill");
    if (proposal.wantsRetrospect())
        return ProposalReview::tr("%1. Another operator has to judge it afterwards.").arg(text);
    if (!proposal.retrospect)
        return text;
    return *proposal.retrospect == Verdict::approve
               ? ProposalReview::tr("%1. Afterwards %2 found it right.")
                     .arg(text, toText(proposal.judge))
               : ProposalReview::tr("%1. Afterwards %2 found it wrong.")
                     .arg(text, toText(proposal.judge));
}

QString voidedText(const Proposal& proposal)
{
    const ProposalReviewed& voided = *proposal.voided;
    QStringList changes;
    if (!voided.changedRegions.empty())
        changes << ProposalReview::tr("changed regions: %1").arg(joinedIds(voided.changedRegions));
    if (voided.rulesChanged)
        changes << ProposalReview::tr("the rules changed");
    if (proposal.kind() != ProposalKind::rules && !voided.basis.empty() &&
        closedBasis(voided.basis) != closedBasis(proposal.content.basis))
        changes << ProposalReview::tr("other places are under maintenance");
    changes << ProposalReview::tr("%n group(s) go otherwise", nullptr,
                                  static_cast<int>(voided.changedFlows));
    return changes.join(QStringLiteral("; "));
}

}  // namespace

ProposalReview::ProposalReview(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &ProposalReview::refresh);
}

void ProposalReview::setProposalId(const QString& proposalId)
{
    if (m_proposalId == proposalId)
        return;
    m_proposalId = proposalId;
    emit proposalIdChanged();
    refresh();
}

void ProposalReview::clear()
{
    m_kind.clear();
    m_reachText.clear();
    m_expiresText.clear();
    m_replacesText.clear();
    m_drillText.clear();
    m_aloneText.clear();
    m_wantsRetrospect = false;
    m_freshnessText.clear();
    m_difference.setChanges({});
    m_reach.setChanges({});
    m_flows.setChanges({});
    m_comments.setComments({});
}

void ProposalReview::refresh()
{
    const bool open = m_session != nullptr && m_session->desk().isOpen();
    const auto id = Digest::fromHex(m_proposalId.toStdString());
    const Proposal* proposal =
        open && id ? m_session->desk().workspace().proposals().find(*id) : nullptr;
    if (proposal == nullptr)
        clear();
    else
        read(*proposal);
    emit refreshed();
}

void ProposalReview::read(const Proposal& proposal)
{
    const ProposalOpened& content = proposal.content;
    m_kind = toText(proposalKindName(proposal.kind()));
    m_reachText = proposal.kind() != ProposalKind::rules
                      ? QString()
                      : tr("%1 group(s) act otherwise, in %2 of %3 single and pair losses", nullptr,
                           pluralOf(content.reach.changedFlows))
                            .arg(Figures::count(content.reach.changedFlows),
                                 Figures::count(content.reach.changedSets),
                                 Figures::count(content.reach.sets));
    m_expiresText = content.expiresAt == Timestamp{} || hasEnded(proposal.status)
                        ? QString()
                        : Figures::time(content.expiresAt);
    m_replacesText = content.replaces == Digest{} ? QString() : toText(content.replaces.brief());
    m_drillText = content.drill ? tr("Of a drill: its author may approve it, and it ends with the "
                                     "drill.")
                                : QString();
    m_aloneText = aloneTextOf(proposal);
    m_wantsRetrospect = proposal.wantsRetrospect();
    m_freshnessText = proposal.voided ? voidedText(proposal) : QString();
    m_difference.setChanges(content.ruleChanges);
    m_reach.setChanges(content.reach.changes);
    m_flows.setChanges(proposal.voided ? proposal.voided->changes : std::vector<FlowChange>());
    m_comments.setComments(proposal.comments);
}

bool ProposalReview::comment(const QString& text)
{
    const auto id = Digest::fromHex(m_proposalId.toStdString());
    if (m_session == nullptr || !id || text.trimmed().isEmpty())
        return false;
    Desk& desk = m_session->desk();
    const auto said = desk.workspace().comment(*id, desk.operatorName().toStdString(),
                                               text.trimmed().toStdString(), desk.now());
    if (!said) {
        desk.noteRefusal(said.error());
        return false;
    }
    desk.noteEvents();
    return true;
}
