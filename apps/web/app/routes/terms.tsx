import type { MetaFunction } from 'react-router'
import { termsSections } from '../features/marketing/legal.ts'
import { LegalArticle } from '../features/marketing/legal-article.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { termsPage } from '../features/marketing/pages.ts'

export const meta: MetaFunction = () => pageMeta(termsPage)

export default function Terms() {
  return <LegalArticle page={termsPage} sections={termsSections} />
}
