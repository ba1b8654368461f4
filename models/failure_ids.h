// What people name when they say what is lost: regions, sites and hosts by id, in one list.
#pragma once

#include <QString>
#include <QStringList>

#include "engine/base/error.h"
#include "engine/estate/catalog.h"
#include "engine/estate/governance_event.h"

// Apart by space, comma, semicolon or line.
[[nodiscard]] QStringList idsIn(const QString& text);
// The id in its own spelling. Error: the region's, which names what is near.
[[nodiscard]] estate::Result<QString> resolvedId(const estate::Catalog& catalog, const QString& id);
// Of resolved ids.
[[nodiscard]] estate::FailureSet failureSetOf(const estate::Catalog& catalog,
                                              const QStringList& ids);
// Regions, then sites, then hosts.
[[nodiscard]] QStringList idsOf(const estate::FailureSet& failures);
