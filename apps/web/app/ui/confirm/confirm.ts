import { createStore } from '../../lib/create-store.ts'

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

/** The first is shown; the others wait their turn. */
export const questions = createStore<readonly AskedQuestion[]>([])
let nextId = 1

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
        if (!questions.get().includes(asked)) return
        questions.set(questions.get().filter((other) => other !== asked))
        resolve(isAgreed)
      },
    }
    questions.set([...questions.get(), asked])
  })
}
