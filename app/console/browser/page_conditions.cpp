#include "app/console/browser/page_conditions.h"

#include <utility>

// page_conditions.js; the first two call back at once.
extern "C" {
void estatePageMotion(void (*told)(int));
void estatePageNetwork(void (*told)(int));
void estatePageClipboard(void (*refused)());
}

namespace {

// There is one page.
std::function<void(bool)> motionTold;
std::function<void(bool)> networkTold;
std::function<void()> copyRefused;

}  // namespace

void followReducedMotion(std::function<void(bool)> told)
{
    motionTold = std::move(told);
    estatePageMotion([](int reduced) { motionTold(reduced != 0); });
}

void followNetwork(std::function<void(bool)> told)
{
    networkTold = std::move(told);
    estatePageNetwork([](int there) { networkTold(there != 0); });
}

void followClipboard(std::function<void()> refused)
{
    copyRefused = std::move(refused);
    estatePageClipboard([] { copyRefused(); });
}
