import { expect, test } from 'vitest'
import { chunkOf, type Graph } from './chunks.config.ts'

const ROOT = '/home/me/glimmer/'
const routes = ['start-app', 'auth', 'tasks', 'wins', 'dashboard', 'app-layout']
const entry = (name: string) => `${ROOT}apps/web/app/${name === 'start-app' ? '' : 'routes/'}${name}.tsx`

/** Modules by place, each with what brings it along and, after a `?`, what asks for it later. */
function chunksIn(modules: Record<string, readonly string[]>): Record<string, string | null> {
  const idOf = (place: string) => (routes.includes(place) ? entry(place) : ROOT + place)
  const graph: Graph = {
    getModuleInfo(id) {
      const importers = modules[id.replace(ROOT, '')] ?? []
      return {
        isEntry: routes.some((name) => id === entry(name)) || id.includes('/site/site-parts'),
        importers: importers.filter((place) => !place.startsWith('?')).map(idOf),
        dynamicImporters: importers
          .filter((place) => place.startsWith('?'))
          .map((place) => idOf(place.slice(1))),
      }
    },
  }
  return Object.fromEntries(Object.keys(modules).map((place) => [place, chunkOf(idOf(place), graph)]))
}

test('a module goes where those who bring it along need it', () => {
  const modules: Record<string, [from: readonly string[], chunk: string | null]> = {
    'apps/web/app/device/store.ts': [['app-layout', 'tasks'], 'app'],
    'apps/web/app/session/session-store.ts': [['app-layout', 'apps/web/app/site/site-parts.tsx'], 'base'],
    'apps/web/app/styles/app.css': [['start-app'], 'styles'],
    'apps/web/app/features/tasks/tasks.css': [['tasks'], 'styles'],
    'apps/web/app/features/dashboard/dashboard.css': [['dashboard'], null],
    'apps/web/app/ui/toast.ts': [['start-app'], 'base'],
    'apps/web/app/ui/checkbox.tsx': [['tasks', 'wins'], 'app'],
    'apps/web/app/features/tasks/task-row.tsx': [['tasks'], 'tasks-more'],
    'apps/web/app/frame/header.tsx': [['app-layout'], 'app'],
    'apps/web/app/features/rewards/words.ts': [['wins', 'dashboard'], 'more-rewards'],
    'packages/domain/src/rewards/house-menu.ts': [['apps/web/app/features/rewards/words.ts'], 'more-rewards'],
    'apps/web/app/data/rewards/use-rewards.ts': [['wins', 'dashboard'], 'more-rewards'],
    'apps/web/app/ui/skeleton.tsx': [['wins', 'dashboard'], 'more-parts'],
    'apps/web/app/features/marketing/landing-button.css': [['apps/web/app/site/site-parts.tsx'], 'styles'],
    'apps/web/app/site/site-styles.ts': [['apps/web/app/site/site-parts.tsx'], null],
    'apps/web/app/ui/drawings/landing-scene.tsx': [['wins', 'auth'], 'more-parts'],
    'node_modules/react-dom/client.js': [['tasks'], 'framework'],
  }
  expect(
    chunksIn(Object.fromEntries(Object.entries(modules).map(([place, [from]]) => [place, from]))),
  ).toEqual(Object.fromEntries(Object.entries(modules).map(([place, [, chunk]]) => [place, chunk])))
})

test('what is loaded when it is asked for never becomes part of a page that asks for it', () => {
  const dialogs = 'apps/web/app/features/tasks/dialogs'
  expect(
    chunksIn({
      [`${dialogs}/create-dialog.tsx`]: ['?tasks'],
      [`${dialogs}/steps-editor.tsx`]: [`${dialogs}/create-dialog.tsx`],
      'apps/web/app/features/energy/check-in-dialog.tsx': ['?tasks', '?dashboard'],
      'apps/web/app/ui/dialog.tsx': [
        `${dialogs}/create-dialog.tsx`,
        'apps/web/app/features/energy/check-in-dialog.tsx',
      ],
      'apps/web/app/features/tasks/day-tasks.tsx': ['?calendar'],
      'apps/web/app/features/tasks/words.ts': ['tasks', `${dialogs}/create-dialog.tsx`],
      'apps/web/app/data/tasks/later-commands.ts': ['?apps/web/app/features/tasks/words.ts'],
      'apps/web/app/sensory/sparks.ts': ['?apps/web/app/ui/checkbox.tsx'],
      'apps/web/app/sensory/panel.tsx': ['?app-layout'],
      'apps/web/app/frame/menu.tsx': ['?app-layout'],
      'apps/web/app/ui/drawer.tsx': ['apps/web/app/sensory/panel.tsx', 'apps/web/app/frame/menu.tsx'],
      'packages/domain/src/breakdown/stem.ts': [
        `${dialogs}/create-dialog.tsx`,
        'apps/web/app/frame/menu.tsx',
      ],
    }),
  ).toEqual({
    [`${dialogs}/create-dialog.tsx`]: 'tasks-dialogs',
    [`${dialogs}/steps-editor.tsx`]: 'tasks-dialogs',
    'apps/web/app/features/energy/check-in-dialog.tsx': 'dialog',
    'apps/web/app/ui/dialog.tsx': 'dialog',
    'apps/web/app/features/tasks/day-tasks.tsx': 'calendar-tasks',
    'apps/web/app/features/tasks/words.ts': 'tasks-more',
    'apps/web/app/data/tasks/later-commands.ts': 'undrawn',
    'apps/web/app/sensory/sparks.ts': 'undrawn',
    'apps/web/app/sensory/panel.tsx': 'drawer',
    'apps/web/app/frame/menu.tsx': 'drawer',
    'apps/web/app/ui/drawer.tsx': 'drawer',
    'packages/domain/src/breakdown/stem.ts': 'breakdown-templates',
  })
})

test('a page that few open weighs on no other by what it shares with dialogs', () => {
  const page = 'apps/web/app/routes/calendars.tsx'
  const dialog = 'apps/web/app/features/calendar/event-dialog.tsx'
  expect(
    chunksIn({
      [page]: ['?start-app'],
      [dialog]: ['?calendar'],
      'apps/web/app/features/calendar/connected/account-card.tsx': [page],
      'apps/web/app/features/calendar/color-choice.tsx': [page, dialog],
      'apps/web/app/ui/card.tsx': [page, 'wins'],
    }),
  ).toEqual({
    [page]: 'seldom-pages',
    [dialog]: 'dialog',
    'apps/web/app/features/calendar/connected/account-card.tsx': 'seldom-pages',
    'apps/web/app/features/calendar/color-choice.tsx': 'dialog',
    'apps/web/app/ui/card.tsx': 'more-parts',
  })
})
