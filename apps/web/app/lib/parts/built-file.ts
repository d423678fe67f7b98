/**
 * Where this page's build has the script of a name that stays: the page's import map says it, for a fetch as for an import.
 * @example builtFile('/assets/dialog.js') // '/assets/dialog-1a2b3c4d.js'
 */
export function builtFile(name: string): string {
  return new URL(import.meta.resolve(name)).pathname
}
