/** Below this a field holds a number or a code, whose length says nothing. */
const SHORTEST_TEXT = 100

interface Held {
  readonly value?: unknown
  readonly maxLength?: number | undefined
}

/** Whether no more fits into a field for words: a browser leaves out what is longer without a word. */
export function isFull({ value, maxLength = 0 }: Held): boolean {
  return maxLength >= SHORTEST_TEXT && typeof value === 'string' && value.length >= maxLength
}
