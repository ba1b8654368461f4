// What the browser says of the person and of the network, now and whenever it changes, and what it
// does not let the page do.
#pragma once

#include <functional>

void followReducedMotion(std::function<void(bool reduced)> told);
void followNetwork(std::function<void(bool there)> told);
// A copy did not come to the clipboard.
void followClipboard(std::function<void()> refused);
