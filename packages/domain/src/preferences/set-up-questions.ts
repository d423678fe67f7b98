import * as z from 'zod/mini'

/** What is asked to make Glimmer fit a person: a few tasks to begin with, and the assessment. */
export type SetUpQuestion = 'suggestions' | 'assessment'

export const setUpAskedSchema = z.object({ question: z.enum(['suggestions', 'assessment']), on: z.string() })

/** Which of them was asked last, and on which day of the person's. */
export type SetUpAsked = z.infer<typeof setUpAskedSchema>

export interface SetUpContext {
  readonly asked: SetUpAsked | null
  readonly today: string
  readonly isGuest: boolean
  /** Whether the person has done something here already. */
  readonly hasDone: boolean
}

/**
 * Whether a question may come by itself: for a guest after the first thing done, and never two of them on one day. The
 * one that was asked today may come again, as a reload must not end it.
 */
export function mayAskSetUp(
  question: SetUpQuestion,
  { asked, today, isGuest, hasDone }: SetUpContext,
): boolean {
  if (isGuest && !hasDone) return false
  return asked?.on !== today || asked.question === question
}
