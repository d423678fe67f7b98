import { Halt } from './house.mjs'

/** Runs a script's main function. A Halt becomes its message and exit code 1; anything else keeps its stack. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (!(error instanceof Halt)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
