import type { MetaFunction } from 'react-router'
import { LandingHero } from '../features/marketing/landing-hero.tsx'
import { pageMeta } from '../features/marketing/page-meta.ts'
import { landingPage } from '../features/marketing/pages.ts'

export const meta: MetaFunction = () => pageMeta(landingPage)

export default function Landing() {
  return <LandingHero />
}
