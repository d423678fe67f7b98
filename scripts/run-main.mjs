/** Something that a person can mend: its message is shown without a stack. */
export class ExpectedError extends Error {}

/** Runs a script's main function. An ExpectedError becomes its message and exit code 1; anything else keeps its stack. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
