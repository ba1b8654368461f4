// The whole application but main(): so that tests and tours run what is shipped.
#pragma once

// Returns the program's exit code: 0 done, 1 the tour failed, 2 bad usage.
int runConsole(int argumentCount, char** arguments);
