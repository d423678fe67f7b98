/**
 * Fetches files of the build before a module is imported. Some browsers remember a failed import, also of a module
 * that it depends on, until the page is reloaded; a failed fetch is not remembered. Fetched files are in the
 * browser's cache, as names under /assets carry a content hash, and the import finds them there.
 */

/** Why a part could not be loaded. `outdated`: the server has another build by now, so only a reload helps. */
export type MissingReason = 'unreachable' | 'outdated'

export class PartMissing extends Error {
  readonly reason: MissingReason
  constructor(reason: MissingReason, options?: ErrorOptions) {
    super(`A part of the page is ${reason}.`, options)
    this.reason = reason
  }
}

/** Milliseconds before each further try, as a single request may be lost. */
const PAUSES_MS = [300, 1_200]

declare global {
  var glimmerFiles: Map<string, Promise<void>> | undefined
}

/**
 * Fetches by address, pending or done. Global, as the public pages' script and its parts each have a copy of this
 * module.
 */
const files = (globalThis.glimmerFiles ??= filesOfPage())

/** The files that the page itself names were loaded before this module ran. */
function filesOfPage(): Map<string, Promise<void>> {
  const links = globalThis.document?.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]') ?? []
  return new Map([...links].map((link) => [link.getAttribute('href') ?? '', Promise.resolve()]))
}

/** Resolves once every file is in the browser's cache; rejects with `PartMissing`. Can be called again after that. */
export async function bringFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map(bringOnce))
}

function bringOnce(address: string): Promise<void> {
  const known = files.get(address)
  if (known) return known
  const arriving = bringPatiently(address)
  files.set(address, arriving)
  arriving.catch(() => files.delete(address))
  return arriving
}

async function bringPatiently(address: string): Promise<void> {
  for (const pause of PAUSES_MS) {
    const reason = await bring(address)
    if (reason === null) return
    if (reason === 'outdated' || !navigator.onLine) throw new PartMissing(reason)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  const reason = await bring(address)
  if (reason !== null) throw new PartMissing(reason)
}

async function bring(address: string): Promise<MissingReason | null> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) return answer.status === 404 ? 'outdated' : 'unreachable'
    // Read to the end: a browser caches only complete answers.
    await answer.arrayBuffer()
    return null
  } catch {
    return 'unreachable'
  }
}
