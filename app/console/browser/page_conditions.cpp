#include "app/console/browser/page_conditions.h"

#include <utility>

// page_conditions.js; each calls back at once.
extern "C" {
void estatePageMotion(void (*told)(int));
void estatePageNetwork(void (*told)(int));
}

namespace {

// There is one page.
std::function<void(bool)> motionTold;
std::function<void(bool)> networkTold;

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
