import type { Page } from '@playwright/test'

/**
 * Loses the first `count` requests for files that match, as a train in a tunnel does: 1 is less than the page notices, and
 * `WHOLE_TRY` is all that it makes by itself. Returns how many were lost so far.
 */
export async function loseRequests(page: Page, files: string, count: number): Promise<() => number> {
  let lost = 0
  await page.route(files, (route) => {
    if (lost >= count) return route.fallback()
    lost += 1
    return route.abort()
  })
  return () => lost
}

/** A fetch and its two further tries. */
export const WHOLE_TRY = 3
