import { bringFiles, PartMissing } from './bring-files.ts'
import { builtFile } from './built-file.ts'

/**
 * Every `import()` of the built app goes through here (it stands in for Vite's own helper, see vite.config.ts): first the files of the module and of
 * those that it depends on are fetched, and its style sheets are applied. Rejects with `PartMissing`; can be called
 * again.
 */
export async function __vitePreload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const addresses = files.map((file) => builtFile(`/${file}`))
  await bringFiles(addresses)
  await Promise.all(addresses.filter((address) => address.endsWith('.css')).map(wearSheet))
  try {
    return await load()
  } catch (error) {
    // The files were fetched, so another import would fail in the same way.
    throw new PartMissing('outdated', { cause: error })
  }
}

const sheets = new Map<string, Promise<void>>()

/** Adds a style sheet to the page, unless it is there. Resolves once it applies. */
export function wearSheet(address: string): Promise<void> {
  const known = sheets.get(address)
  if (known) return known
  const wearing = wear(address)
  sheets.set(address, wearing)
  wearing.catch(() => sheets.delete(address))
  return wearing
}

function wear(address: string): Promise<void> {
  const worn = [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
  if (worn.includes(address)) return Promise.resolve()
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // A failed link that stayed would count as applied at the next try.
      link.remove()
      reject(new PartMissing('unreachable'))
    })
    link.rel = 'stylesheet'
    link.href = address
    document.head.append(link)
  })
}
