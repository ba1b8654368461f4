# Builds the engine with clang and runs the golden digest tests: the same values as with gcc.
# cmake -DSOURCE=... -DBUILD=... -DCOMPILER=... -P golden_clang.cmake
foreach(arguments IN ITEMS
        "-S;${SOURCE};-B;${BUILD};-G;Ninja;-DCMAKE_CXX_COMPILER=${COMPILER};-DCMAKE_BUILD_TYPE=Release;-DESTATE_UI=OFF;-DESTATE_BENCH=OFF"
        "--build;${BUILD};--target;tst_projection;tst_estate_digest")
    execute_process(COMMAND ${CMAKE_COMMAND} ${arguments} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
foreach(program IN ITEMS tst_projection tst_estate_digest)
    execute_process(COMMAND ${BUILD}/bin/${program} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
