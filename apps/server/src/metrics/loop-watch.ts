import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Ten looks a second: a process that rests shall not be kept awake by being watched. */
const RESOLUTION_MS = 100
const MINUTE_MS = 60_000
const SHARES = [50, 99, 100]

/** How late this process's timers are, minute by minute. Asking for it changes nothing, so that several may ask. */
export function startLoopWatch() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  const read = () =>
    SHARES.map((share) => {
      const seconds = Math.max(0, histogram.percentile(share) / 1e9 - RESOLUTION_MS / 1000)
      return [{ quantile: String(share / 100) }, Number(seconds.toFixed(4))] as const
    })
  let last = read()
  const timer = setInterval(() => {
    last = read()
    histogram.reset()
  }, MINUTE_MS)
  timer.unref()
  return {
    delays: () => last,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
