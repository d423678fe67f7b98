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

/** Waits for a moment of the run's own choosing. */
export function someTime(run: FaultRun, least: number, most: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, run.between(least, most)))
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
