// Names every bar of the recovery timeline to assistive technology: a chart of as many children as
// groups were decided, none of them an item.
#pragma once

// Installs the factory once; called by RecoveryTimeline.
void installRecoveryTimelineAccessible();
