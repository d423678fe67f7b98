import type { MetaDescriptor } from 'react-router'
import { PRODUCT } from '../product.ts'

/** Title of an app page. Search engines are asked to leave it out: it is empty without a person. */
export function appMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${PRODUCT}` }, { name: 'robots', content: 'noindex' }]
}
