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

// An address that names no place opens none.
bool namesPlace(const QString& link)
{
    return link.size() > 1;
}

void openLink(const char* link)
{
    if (const QString text = QString::fromUtf8(link); namesPlace(text))
        follower(text);
}

}  // namespace

QString pageAddress()
{
    const std::unique_ptr<char, decltype(&std::free)> address(estatePageAddress(), &std::free);
    return QString::fromUtf8(address.get());
}

bool pageNamesPlace()
{
    const std::unique_ptr<char, decltype(&std::free)> link(estatePageLink(), &std::free);
    return namesPlace(QString::fromUtf8(link.get()));
}

void followPageLink(std::function<void(const QString&)> open)
{
    follower = std::move(open);
    const std::unique_ptr<char, decltype(&std::free)> link(estatePageLink(), &std::free);
    openLink(link.get());
    estatePageFollow(&openLink);
}
