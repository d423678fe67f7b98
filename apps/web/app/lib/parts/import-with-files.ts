import { bringFiles, PartMissing } from './bring-files.ts'
import { builtFile } from './built-file.ts'

/**
 * Every `import()` of the built app goes through here (see parts.config.ts): the module's files come first, all of those
 * that it rests on too, and its style sheets are worn before it runs. Rejects with `PartMissing`; can be called again.
 */
export async function importWithFiles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const addresses = files.map((file) => builtFile(`/${file}`))
  await bringFiles(addresses)
  await Promise.all(addresses.filter((address) => address.endsWith('.css')).map(wearSheet))
  try {
    return await load()
  } catch (error) {
    // Its files are here, so another try would end the same way.
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
  // The router marks what a part needs as well, as a page's sheet goes with its page. The sheet of everything stays.
  const isOfEveryPage = address.startsWith('/assets/styles-') && worn.includes(`${address}#`)
  if (worn.includes(address) || isOfEveryPage) return Promise.resolve()
  const link = document.createElement('link')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // One that stayed would pass for worn the next time.
      link.remove()
      reject(new PartMissing('unreachable'))
    })
    link.rel = 'stylesheet'
    link.href = address
    document.head.append(link)
  })
}
