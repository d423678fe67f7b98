import type { MetaFunction } from 'react-router'
import { PRODUCT } from '../product.ts'
import { NotFoundPage } from '../frame/not-found-page.tsx'
import { OpenNotFound } from '../frame/open-document.tsx'
import { notFoundWords } from '../frame/not-found-words.ts'

/** Built once, as /404, and sent for every address that does not exist. */
export const handle = { isStatic: true }

export const meta: MetaFunction = () => [
  { title: `${notFoundWords.notFoundTitle} · ${PRODUCT}` },
  { name: 'robots', content: 'noindex' },
]

export default import.meta.env.SSR ? NotFoundPage : OpenNotFound
