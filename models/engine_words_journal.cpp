// Sentences of the journal and its file.
#include <QtGlobal>

#include "models/engine_patterns.h"

namespace {

constexpr EnginePattern patterns[] = {
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" is no proposal: give at least %2 hexadecimal digits of its id.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "No proposal's id begins with \"%1\"; list the proposals to find it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "%1 proposals' ids begin with \"%2\"; give more digits.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "There is no proposal %1 in this journal; list the proposals to find "
                       "its id.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The plan of proposal %1 was made before this journal was compacted; "
                       "look in the file that it was compacted from.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" holds no event: its creation was interrupted. Delete it and "
                       "create a new journal.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" was compacted, and the image that it begins with "
                                      "can't be read: %2 Open the file that it was compacted "
                                      "from."),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" was compacted, and the image that it begins with can't be read. "
                       "Open the file that it was compacted from.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The image at record %1 is of record %2.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is open for looking only; open it for writing.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is open for looking only.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" exists already; open it, or choose another name.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\": its beginning is malformed.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\": its last record is malformed.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Records are pending; make them durable before the format is changed.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Records are pending. Copy the journal when they are durable.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal holds no record %1; its first is %2; `journal show` prints "
                       "its head.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal holds no record %1; its first is %2, because it was "
                       "compacted: look in the file that it was made from.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The journal holds no record %1; its last is %2.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal's table of formats is not one that a program writes; "
                       "restore the file from a backup.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal ends at index %1, but index %2 was expected: its end was "
                       "cut off. Restore it from a backup.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal was compacted and begins behind record %1; look for record "
                       "%2 in the file that it was compacted from.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The journal's last record is not where its chain ends.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Record %1 is not the one that was expected: the journal was rewritten.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "A compacted journal begins with an image that a durable record vouches "
                       "for.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The draft \"%1\" of the journal does not verify: %2 was "
                                      "changed. The log itself is not touched by it; end the "
                                      "draft, or restore the file from a backup."),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "edit %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "its list of edits")},
    {QT_TRANSLATE_NOOP("EngineWords", "its heading or its list of edits")},
    {QT_TRANSLATE_NOOP("EngineWords", "The journal holds edits that belong to no draft.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "There is no draft \"%1\" in this journal; list the drafts.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A draft's name has 1 to %1 bytes of text on one line.")},
    {QT_TRANSLATE_NOOP("EngineWords", "A journal of format 1 has no drafts.")},
    {QT_TRANSLATE_NOOP("EngineWords", "There is a draft \"%1\" already; choose another name.")},
    {QT_TRANSLATE_NOOP("EngineWords", "One edit of a draft has at most %1 bytes; split it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The draft \"%1\" has %2 edits; there is nothing more to do again.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The image of the state at record %1 is not the one that was taken. The "
                       "records themselves verify.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The new journal is in use by another program, so it could not be made "
                       "whole. Delete it and try again.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal has a trigger \"%1\" that no program of ours makes; "
                       "restore the file from a backup.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal's table or trigger \"%1\" is missing or was changed; "
                       "restore the file from a backup.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal's pages are damaged (%1); restore the file from a backup. "
                       "Nothing was changed.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The journal lacks a row that it must have.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal \"%1\": %2. Its folder has to be writable, because a -wal "
                       "and a -shm file lie beside it; to look at a journal elsewhere, copy it "
                       "with its -wal file.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal \"%1\": %2. Check its permissions: it and its folder have "
                       "to be writable, because a -wal and a -shm file lie beside it. To look "
                       "only, open it read-only.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal \"%1\": %2. Make room and do it again: this left nothing, "
                       "and what was there is safe.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The journal \"%1\": %2.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal: %1. Its folder has to be writable, because a -wal and a "
                       "-shm file lie beside it; to look at a journal elsewhere, copy it with "
                       "its -wal file.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal: %1. Check its permissions: it and its folder have to be "
                       "writable, because a -wal and a -shm file lie beside it. To look only, "
                       "open it read-only.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "The journal: %1. Make room and do it again: this left nothing, and "
                       "what was there is safe.")},
    {QT_TRANSLATE_NOOP("EngineWords", "The journal: %1.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not a path that can be opened.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" can't be read: check its permissions.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" can't be written: check its permissions, or open it read-only.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" does not exist; create it first or check the path.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" can't be looked at: %2.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is a directory; name the journal file in it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not a regular file.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" holds nothing yet: its creation was interrupted. Unless it is "
                       "another program's, delete it and create a new journal.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" is a database of another program, not an estate journal.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" carries no journal format version.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" has journal format %2; this program knows up to %3. Use a newer "
                       "version of the program.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" is truncated: %2 of %3 bytes are there. Restore it from a "
                       "backup; nothing was changed.")},
    {QT_TRANSLATE_NOOP("EngineWords", "\"%1\" can't be read.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" is empty (zero bytes): its creation was interrupted or its "
                       "content is lost. Restore it, or delete it and create a new journal.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" is not an estate journal: it is not an SQLite file.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" is truncated: not even its header is whole. Restore it from a "
                       "backup; nothing was changed.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" is being written by another program. Close that one, or open "
                       "the journal read-only.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "\"%1\" can't be made durable: the disk refuses. Nothing was changed.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Record %1 of the journal does not verify: %2. What lies "
                                      "before it is good; restore the rest from a backup."),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "it is missing or malformed")},
    {QT_TRANSLATE_NOOP("EngineWords", "it is missing")},
    {QT_TRANSLATE_NOOP("EngineWords", "a column is malformed")},
    {QT_TRANSLATE_NOOP("EngineWords", "it does not follow the record in front of it")},
    {QT_TRANSLATE_NOOP("EngineWords", "its content is not what its hash was made of")},
    {QT_TRANSLATE_NOOP("EngineWords", "its kind is not that of its event")},
    {QT_TRANSLATE_NOOP("EngineWords", "Record %1: %2"), places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "The journal holds decisions that belong to no event.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Event %1 can't be journaled: %2."), places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "the next index is %1")},
    {QT_TRANSLATE_NOOP("EngineWords", "its index or time is beyond 2^63 - 1")},
    {QT_TRANSLATE_NOOP("EngineWords", "its time lies before that of the event in front of it")},
    {QT_TRANSLATE_NOOP("EngineWords", "its actor is not a name: %1"), places({1})},
    {QT_TRANSLATE_NOOP("EngineWords", "its decisions are too large")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Event %1 was planned by version %2 of the planner; this is version %3. "
                       "Use a newer version of the program.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Event %1 was planned by version %2 of the planner, whose gangs have "
                       "other ids than this version's. Open the journal with the program that "
                       "wrote it.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Event %1 of the journal carries other decisions than this planner "
                       "makes of the same log; restore the file from a backup and report it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Event %1 of the journal contradicts the log before it: %2"),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Event %1 of the journal says that the state in front of it was another "
                       "one; restore the file from a backup and report it.")},
    {QT_TRANSLATE_NOOP("EngineWords", "Event %1 of the journal is refused when it is replayed: %2"),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "Event %1 of the journal does not fit the directory: %2"),
     places({2})},
    {QT_TRANSLATE_NOOP("EngineWords", "Event %1 of the journal carries no plan.")},
    {QT_TRANSLATE_NOOP("EngineWords",
                       "Proposal %1 is being executed; finish or abort it before the journal "
                       "is compacted.")},
};

}  // namespace

std::span<const EnginePattern> journalPatterns()
{
    return patterns;
}
