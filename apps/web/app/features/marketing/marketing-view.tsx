import type { ComponentType } from 'react'
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
import { OverwhelmView } from './views/overwhelm.tsx'
import { RewardsView } from './views/rewards.tsx'
import { SprintsView } from './views/sprints.tsx'

const views: Readonly<Record<string, ComponentType>> = {
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
}

/** What stands on a marketing page, each of its own composition. */
export function MarketingView({ path }: { readonly path: string }) {
  const View = views[path] ?? HomeView
  return <View />
}
