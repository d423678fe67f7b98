import { createStore } from '../create-store.ts'
import { bringFiles, type MissingReason, PartMissing } from './bring-files.ts'

/** What the router knows of a page before its module is loaded. */
interface RouteFiles {
  readonly id: string
  readonly path?: string
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** A page to which the person navigates and whose files could not be loaded. */
export interface MissingPage {
  /** Null where it is the layout of several pages. */
  readonly path: string | null
  readonly reason: MissingReason
  readonly tryAgain: () => void
}

export const missingPage = createStore<MissingPage | null>(null)

/**
 * Replaces the router's function of this name in the build. The router's own reloads the page where a module cannot
 * be loaded, which without a network loses the page. Here the navigation waits instead, until the files come or the
 * person goes elsewhere.
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
    // The files were fetched but the import failed: only a reload helps.
    location.reload()
    return new Promise(() => {})
  }
}

/** Resolves with false when it is time for another try. */
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
