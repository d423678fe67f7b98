// Vitest gives up waiting after a second, which a busy machine may take to draw breath. What comes does not come later by this.
import { vi } from 'vitest'

const PATIENT = { timeout: 60_000 }

/** Waits as long as journeys do, unless the test says how long. */
const patiently = (wait) =>
  wait.isPatient
    ? wait
    : Object.assign(
        (callback, options = {}) =>
          wait(callback, { ...PATIENT, ...(typeof options === 'number' ? { timeout: options } : options) }),
        { isPatient: true },
      )

vi.waitFor = patiently(vi.waitFor)
vi.waitUntil = patiently(vi.waitUntil)
