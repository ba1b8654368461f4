# cmake -DNODE=node -DPROGRAM=program.js -DTEST=Suite.name -P fails.cmake
# That this program ends badly, and because of that one test.
execute_process(COMMAND ${NODE} ${PROGRAM} RESULT_VARIABLE code OUTPUT_VARIABLE output)
if(code EQUAL 0 OR NOT output MATCHES "FAILED  \\] ${TEST}" OR NOT output MATCHES "1 FAILED TEST")
    message(FATAL_ERROR "Exit code ${code}; expected was a failure of ${TEST} alone:\n${output}")
endif()
