import type { MetaFunction } from 'react-router'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { landingPage } from '../features/marketing/pages.ts'
import { LandingView } from '../features/marketing/views/landing.tsx'

export const meta: MetaFunction = () => pageMeta(landingPage)

export default function Landing() {
  return <LandingView />
}
