#include "app/console/console.h"

int main(int argumentCount, char** arguments)
{
    return runConsole(argumentCount, arguments);
}
