import { createHash } from 'node:crypto'
import { IMPORTS, IMPORTS_HASH } from '@glimmer/api/open-places'
import type { PagePack } from '@glimmer/api/page-pack'

/** A page as it is sent. */
interface SentPage {
  readonly body: Uint8Array
  readonly policy: string | undefined
}

/** The lists of pages that the build wrote: what is sent at these addresses has the pages in it. */
export const PACK = /^\/pages\/[\w-]+\.json$/

/** The pages as the service worker keeps them: with their policies, and without the import map that all of them share. */
export function packPages(pages: ReadonlyMap<string, SentPage>): PagePack {
  return Object.fromEntries([...pages].map(([address, page]) => [address, leaveOpen(page)]))
}

function leaveOpen({ body, policy = '' }: SentPage): PagePack[string] {
  const html = Buffer.from(body).toString()
  const [, imports] = /<script type="importmap">([^<]*)<\/script>/.exec(html) ?? []
  if (imports === undefined) return { html, policy }
  const hash = `'sha256-${createHash('sha256').update(imports).digest('base64')}'`
  return { html: html.replace(imports, () => IMPORTS), policy: policy.replace(hash, () => IMPORTS_HASH) }
}
