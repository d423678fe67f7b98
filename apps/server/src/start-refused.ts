/** Why this process cannot start, in a sentence for the person who runs it. `main.ts` prints it and exits with 1. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
