import type { MetaFunction } from 'react-router'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { landingPage } from '../features/marketing/pages.ts'
import { LandingView } from '../features/marketing/views/landing.tsx'
import { OpenDocument } from '../frame/open-document.tsx'

export const meta: MetaFunction = () => (import.meta.env.SSR ? pageMeta(landingPage) : [])

export default import.meta.env.SSR ? LandingView : OpenDocument
