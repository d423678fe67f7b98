const MOST_KNOWN = 4_000
/** Whole titles come again while they are looked at, and seldom after that. */
export const FEW = 16
/** Longer texts are rare, and would take too much room. */
const LONGEST = 120

/** The same function, which remembers its last answers: every title is looked at from several sides. */
export function recent<Answer>(
  answer: (text: string) => Answer,
  most = MOST_KNOWN,
): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = answer(text)
    if (known.size >= most) known.clear()
    if (text.length <= LONGEST) known.set(text, made)
    return made
  }
}
