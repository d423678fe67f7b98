import type { Screen } from './screens.ts'

const addresses = [
  'home',
  'features',
  'how-it-works',
  'for-you',
  'sprints',
  'check-ins',
  'ai-helper',
  'rewards',
  'adhd',
  'autism',
  'executive-dysfunction',
  'overwhelm',
  'gentle-productivity',
  'privacy',
  'terms',
  'sitemap',
]

/** What a visitor reads, each from its beginning: `npm run pictures -- public-adhd`. */
export const publicScreens: readonly Screen[] = addresses.map((address) => ({
  name: `public-${address}`,
  open: (page) => page.goto(`/${address}`),
}))
