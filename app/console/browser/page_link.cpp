#include "app/console/browser/page_link.h"

#include <cstdlib>
#include <memory>
#include <utility>

// page_link.js
extern "C" {
char* estatePageLink();
char* estatePageAddress();
void estatePageFollow(void (*changed)(const char*));
}

namespace {

// There is one page.
std::function<void(const QString&)> follower;

void openLink(const char* link)
{
    // An address that names no place opens none.
    if (const QString text = QString::fromUtf8(link); text.size() > 1)
        follower(text);
}

}  // namespace

QString pageAddress()
{
    const std::unique_ptr<char, decltype(&std::free)> address(estatePageAddress(), &std::free);
    return QString::fromUtf8(address.get());
}

void followPageLink(std::function<void(const QString&)> open)
{
    follower = std::move(open);
    const std::unique_ptr<char, decltype(&std::free)> link(estatePageLink(), &std::free);
    openLink(link.get());
    estatePageFollow(&openLink);
}
