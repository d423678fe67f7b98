import type { MetaFunction } from 'react-router'
import { termsSections } from '../features/marketing/legal.ts'
import { LegalArticle } from '../features/marketing/legal-article.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { termsPage } from '../features/marketing/pages.ts'
import { OpenDocument } from '../shell/open-document.tsx'

export const meta: MetaFunction = () => (import.meta.env.SSR ? pageMeta(termsPage) : [])

function Terms() {
  return <LegalArticle page={termsPage} sections={termsSections} />
}

export default import.meta.env.SSR ? Terms : OpenDocument
