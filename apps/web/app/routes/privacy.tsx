import type { MetaFunction } from 'react-router'
import { privacySections } from '../features/marketing/legal.ts'
import { LegalArticle } from '../features/marketing/legal-article.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { privacyPage } from '../features/marketing/pages.ts'
import { OpenDocument } from '../shell/open-document.tsx'

export const meta: MetaFunction = () => (import.meta.env.SSR ? pageMeta(privacyPage) : [])

function Privacy() {
  return <LegalArticle page={privacyPage} sections={privacySections} />
}

export default import.meta.env.SSR ? Privacy : OpenDocument
