import type { MetaFunction } from 'react-router'
import { privacySections } from '../features/marketing/legal.ts'
import { LegalArticle } from '../features/marketing/legal-article.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { privacyPage } from '../features/marketing/pages.ts'

export const meta: MetaFunction = () => pageMeta(privacyPage)

export default function Privacy() {
  return <LegalArticle page={privacyPage} sections={privacySections} />
}
