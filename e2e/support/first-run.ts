import type { BrowserContext } from '@playwright/test'

/** Keeps the suggestions to begin with from lying over what a new person does: this device has shown them. */
export function skipFirstRun(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    // A page that is still empty keeps nothing.
    if (location.protocol.startsWith('http')) localStorage.setItem('glimmer-task-suggestions-seen', 'true')
  })
}
