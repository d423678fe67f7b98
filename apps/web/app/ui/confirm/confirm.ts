export interface ConfirmQuestion {
  /** The question: 'Delete Task?' */
  title: string
  /** What happens, and whether it can be undone. */
  body: string
  /** The button's outcome in a word or two: 'Delete'. */
  action: string
  cancel?: string
  tone?: 'main' | 'danger'
}

export interface AskedQuestion extends ConfirmQuestion {
  readonly id: number
  answer(isAgreed: boolean): void
}

let waiting: readonly AskedQuestion[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly AskedQuestion[]): void {
  waiting = next
  for (const listener of listeners) listener()
}

/**
 * The one way to ask before something happens. Returns true when the person agrees, false when they leave in any way.
 * Several questions wait their turn. Example: `if (await confirm({ title, body, action: 'Delete', tone: 'danger' })) …`
 */
export function confirm(question: ConfirmQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: AskedQuestion = {
      ...question,
      id: nextId++,
      answer(isAgreed) {
        if (!waiting.includes(asked)) return
        publish(waiting.filter((other) => other !== asked))
        resolve(isAgreed)
      },
    }
    publish([...waiting, asked])
  })
}

/** Returns the question to show now, if any. */
export function readQuestion(): AskedQuestion | undefined {
  return waiting[0]
}

export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
