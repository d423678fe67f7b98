/**
 * Fetches files of the build before a module is asked for. Some browsers keep in mind that an import failed, of the module
 * itself or of one that it rests on, and refuse it until the page is loaded anew; a fetch is forgotten. What was fetched
 * lies in the browser's cache, as names under /assets carry a hash of what is inside, and the import finds it there.
 */

/** Why a part is not here. `outdated`: this server has other files by now, so only loading the page anew helps. */
export type MissingReason = 'unreachable' | 'outdated'

export class PartMissing extends Error {
  readonly reason: MissingReason
  constructor(reason: MissingReason, options?: ErrorOptions) {
    super(`A part of the page is ${reason}.`, options)
    this.reason = reason
  }
}

/** Milliseconds before each further try: one lost request is nobody's business. */
const PAUSES_MS = [300, 1_200]

declare global {
  var glimmerFiles: Map<string, Promise<void>> | undefined
}

/** What is on its way or here, by address. The public pages' script and their parts each have a copy of this module. */
const files = (globalThis.glimmerFiles ??= filesOfPage())

/** What the page named was here before anything could ask for more. */
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
    // Only what has arrived whole is kept.
    await answer.arrayBuffer()
    return null
  } catch {
    return 'unreachable'
  }
}
