import type { ComponentType } from 'react'

/** What a module in routes/ says of its page. */
export interface PageModule {
  readonly default: ComponentType
  /** Without the product's name. */
  readonly title: string
  readonly description?: string
}

export interface AppPage {
  readonly path: string
  /** How the page with every address calls it. A page that another leads through has none there. */
  readonly label?: string
  readonly load: () => Promise<PageModule>
}

/** Every page inside the app's layout: the router, the built pages, what a device keeps and the sitemap page follow it. */
export const appPages: readonly AppPage[] = [
  { path: '/dashboard', label: 'Dashboard', load: () => import('./routes/dashboard.tsx') },
  { path: '/tasks', label: 'Tasks', load: () => import('./routes/tasks.tsx') },
  { path: '/later', label: 'Later', load: () => import('./routes/later.tsx') },
  { path: '/wins', label: 'Wins', load: () => import('./routes/wins.tsx') },
  { path: '/energy', label: 'Energy', load: () => import('./routes/energy.tsx') },
  { path: '/dopamine-menu', label: 'Dopamine menu', load: () => import('./routes/dopamine-menu.tsx') },
  { path: '/brain-dump', label: 'Brain Dump', load: () => import('./routes/brain-dump.tsx') },
  { path: '/inspire', label: 'Inspire', load: () => import('./routes/inspire.tsx') },
  { path: '/calendar', label: 'Calendar', load: () => import('./routes/calendar.tsx') },
  { path: '/calendars', label: 'Calendars', load: () => import('./routes/calendars.tsx') },
  {
    path: '/recently-deleted',
    label: 'Recently deleted',
    load: () => import('./routes/recently-deleted.tsx'),
  },
  { path: '/preferences', label: 'Preferences', load: () => import('./routes/preferences.tsx') },
  { path: '/preferences/wizard', load: () => import('./routes/preferences-wizard.tsx') },
  { path: '/settings', label: 'Settings', load: () => import('./routes/settings.tsx') },
]
