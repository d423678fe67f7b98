export interface NamedPage {
  readonly path: string
  readonly label: string
}

/** A page for everybody: the footer, the sitemap page and sitemap.xml are made from these. For the app's own see pages.ts. */
export interface SitePage extends NamedPage {
  readonly group: (typeof siteGroups)[number]
  /** What sitemap.xml says of it. Pages without this are not listed there: they hold a person's own data, or nothing to find. */
  readonly search?: { readonly priority: number; readonly changes: 'weekly' | 'monthly' | 'yearly' }
}

export const siteGroups = ['Main', 'Product', 'Account', 'Features', 'For You', 'Legal'] as const

const often = (priority: number) => ({ priority, changes: 'weekly' }) as const
const seldom = (priority: number) => ({ priority, changes: 'monthly' }) as const
const rarely = { priority: 0.3, changes: 'yearly' } as const

export const sitePages: readonly SitePage[] = [
  { path: '/', label: 'Home', group: 'Main', search: often(1) },
  { path: '/home', label: 'About the app', group: 'Main', search: seldom(0.8) },

  { path: '/features', label: 'Features', group: 'Product', search: seldom(0.9) },
  { path: '/how-it-works', label: 'How it works', group: 'Product', search: seldom(0.9) },
  { path: '/for-you', label: 'For you', group: 'Product', search: seldom(0.9) },

  { path: '/auth', label: 'Sign in or sign up', group: 'Account' },

  { path: '/sprints', label: '5-Minute Sprints', group: 'Features', search: seldom(0.7) },
  { path: '/check-ins', label: 'Daily Check-ins', group: 'Features', search: seldom(0.7) },
  { path: '/ai-helper', label: 'AI Task Helper', group: 'Features', search: seldom(0.7) },
  { path: '/rewards', label: 'Reward System', group: 'Features', search: seldom(0.7) },

  { path: '/adhd', label: 'ADHD', group: 'For You', search: seldom(0.7) },
  { path: '/autism', label: 'Autism', group: 'For You', search: seldom(0.7) },
  { path: '/executive-dysfunction', label: 'Executive Dysfunction', group: 'For You', search: seldom(0.7) },
  { path: '/overwhelm', label: 'Overwhelm', group: 'For You', search: seldom(0.7) },
  { path: '/gentle-productivity', label: 'Gentle Productivity', group: 'For You', search: seldom(0.7) },

  { path: '/privacy', label: 'Privacy Policy', group: 'Legal', search: rarely },
  { path: '/terms', label: 'Terms of Service', group: 'Legal', search: rarely },
  { path: '/sitemap', label: 'Sitemap', group: 'Legal', search: rarely },
]

/** The pages of a group, in their order. */
export function pagesOf(group: SitePage['group']): readonly SitePage[] {
  return sitePages.filter((page) => page.group === group)
}
