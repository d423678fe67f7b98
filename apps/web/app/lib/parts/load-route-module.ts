import { createStore } from '../create-store.ts'
import { bringFiles, type MissingReason, PartMissing } from './bring-files.ts'

/** What the router knows of a page before its module is here. */
interface RouteFiles {
  readonly id: string
  readonly path?: string
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** A page that somebody wants to go to and whose files are not here. */
export interface MissingPage {
  /** Null where it is the frame of several pages. */
  readonly path: string | null
  readonly reason: MissingReason
  readonly tryAgain: () => void
}

export const missingPage = createStore<MissingPage | null>(null)

/**
 * Stands in the build for the router's own function of this name, which loads the page anew where a module cannot be had:
 * without a network there is nothing to load. The way to the page stays open instead, until its files come or another is
 * taken.
 */
export async function loadRouteModule(
  { id, path, module, imports = [], css = [] }: RouteFiles,
  modules: Record<string, object>,
): Promise<object> {
  const known = modules[id]
  if (known) return known
  const files = [module, ...imports, ...css]
  for (let tries = 1; !(await areHere(files, path, tries)); tries++);
  try {
    return (modules[id] = await import(/* @vite-ignore */ module))
  } catch {
    // Its files are here: the page that is loaded anew has it.
    location.reload()
    return new Promise(() => {})
  }
}

/** Resolves to false when it is time for another try. */
async function areHere(files: readonly string[], path: string | undefined, tries: number): Promise<boolean> {
  try {
    await bringFiles(files)
    return true
  } catch (error) {
    const reason = error instanceof PartMissing ? error.reason : 'unreachable'
    await new Promise<void>((tryAgain) => {
      addEventListener('online', () => tryAgain(), { once: true })
      setTimeout(tryAgain, Math.min(60_000, 2_500 * 2 ** tries))
      missingPage.set({ path: path === undefined ? null : `/${path}`, reason, tryAgain })
    })
    missingPage.set(null)
    return false
  }
}
