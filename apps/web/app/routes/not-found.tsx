import type { MetaFunction } from 'react-router'
import { PRODUCT } from '../product.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { words } from '../shell/words.ts'

export const meta: MetaFunction = () => [
  { title: `${words.notFoundTitle} · ${PRODUCT}` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return <NotFoundPage />
}
