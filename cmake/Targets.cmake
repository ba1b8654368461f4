# What every target of ours has in common, in one place.
find_program(ESTATE_CCACHE ccache)
if(ESTATE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # What ccache must be told so that it serves files with a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros)
    if(EMSCRIPTEN)
        # em++ is a script; what it runs is clang.
        list(APPEND CMAKE_CXX_COMPILER_LAUNCHER CCACHE_COMPILERTYPE=clang)
    endif()
    list(APPEND CMAKE_CXX_COMPILER_LAUNCHER ${ESTATE_CCACHE})
endif()

function(estate_target_options target)
    target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wconversion -Wshadow)
    # GCC 12 warns of overlapping copies inside std::string's operator+ (GCC bug 105651) and of empty
    # std::optionals being read (GCC bug 80635); neither happens. Clang and the sanitizers look there.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        target_compile_options(${target} PRIVATE -Wno-restrict -Wno-maybe-uninitialized)
    endif()
    # Counts have 64 bits everywhere; what stands in a container there are fewer of than memory holds.
    if(EMSCRIPTEN)
        target_compile_options(${target} PRIVATE -Wno-shorten-64-to-32)
    endif()
    if(ESTATE_WERROR)
        target_compile_options(${target} PRIVATE -Werror)
    endif()
    if(ESTATE_SANITIZE)
        target_compile_options(${target} PUBLIC -fsanitize=${ESTATE_SANITIZE} -fno-omit-frame-pointer
                                                -fno-sanitize-recover=all)
        target_link_options(${target} PUBLIC -fsanitize=${ESTATE_SANITIZE})
    endif()
endfunction()

# With ESTATE_UNITY a library's sources are compiled a dozen at a time: a third of the work for
# whoever builds everything once, and more of it for whoever changes one file.
function(estate_compile_together target)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${ESTATE_UNITY} UNITY_BUILD_BATCH_SIZE 12)
    # GCC takes what is private to one of these files for something that a header shows.
    if(ESTATE_UNITY AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
endfunction()

# A library of the engine: no exceptions, no Qt but where a folder says so.
function(estate_engine_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINK")
    add_library(${name} STATIC ${arg_SOURCES})
    estate_target_options(${name})
    target_compile_options(${name} PRIVATE -fno-exceptions)
    target_link_libraries(${name} PUBLIC ${arg_LINK})
    estate_compile_together(${name})
endfunction()

# tests/<folder>/tst_<subject>.cpp, one program each, with GoogleTest's main.
function(estate_add_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "LINK")
    add_executable(${name} ${name}.cpp)
    estate_target_options(${name})
    target_link_libraries(${name} PRIVATE ${arg_LINK} GTest::gtest_main GTest::gmock)
    if(EMSCRIPTEN)
        estate_node_program(${name})
    endif()
    # What a test calls is optimised in its library; of the test itself it would only cost the build.
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
    add_test(NAME ${name} COMMAND ${name})
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT ${arg_TIMEOUT})
endfunction()
