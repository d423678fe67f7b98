import { adhdPage } from './pages/adhd.ts'
import { aiHelperPage } from './pages/ai-helper.ts'
import { autismPage } from './pages/autism.ts'
import { checkInsPage } from './pages/check-ins.ts'
import { executiveDysfunctionPage } from './pages/executive-dysfunction.ts'
import { featuresPage } from './pages/features.ts'
import { forYouPage } from './pages/for-you.ts'
import { gentleProductivityPage } from './pages/gentle-productivity.ts'
import { homePage } from './pages/home.ts'
import { howItWorksPage } from './pages/how-it-works.ts'
import { landingPage } from './pages/landing.ts'
import { overwhelmPage } from './pages/overwhelm.ts'
import { privacyPage } from './pages/privacy.ts'
import { rewardsPage } from './pages/rewards.ts'
import { sitemapPage } from './pages/sitemap.ts'
import { sprintsPage } from './pages/sprints.ts'
import { termsPage } from './pages/terms.ts'
import type { PublicPage } from './public-page.ts'

export type { PublicPage }
export { landingPage, privacyPage, sitemapPage, termsPage }

/** The pages about the product and about the people it is for. */
export const publicPages: readonly PublicPage[] = [
  homePage,
  featuresPage,
  howItWorksPage,
  forYouPage,
  sprintsPage,
  checkInsPage,
  aiHelperPage,
  rewardsPage,
  adhdPage,
  autismPage,
  executiveDysfunctionPage,
  overwhelmPage,
  gentleProductivityPage,
]

/** Every public page. */
export const everyPage: readonly PublicPage[] = [
  landingPage,
  privacyPage,
  termsPage,
  sitemapPage,
  ...publicPages,
]

/** The page at an address. A trailing slash makes no difference. */
export function findPublicPage(path: string): PublicPage | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  return everyPage.find((page) => page.path === clean)
}
