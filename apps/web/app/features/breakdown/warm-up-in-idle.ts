import { WARM_UP } from '@glimmer/domain/breakdown/warm-up'

/** Prepares the first answer piece by piece, whenever the browser has nothing else to do. */
export function warmUpInIdle(pieces: readonly (() => void)[] = WARM_UP): void {
  const [next, ...rest] = pieces
  if (!next) return
  whenIdle(() => {
    next()
    warmUpInIdle(rest)
  })
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 50)
}
