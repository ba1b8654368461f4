// Sentences about people: duty, roles, drills, incidents and maintenance.
#include <QtGlobal>

#include "models/engine_patterns.h"

namespace {

constexpr EnginePattern patterns[] = {
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The clock says %1, which is %2 before the journal's last event at %3: "
                       "event time stands still, and nothing expires. Correct the clock; if it "
                       "is right, confirm it before you commit.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The clock says %1, which is %2 before the journal's last event at %3: "
                       "event time stands still, and nothing expires. Correct the clock; if it "
                       "is right, confirm it before you approve.")},
    {QT_TRANSLATE_NOOP("EngineWords", "An exception's key has letters without spaces.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "What is said here has at most %1 bytes with what it is about. Shorten "
                       "it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Say why it is put off: whoever comes next reads it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "It can be put off until later than now, %1.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "An exception is put off for at most %1. Choose an earlier end.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A note to the next shift says something.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The event \"%1\" is a person's doing, not the executor's.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The event \"%1\" changes the rules; in a journal they change with a "
                       "proposal.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The event \"%1\" belongs to the execution of a proposal, and none is "
                       "under way.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Gang %1 is not one of those that proposal %2 planned.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The rules change otherwise than proposal %1 says.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The reason of a drill has at most %1 bytes. Shorten it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A drill is under way already, begun by %1. End it first.")},
    {QT_TRANSLATE_NOOP("EngineWords", "No drill is under way, so none can end.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A note of the audit has at most %1 bytes. Shorten it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "What is said in an incident has at most %1 bytes. Shorten it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The %1 is reported lost already, since %2. Report it back "
                                      "again first if that is wrong."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "The %1 can't be lost later than now, %2."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "The %1 is not among the losses of this incident."),
     places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "region %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "site %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "host %1")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" says no moment. Write how long ago it was, as in 12m, or a time "
                       "with its zone, as in 2026-01-01 06:30 UTC.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" ago is before time was counted.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Give the incident a title: what is happening.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A note of an incident says something.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Say how the incident ended: whoever looks into it afterwards reads it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The note \"%1\" does not say what notes of an incident say.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "An incident is open already, begun by %1: %2. End it first.")},
    {QT_TRANSLATE_NOOP("EngineWords", "No incident is open. Begin one first.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "An incident has at most %1 entries. End it and begin another one.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Nothing was lost at %1, before the first event of this estate at %2.")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 \"%2\" is named twice; name it once."), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Name at least one region, site or host that the maintenance closes.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The maintenance ends at %1, which is not after it begins. Give a later "
                       "end.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The maintenance is over already: it ends at %1 and it is %2. Give a "
                       "later end.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A maintenance lasts at most %1. Choose an earlier end, and plan the "
                       "next one then.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Say what the maintenance is for: whoever plans around it reads it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The reason of a maintenance stands on one line.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Maintenance %1 by %2 closes the same places at the same time already.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "%1 maintenances are planned already; no more are kept. Cancel one "
                       "first.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "One maintenance says at most %1 bytes. Name a site instead of its "
                       "hosts, plan it in parts, or shorten its reason.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "There is no maintenance \"%1\" in this journal; list the maintenances "
                       "to find its id.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Maintenance %1 was cancelled by %2 already.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Maintenance %1 is over since %2; there is nothing to cancel.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" is no operator's name: give 1 to %2 bytes of text on one line, "
                       "without spaces around it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" has characters that can't be seen, so that it could be taken "
                       "for another name; type it anew.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" stands for the executor; give your own name.")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 is %2 here; to %3 takes the role %4. Ask an "
                                      "administrator to grant it, or somebody who has it "
                                      "to act."),
     places({2, 3, 4})},
    {QT_TRANSLATE_NOOP("EngineWords", "viewer")},
    {QT_TRANSLATE_NOOP("EngineWords", "operator")},
    {QT_TRANSLATE_NOOP("EngineWords", "approver")},
    {QT_TRANSLATE_NOOP("EngineWords", "administrator")},
    {QT_TRANSLATE_NOOP("EngineWords", "open a proposal")},
    {QT_TRANSLATE_NOOP("EngineWords", "approve a proposal")},
    {QT_TRANSLATE_NOOP("EngineWords", "reject a proposal")},
    {QT_TRANSLATE_NOOP("EngineWords", "withdraw a proposal")},
    {QT_TRANSLATE_NOOP("EngineWords", "comment on a proposal")},
    {QT_TRANSLATE_NOOP("EngineWords", "commit a proposal")},
    {QT_TRANSLATE_NOOP("EngineWords", "end an execution")},
    {QT_TRANSLATE_NOOP("EngineWords", "grant a role")},
    {QT_TRANSLATE_NOOP("EngineWords", "begin or end a drill")},
    {QT_TRANSLATE_NOOP("EngineWords", "confirm the clock")},
    {QT_TRANSLATE_NOOP("EngineWords", "change the rules without a proposal")},
    {QT_TRANSLATE_NOOP("EngineWords", "cause the event \"%1\"")},
    {QT_TRANSLATE_NOOP("EngineWords", "compact a journal")},
    {QT_TRANSLATE_NOOP("EngineWords", "edit a draft")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The first role that a journal grants is administrator, because only "
                       "one can grant the others. Grant that first, to yourself or to somebody "
                       "else.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "%1 is the last administrator; make somebody else one first.")},
};

}  // namespace

std::span<const EnginePattern> peoplePatterns()
{
    return patterns;
}
