import type { MetaFunction } from 'react-router'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { termsPage } from '../features/marketing/pages.ts'
import { TermsView } from '../features/marketing/views/terms.tsx'
import { OpenDocument } from '../frame/open-document.tsx'

export const meta: MetaFunction = () => (import.meta.env.SSR ? pageMeta(termsPage) : [])

export default import.meta.env.SSR ? TermsView : OpenDocument
