#include "app/console/system_user.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

QString systemUserName()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_WASM)
    if (const passwd* user = getpwuid(geteuid()); user != nullptr && user->pw_name != nullptr)
        return QString::fromLocal8Bit(user->pw_name);
#endif
    return {};
}
