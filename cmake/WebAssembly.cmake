# What is otherwise in the browser edition; included when configured with a Qt kit for WebAssembly
# (packaging/wasm/build).
option(ESTATE_WASM_RELEASE "Optimise wholly: linking takes minutes; OFF: for developers, seconds" OFF)
set(ESTATE_GOOGLETEST /usr/src/googletest CACHE PATH
    "Sources of GoogleTest, as the Debian package googletest has them; tests under Node need them")

# At both steps: the linker's level decides what is done to the whole program.
if(ESTATE_WASM_RELEASE)
    set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")
else()
    set(CMAKE_CXX_FLAGS_RELEASE "-O1 -DNDEBUG")
endif()

# Libraries that are headers only are the build machine's. Their folder as a whole would bring its C
# library's headers along, so each gets a folder with nothing else in it.
function(estate_header_library target folder header package)
    find_path(${folder}_PARENT ${folder}/${header} PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH)
    if(NOT ${folder}_PARENT)
        message(FATAL_ERROR "${folder}/${header} is missing: install the Debian package ${package}.")
    endif()
    set(view ${CMAKE_BINARY_DIR}/headers/${folder})
    file(MAKE_DIRECTORY ${view})
    file(CREATE_LINK ${${folder}_PARENT}/${folder} ${view}/${folder} SYMBOLIC)
    add_library(${target} INTERFACE IMPORTED GLOBAL)
    target_include_directories(${target} SYSTEM INTERFACE ${view})
endfunction()
estate_header_library(tl::expected tl expected.hpp libexpected-dev)
estate_header_library(nlohmann_json::nlohmann_json nlohmann json.hpp nlohmann-json3-dev)

# A program of the engine for Node; its exit code is main()'s. It sees the machine's files, or with
# MEMORY_FILES none but its own in memory, as in a browser.
function(estate_node_program target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "MEMORY_FILES" "" "")
    target_link_options(${target} PRIVATE -lembind -sENVIRONMENT=node -sEXIT_RUNTIME=1
        -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=5MB -sDYNAMIC_EXECUTION=0)
    if(NOT arg_MEMORY_FILES)
        target_link_options(${target} PRIVATE -sNODERAWFS=1)
    endif()
endfunction()
