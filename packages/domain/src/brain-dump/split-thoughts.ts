import { MAX_THOUGHT_LENGTH } from './brain-dump-item.ts'
import { cutText } from './cut-text.ts'
import { listLines } from './list-lines.ts'

/** So many thoughts are added at once; what is more stays in the field for the next time. */
export const MOST_THOUGHTS_AT_ONCE = 200

/** What a written text can become. */
export type WrittenText =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'one'; readonly thought: string }
  | {
      readonly kind: 'several'
      /** At most `MOST_THOUGHTS_AT_ONCE`. */
      readonly thoughts: readonly string[]
      /** What is left for the next time, a line each. */
      readonly rest: readonly string[]
      /** The text as it is; null where it is too long for one thought. */
      readonly asOne: string | null
    }

/**
 * Reads what was written: a line is a thought, without its list marker, and blank lines are none. A line that is too long
 * for a thought becomes several. One line stays as it was written.
 */
export function readWritten(text: string): WrittenText {
  const whole = text.trim()
  if (whole === '') return { kind: 'nothing' }
  const fits = whole.length <= MAX_THOUGHT_LENGTH
  const lines = listLines(text)
  if (lines.length <= 1 && fits) return { kind: 'one', thought: whole }
  const thoughts = lines.flatMap((line) => cutText(line, MAX_THOUGHT_LENGTH))
  return {
    kind: 'several',
    thoughts: thoughts.slice(0, MOST_THOUGHTS_AT_ONCE),
    rest: thoughts.slice(MOST_THOUGHTS_AT_ONCE),
    asOne: fits ? whole : null,
  }
}
