import type { BrowserContext } from '@playwright/test'
import { nameOf } from '../../apps/web/app/lib/kept-keys.ts'

/**
 * Keeps what is offered by itself from lying over what a new person does: this device has shown the suggestions to begin
 * with, and does not ask for the day's energy or for what a person is like.
 */
export async function skipOffers(
  context: BrowserContext,
  kept: {
    readonly isFirstRun?: boolean
    readonly isCheckInOffered?: boolean
    readonly isAssessmentAsked?: boolean
  } = {},
): Promise<void> {
  const flags = [
    ...(kept.isFirstRun ? [] : [[nameOf('task-suggestions-seen'), 'true']]),
    ...(kept.isCheckInOffered ? [] : [[nameOf('check-in-asking'), 'never']]),
    ...(kept.isAssessmentAsked ? [] : [[nameOf('assessment-asking'), 'never']]),
  ] as [string, string][]
  await context.addInitScript((wanted) => {
    // A page that is still empty keeps nothing.
    if (!location.protocol.startsWith('http')) return
    for (const [key, value] of wanted) localStorage.setItem(key, value)
  }, flags)
}
