import type { MetaFunction } from 'react-router'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { privacyPage } from '../features/marketing/pages.ts'
import { PrivacyView } from '../features/marketing/views/privacy.tsx'
import { OpenDocument } from '../frame/open-document.tsx'

export const meta: MetaFunction = () => (import.meta.env.SSR ? pageMeta(privacyPage) : [])

export default import.meta.env.SSR ? PrivacyView : OpenDocument
