import type { FaultRun } from './fault-run.ts'
import type { RememberingDevice } from './remembering-device.ts'

/** Lets every device write and send, one after the other and never resting, until `fault` has happened. */
export async function underWrites(
  run: FaultRun,
  devices: readonly RememberingDevice[],
  fault: () => Promise<unknown>,
): Promise<void> {
  const over = new AbortController()
  const work = async (device: RememberingDevice) => {
    while (!over.signal.aborted) {
      for (let writes = run.between(1, 4); writes > 0; writes -= 1) await device.writeSomething(run)
      await device.syncOnce()
    }
  }
  const working = devices.map(work)
  await fault().finally(() => over.abort())
  await Promise.all(working)
}

/** A push takes at least so long: whoever waits less after it was sent is in its midst. */
const WITHIN_PUSH_MS = 4

/**
 * Ends a server under writes, in the midst of a push. Returns whether one was cut off: now and then all of them are answered
 * at that very moment.
 */
export async function killInMidst(
  run: FaultRun,
  devices: readonly RememberingDevice[],
  kill: () => Promise<unknown>,
): Promise<boolean> {
  const countCut = () => devices.reduce((sum, device) => sum + device.countCut(), 0)
  const before = countCut()
  await underWrites(run, devices, async () => {
    await someTime(run, 50, 600)
    await Promise.race(devices.map((device) => device.nextPush()))
    await someTime(run, 0, WITHIN_PUSH_MS)
    await kill()
  })
  return countCut() > before
}

/** Waits for a moment of the run's own choosing. */
export function someTime(run: FaultRun, least: number, most: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, run.between(least, most)))
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
