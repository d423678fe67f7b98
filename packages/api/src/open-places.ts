/**
 * What the built pages leave open, because only the server that sends them knows it. The web writes these marks, the server
 * puts the facts in their place when it starts.
 *
 * - `ORIGIN`: stands for the address that people open, in canonical addresses, previews and the sitemap.
 * - `FACTS`: stands in the service worker beside each page's revision, so that a page with other facts is fetched anew.
 * - `<span data-operator="name">whoever runs it</span>`: the text is replaced; `contact` becomes a link.
 * - `<p hidden data-operator-knows="name">`: shown where it is configured. `data-operator-lacks`: hidden there.
 */
export const ORIGIN = 'https://glimmer.invalid'
export const FACTS = 'glimmer-facts'

/** Stands in a page for its import map until the build has named its files, and in those that the service worker keeps. */
export const IMPORTS = '{"imports":{}}'

/** Stands in the security policy of such a page for the hash of its import map. */
export const IMPORTS_HASH = "'sha256-glimmer-imports'"

/** What a server may say of whoever runs it. `grace`: for how long a deletion can be taken back, where it can. */
export type OperatorFact = 'name' | 'contact' | 'grace'
