import { IMPORTS, IMPORTS_HASH } from '@glimmer/api/open-places'
import type { PagePack } from '@glimmer/api/page-pack'

/** What the service worker of one build knows of the pages that it keeps. */
interface Kept {
  /** The import map of the build, and how a policy names it. */
  readonly imports: string
  readonly importsHash: string
  /** A pack as it was fetched with this build. */
  readonly findPack: (name: 'app' | 'public') => Promise<Response | undefined>
}

type FindPage = (address: string) => Promise<Response | undefined>

/** How long a person waits for a page from the network where one is kept. */
const LONGEST_WAIT_MS = 4000

/**
 * How an address opens. A page of the app is the one that came with this build, so that it fits the scripts that are kept.
 * Any other comes from the network, so that nobody reads last month's, and as it was kept where there is none, it takes
 * long, or a Glimmer that is down has somebody answer in its place. With a slash at its end a page of the app does as well.
 */
export function openPages(kept: Kept): (request: Request) => Promise<Response> {
  const findOfApp = pagesIn('app', kept)
  const findPublic = pagesIn('public', kept)
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

/** Reads a pack when the first of its pages is asked for, and again where it could not be read. */
function pagesIn(name: 'app' | 'public', { imports, importsHash, findPack }: Kept): FindPage {
  let reading: Promise<{ pages: PagePack; headers: Headers }> | undefined
  async function read() {
    const pack = await findPack(name)
    return { pages: ((await pack?.json()) ?? {}) as PagePack, headers: pack?.headers ?? new Headers() }
  }
  return async (address) => {
    reading ??= read()
    reading.catch(() => (reading = undefined))
    const { pages, headers } = await reading
    const page = pages[address]
    if (!page) return undefined
    const answer = new Headers(headers)
    for (const ofPack of ['content-encoding', 'content-length', 'etag']) answer.delete(ofPack)
    answer.set('content-type', 'text/html; charset=utf-8')
    answer.set('content-security-policy', page.policy.replace(IMPORTS_HASH, importsHash))
    return new Response(
      page.html.replace(IMPORTS, () => imports),
      { headers: answer },
    )
  }
}
