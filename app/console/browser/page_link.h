// Deep links in the page's address: #/plan?fail=r017,r018 opens that place, when the page is loaded
// and whenever the address changes.
#pragma once

#include <QString>
#include <functional>

// The page's address, without a place in it.
[[nodiscard]] QString pageAddress();

// The address names a place already.
[[nodiscard]] bool pageNamesPlace();

// `open` is called as long as the page lives.
void followPageLink(std::function<void(const QString&)> open);
