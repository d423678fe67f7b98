import { WARM_UP } from '@glimmer/domain/breakdown/warm-up'
import { whenIdle } from '../../lib/when-idle.ts'

/** Prepares the first answer piece by piece, whenever the browser has nothing else to do. */
export function warmUpInIdle(pieces: readonly (() => void)[] = WARM_UP): void {
  const [next, ...rest] = pieces
  if (!next) return
  whenIdle(() => {
    next()
    warmUpInIdle(rest)
  })
}
