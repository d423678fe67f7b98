import { PRODUCT } from '../product.ts'

/** What the module of a page says of it; the router knows it as the route's `handle`. */
export interface PageHandle {
  /** Its title, without the product's name. */
  readonly title: string
  readonly description?: string
}

/** The title of the page that is shown, the innermost of the matched routes. */
export function pageTitle(matches: readonly { readonly handle?: unknown }[]): string | undefined {
  const handle = matches.at(-1)?.handle as PageHandle | undefined
  return handle && `${handle.title} · ${PRODUCT}`
}
