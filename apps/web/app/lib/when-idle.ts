/** So long it waits for an idle moment: some pages never have one. */
const LATEST_MS = 5_000

/** Calls back when the browser is idle, or soon where it cannot tell. Returns how to cancel. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 50)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS })
  return () => cancelIdleCallback(request)
}
