import { useWhenAsked } from '../../ui/use-when-asked.ts'
import type { Notice } from './auth-notice.tsx'
import { words } from './words.ts'

/** An account that waits for its deletion, by the link of its letter or after signing in to it. */
export type KeepPartProps = (
  | { readonly kind: 'keep'; readonly token: string }
  | { readonly kind: 'pending'; readonly dueAt: string }
) & {
  /** Called when it is settled, with what there is to say. */
  readonly onDone: (notice?: Notice) => void
}

// Few people ever see it: it is loaded for them.
const load = () => import('./keep-question.tsx')

/** Asks whether the account is kept. Nothing happens until the person chooses. */
export function KeepPart(props: KeepPartProps) {
  const onAbsent = () => props.onDone({ tone: 'bad', text: words.unreachable })
  const part = useWhenAsked(true, load, onAbsent)
  if (!part) return null
  return props.kind === 'keep' ? <part.KeepByLink {...props} /> : <part.KeepAfterSignIn {...props} />
}
