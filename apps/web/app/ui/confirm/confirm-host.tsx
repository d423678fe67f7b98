import { useSyncExternalStore } from 'react'
import { useWhenAsked } from '../use-when-asked.ts'
import { readQuestion, subscribeToQuestions } from './confirm.ts'

/** Rendered once. Shows what `confirm` asks. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribeToQuestions, readQuestion, () => undefined)
  const part = useWhenAsked(
    question !== undefined,
    () => import('./confirm-dialog.tsx'),
    () => question?.answer(false),
  )
  return part ? <part.ConfirmDialog question={question} /> : null
}
