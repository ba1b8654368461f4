// What the browser says of the person and of the network, now and whenever it changes.
#pragma once

#include <functional>

void followReducedMotion(std::function<void(bool reduced)> told);
void followNetwork(std::function<void(bool there)> told);
