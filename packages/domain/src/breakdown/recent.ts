const MOST_KNOWN = 4_000
/** Whole titles come again while they are looked at, and seldom after that. */
export const FEW = 6
/** Longer texts are rare, and would take too much room. */
const LONGEST = 120

/** The same function, which remembers its last answers: every title is looked at from several sides. */
export function recent<Answer>(
  answer: (text: string) => Answer,
  most = MOST_KNOWN,
): (text: string) => Answer {
  return most <= FEW ? latest(answer, most) : known(answer, most)
}

function known<Answer>(answer: (text: string) => Answer, most: number): (text: string) => Answer {
  const kept = new Map<string, Answer>()
  return (text) => {
    const before = kept.get(text)
    if (before !== undefined) return before
    const made = answer(text)
    if (kept.size >= most) kept.clear()
    if (text.length <= LONGEST) kept.set(text, made)
    return made
  }
}

/** A few are compared one by one, which costs less than to find them by their letters. */
function latest<Answer>(answer: (text: string) => Answer, most: number): (text: string) => Answer {
  const texts: string[] = []
  const answers: Answer[] = []
  let next = 0
  return (text) => {
    const place = texts.indexOf(text)
    if (place >= 0) return answers[place] as Answer
    const made = answer(text)
    texts[next] = text
    answers[next] = made
    next = (next + 1) % most
    return made
  }
}
