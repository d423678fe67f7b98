export interface SitemapGroup {
  readonly heading: string
  readonly links: readonly { readonly to: string; readonly label: string }[]
}

/** Every page, as the sitemap page groups them. */
export const sitemapGroups: readonly SitemapGroup[] = [
  {
    heading: 'Main',
    links: [
      { to: '/', label: 'Home' },
      { to: '/home', label: 'About the app' },
    ],
  },
  {
    heading: 'Product',
    links: [
      { to: '/features', label: 'Features' },
      { to: '/how-it-works', label: 'How it works' },
      { to: '/for-you', label: 'For you' },
    ],
  },
  {
    heading: 'Account',
    links: [
      { to: '/auth', label: 'Sign in or sign up' },
      { to: '/dashboard', label: 'Dashboard' },
      { to: '/tasks', label: 'Tasks' },
      { to: '/wins', label: 'Wins' },
      { to: '/energy', label: 'Energy' },
      { to: '/dopamine-menu', label: 'Dopamine menu' },
      { to: '/brain-dump', label: 'Brain Dump' },
      { to: '/inspire', label: 'Inspire' },
      { to: '/calendar', label: 'Calendar' },
      { to: '/settings', label: 'Settings' },
    ],
  },
  {
    heading: 'Features',
    links: [
      { to: '/sprints', label: '5-Minute Sprints' },
      { to: '/check-ins', label: 'Daily Check-ins' },
      { to: '/ai-helper', label: 'AI Task Helper' },
      { to: '/rewards', label: 'Reward System' },
    ],
  },
  {
    heading: 'For You',
    links: [
      { to: '/adhd', label: 'ADHD' },
      { to: '/autism', label: 'Autism' },
      { to: '/executive-dysfunction', label: 'Executive Dysfunction' },
      { to: '/overwhelm', label: 'Overwhelm' },
      { to: '/gentle-productivity', label: 'Gentle Productivity' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Service' },
      { to: '/sitemap', label: 'Sitemap' },
    ],
  },
]
