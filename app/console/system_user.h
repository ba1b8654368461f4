// Who the operating system says sits here. It is asserted like every other name; what authenticates
// operators will answer in its place.
#pragma once

#include <QString>

// The login's name; empty where the system knows none, as in a browser.
[[nodiscard]] QString systemUserName();
