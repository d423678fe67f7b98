import { PRODUCT } from '../product.ts'

/** What the browser calls a page. */
export function pageTitle(title: string): string {
  return `${title} · ${PRODUCT}`
}
