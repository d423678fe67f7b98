import { createStore } from '../create-store.ts'
import { type MissingReason, PartMissing } from './bring-files.ts'

/** A page to which the person navigates and whose files could not be loaded. */
export interface MissingPage {
  readonly path: string
  readonly reason: MissingReason
  readonly tryAgain: () => void
}

export const missingPage = createStore<MissingPage | null>(null)

/**
 * Loads the module of a page. Where it cannot be had, the page before it stays open and says so, until it comes, the person
 * goes elsewhere or loads the page anew. The first page stays as the build drew it, with a link to load it anew.
 */
export async function loadPage<Module>(path: string, load: () => Promise<Module>): Promise<Module> {
  for (let tries = 1; ; tries++) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof PartMissing)) throw error
      await timeToTryAgain(path, error.reason, tries)
    }
  }
}

async function timeToTryAgain(path: string, reason: MissingReason, tries: number): Promise<void> {
  await new Promise<void>((tryAgain) => {
    addEventListener('online', () => tryAgain(), { once: true })
    setTimeout(tryAgain, Math.min(60_000, 2_500 * 2 ** tries))
    missingPage.set({ path, reason, tryAgain })
  })
  missingPage.set(null)
}
