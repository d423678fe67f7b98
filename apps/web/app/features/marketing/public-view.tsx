import type { ComponentType } from 'react'
import { SitemapArticle } from './sitemap-article.tsx'
import type { NamedPage } from './site-pages.ts'
import { AdhdView } from './views/adhd.tsx'
import { AiHelperView } from './views/ai-helper.tsx'
import { AutismView } from './views/autism.tsx'
import { CheckInsView } from './views/check-ins.tsx'
import { ExecutiveDysfunctionView } from './views/executive-dysfunction.tsx'
import { FeaturesView } from './views/features.tsx'
import { ForYouView } from './views/for-you.tsx'
import { GentleProductivityView } from './views/gentle-productivity.tsx'
import { HomeView } from './views/home.tsx'
import { HowItWorksView } from './views/how-it-works.tsx'
import { LandingView } from './views/landing.tsx'
import { OverwhelmView } from './views/overwhelm.tsx'
import { PrivacyView } from './views/privacy.tsx'
import { RewardsView } from './views/rewards.tsx'
import { SprintsView } from './views/sprints.tsx'
import { TermsView } from './views/terms.tsx'

const views: Readonly<Record<string, ComponentType>> = {
  '/': LandingView,
  '/home': HomeView,
  '/features': FeaturesView,
  '/how-it-works': HowItWorksView,
  '/for-you': ForYouView,
  '/sprints': SprintsView,
  '/check-ins': CheckInsView,
  '/ai-helper': AiHelperView,
  '/rewards': RewardsView,
  '/adhd': AdhdView,
  '/autism': AutismView,
  '/executive-dysfunction': ExecutiveDysfunctionView,
  '/overwhelm': OverwhelmView,
  '/gentle-productivity': GentleProductivityView,
  '/privacy': PrivacyView,
  '/terms': TermsView,
}

interface PublicViewProps {
  readonly path: string
  /** The app's own pages, which the page with every address names. */
  readonly appPages: readonly NamedPage[]
}

/** The content of a public page. */
export function PublicView({ path, appPages }: PublicViewProps) {
  const View = views[path]
  return View ? <View /> : <SitemapArticle appPages={appPages} />
}
