# cmake -DNATIVE=program -DNODE=node -DPROGRAM=program.js -P compare_previews.cmake
# 200 random failure sets, previewed natively and as WebAssembly: the same lines.
set(seed 20260917)
execute_process(COMMAND ${NATIVE} ${seed} 200 OUTPUT_VARIABLE native COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${NODE} ${PROGRAM} ${seed} 200 OUTPUT_VARIABLE wasm
                COMMAND_ERROR_IS_FATAL ANY)
if(native STREQUAL "" OR NOT native STREQUAL wasm)
    message(FATAL_ERROR "Natively:\n${native}\nAs WebAssembly:\n${wasm}")
endif()
# Another seed asks other questions: equal lines would only say that nothing is compared.
execute_process(COMMAND ${NODE} ${PROGRAM} 1 200 OUTPUT_VARIABLE other COMMAND_ERROR_IS_FATAL ANY)
if(other STREQUAL wasm)
    message(FATAL_ERROR "Two seeds have the same previews:\n${other}")
endif()
