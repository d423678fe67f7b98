import { IMPORTS, IMPORTS_HASH } from '@glimmer/api/open-places'
import type { PagePack } from '@glimmer/api/page-pack'

/** A file as it was fetched with the build of this service worker, by its address. */
type FindKept = (address: string) => Promise<Response | undefined>

type FindPage = (address: string) => Promise<Response | undefined>

/** How long a person waits for a page from the network where one is kept. */
const LONGEST_WAIT_MS = 4000

/**
 * How an address opens. A page of the app is the one that came with this build, so that it fits the scripts that are kept.
 * Any other comes from the network, so that nobody reads last month's, and as it was kept where there is none, it takes
 * long, or a Glimmer that is down has somebody answer in its place. With a slash at its end a page of the app does as well.
 */
export function openPages(findKept: FindKept): (request: Request) => Promise<Response> {
  const findOfApp = pagesIn('app', findKept)
  const findPublic = pagesIn('public', findKept)
  return async (request) => {
    const { pathname } = new URL(request.url)
    const page = await findOfApp(pathname)
    if (page) return page
    const address = pathname.replace(/\/+$/, '') || '/'
    const instead = (await findOfApp(address)) ?? (await findPublic(address))
    return openFromNetwork(request, instead, () => findPublic('/404.html'))
  }
}

async function openFromNetwork(
  request: Request,
  kept: Response | undefined,
  findMissing: () => Promise<Response | undefined>,
): Promise<Response> {
  const arriving = fetch(request)
  try {
    if (!kept) return await arriving
    const late = new Promise<Response>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, kept))
    const first = await Promise.race([arriving, late])
    return first.status >= 500 ? kept : first
  } catch (error) {
    const page = kept ?? (await findMissing())
    if (page) return page
    throw error
  }
}

/** Reads a pack, and the import map of its build, when the first of its pages is asked for; again where that failed. */
function pagesIn(name: 'app' | 'public', findKept: FindKept): FindPage {
  let reading: ReturnType<typeof read> | undefined
  async function read() {
    const [pack, map] = await Promise.all([findKept(`/pages/${name}.json`), findKept('/imports.json')])
    if (!pack || !map) return undefined
    const imports = await map.text()
    const pages = (await pack.json()) as PagePack
    return { pages, headers: pack.headers, imports, importsHash: await policyHash(imports) }
  }
  return async (address) => {
    reading ??= read()
    reading.catch(() => (reading = undefined))
    const found = await reading
    const page = found?.pages[address]
    if (!page) return undefined
    const answer = new Headers(found.headers)
    for (const ofPack of ['content-encoding', 'content-length', 'etag']) answer.delete(ofPack)
    answer.set('content-type', 'text/html; charset=utf-8')
    answer.set('content-security-policy', page.policy.replace(IMPORTS_HASH, found.importsHash))
    return new Response(
      page.html.replace(IMPORTS, () => found.imports),
      { headers: answer },
    )
  }
}

/** How a security policy names an inline script. */
async function policyHash(script: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}
