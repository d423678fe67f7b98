import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every address. Marketing pages share one module; what differs is in features/marketing/pages.ts. */
const marketing = [
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
]

export default [
  layout('routes/public-layout.tsx', [
    index('routes/landing.tsx'),
    ...marketing.map((path) => route(path, 'routes/marketing.tsx', { id: `marketing/${path}` })),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('sitemap', 'routes/sitemap.tsx'),
  ]),
  route('auth', 'routes/auth.tsx'),
  layout('routes/app-layout.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('tasks', 'routes/tasks.tsx'),
    route('later', 'routes/later.tsx'),
    route('wins', 'routes/wins.tsx'),
    route('recently-deleted', 'routes/recently-deleted.tsx'),
    route('energy', 'routes/energy.tsx'),
    route('dopamine-menu', 'routes/dopamine-menu.tsx'),
    route('brain-dump', 'routes/brain-dump.tsx'),
    route('inspire', 'routes/inspire.tsx'),
    route('calendar', 'routes/calendar.tsx'),
    route('settings', 'routes/settings.tsx'),
    route('preferences', 'routes/preferences.tsx'),
    route('preferences/wizard', 'routes/preferences-wizard.tsx'),
  ]),
  // Every primitive in every state; not part of what people get.
  ...(process.env['NODE_ENV'] === 'production' ? [] : [route('dev/ui', 'routes/dev-ui.tsx')]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
