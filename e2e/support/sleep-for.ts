import type { Page } from '@playwright/test'

/**
 * Lets a page whose clock is installed sleep for so long, `mm:ss`. The second call wakes it: a clock that is moved while it
 * ticks by itself may be left standing.
 */
export async function sleepFor(page: Page, time: string): Promise<void> {
  await page.clock.fastForward(time)
  await page.clock.runFor(1)
}
