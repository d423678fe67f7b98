import { useStore } from '../../lib/use-store.ts'
import { useWhenAsked } from '../use-when-asked.ts'
import { questions } from './confirm.ts'

/** Rendered once. Shows what `confirm` asks. */
export function ConfirmHost() {
  const question = useStore(questions)[0]
  const part = useWhenAsked(
    question !== undefined,
    () => import('./confirm-dialog.tsx'),
    () => question?.answer(false),
  )
  return part ? <part.ConfirmDialog question={question} /> : null
}
