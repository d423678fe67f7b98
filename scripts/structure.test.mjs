import { describe, expect, it } from 'vitest'
import { layers } from './layers.mjs'
import { importsOf, linksOf, problemsOf } from './structure.mjs'

const importing = (specifier) => `import { x } from '${specifier}'\n`

describe('reading the imports of a file', () => {
  it('finds every form', () => {
    const text = [
      "import one from './one.ts'",
      "import type { Two } from './two.ts'",
      'import {',
      '  three,',
      '  four,',
      "} from './three.ts'",
      "import './five.css'",
      "export { six, sixth } from './six.ts'",
      "export * from './all.ts'",
      "const seven = await import('./seven.ts')",
      'const lazy = lazyRoute(() => import(`./eight.tsx`))',
      'const drawn = <p>from here</p>',
    ].join('\n')
    expect(importsOf('a.tsx', text).toSorted()).toEqual(
      [
        './one.ts',
        './two.ts',
        './three.ts',
        './five.css',
        './six.ts',
        './all.ts',
        './seven.ts',
        './eight.tsx',
      ].toSorted(),
    )
  })

  it('passes over comments and sentences', () => {
    const text = [
      "// import a from './a.ts'",
      " * import b from './b.ts'",
      "// await import('./c.ts')",
      "const words = 'from here'",
      'const unknown = import(`./${name}.ts`)',
    ].join('\n')
    expect(importsOf('a.ts', text)).toEqual([])
  })
})

it('finds the links of a page that lead to a file of ours', () => {
  const text = '[a](sync.md#wire), ![b](pictures/b.png), [c](https://example.org/c), [d](#below), `[e]`(f)'
  expect(linksOf(text)).toEqual(['sync.md', 'pictures/b.png'])
})

describe('who may know whom', () => {
  const refused = [
    ['packages/content/src/a.ts', '@glimmer/domain/tables'],
    ['packages/content/src/a.ts', 'zod/mini'],
    ['packages/domain/src/a.ts', 'hono'],
    ['packages/domain/src/a.ts', 'node:fs'],
    ['packages/domain/src/a.ts', '@glimmer/sync/protocol'],
    ['packages/domain/src/a.ts', '../../sync/src/apply.ts'],
    ['packages/sync/src/a.ts', 'dexie'],
    ['packages/sync/src/a.ts', '@glimmer/server/main'],
    ['packages/sync/src/a.ts', '@glimmer/api/contract'],
    ['packages/domain/src/a.ts', '@orpc/contract'],
    ['packages/api/src/a.ts', '@orpc/server'],
    ['packages/api/src/a.ts', '@glimmer/server/main'],
    ['apps/web/app/a.ts', '@glimmer/server/main'],
    ['apps/web/app/a.ts', '../../server/src/main.ts'],
    ['apps/web/app/a.ts', 'node:crypto'],
    ['apps/server/src/a.ts', '@glimmer/web/app'],
    ['apps/server/src/a.ts', '../../web/app/root.tsx'],
    ['apps/web/app/features/tasks/a.ts', '../auth/b.ts'],
    ['apps/web/app/features/tasks/deep/a.ts', '../../auth/b.ts'],
    ['apps/web/app/features/tasks/a.ts', '../../routes/tasks.tsx'],
    ['apps/web/app/device/a.ts', '../features/tasks/b.ts'],
    ['apps/web/app/device/a.ts', '../ui/button.tsx'],
    ['apps/web/app/device/a.ts', '../session/use-session.ts'],
    ['apps/web/app/ui/a.ts', '../device/write.ts'],
    ['apps/web/app/ui/a.ts', '../sensory/store.ts'],
    ['apps/web/app/sensory/a.ts', '../session/use-session.ts'],
    ['apps/web/app/session/a.ts', '../data/save-with-undo.ts'],
    ['apps/web/app/data/tasks/a.ts', '../../features/tasks/b.ts'],
    ['apps/web/app/features/tasks/a.ts', '../../frame/header.tsx'],
    ['apps/web/app/features/tasks/a.ts', '../../root.tsx'],
    ['apps/web/app/frame/a.ts', '../routes/tasks.tsx'],
    ['apps/web/app/frame/a.ts', '../site/site.ts'],
    ['apps/web/app/styles/a.ts', '../features/tasks/b.ts'],
    ['apps/web/app/lib/a.ts', '../ui/button.tsx'],
    ['apps/web/app/lib/parts/a.ts', '../../product.ts'],
    ['apps/web/app/product.ts', './lib/log.ts'],
    ['apps/web/app/routes/a.ts', '../elsewhere/b.ts'],
    ['apps/web/vite.config.ts', 'oxc-parser'],
    ['apps/server/src/a.ts', 'temporal-polyfill/global'],
  ]
  it.each(refused)('%s must not import %s', (file, specifier) => {
    expect(problemsOf(file, importing(specifier))).toHaveLength(1)
  })

  const welcome = [
    ['packages/domain/src/a.ts', '@glimmer/content/tips/library'],
    ['packages/domain/src/a.ts', 'zod/mini'],
    ['packages/domain/src/a.test.ts', 'fast-check'],
    ['apps/web/test/a.ts', '@testing-library/react'],
    ['apps/web/vite.config.ts', 'vite'],
    ['packages/api/src/a.ts', '@orpc/contract'],
    ['packages/api/src/a.ts', '@glimmer/sync/protocol'],
    ['apps/web/app/a.ts', '@glimmer/api/contract'],
    ['packages/sync/src/a.ts', '@glimmer/domain/tables'],
    ['apps/web/app/routes/a.tsx', '../features/tasks/b.ts'],
    ['apps/web/app/routes/a.tsx', './+types/a'],
    ['apps/web/app/features/tasks/a.ts', './b.ts'],
    ['apps/web/app/features/tasks/deep/a.ts', '../b.ts'],
    ['apps/web/app/root.tsx', './frame/frame.tsx'],
    ['apps/web/app/frame/a.ts', '../features/tasks/b.ts'],
    ['apps/web/app/features/tasks/a.ts', '../../data/tasks/b.ts'],
    ['apps/web/app/features/tasks/a.ts', '../../device/write.ts'],
    ['apps/web/app/features/tasks/a.ts', '../../ui/button.tsx'],
    ['apps/web/app/features/tasks/a.ts', '../../product.ts'],
    ['apps/web/app/data/tasks/a.ts', '../preferences/b.ts'],
    ['apps/web/app/data/tasks/a.ts', '../../device/write.ts'],
    ['apps/web/app/device/a.ts', '../lib/log.ts'],
    ['apps/web/app/site/a.ts', '../features/tutorial/b.ts'],
    ['apps/server/src/a.ts', 'node:fs'],
    ['apps/web/scripts/make-icons.ts', '../../../e2e/support/browser.ts'],
    ['e2e/together.test.ts', '../apps/server/src/main.ts'],
  ]
  it.each(welcome)('%s may import %s', (file, specifier) => {
    expect(problemsOf(file, importing(specifier))).toEqual([])
  })
})

describe('the layers of the web app', () => {
  it.each(['elsewhere/a.ts', 'elsewhere/deep/a.tsx', 'elsewhere/a.css'])('has none for %s', (file) => {
    expect(problemsOf(`apps/web/app/${file}`, '')).toEqual([
      expect.stringContaining('"elsewhere" is no layer'),
    ])
  })

  it('takes what lies in one', () => {
    const files = ['routes/a.tsx', 'data/tasks/a.ts', 'features/tasks/a.css', 'root.tsx', 'product.ts']
    expect(files.flatMap((file) => problemsOf(`apps/web/app/${file}`, ''))).toEqual([])
  })

  it.each([
    "const tasks = useRows('tasks')",
    "const preferences = useRow('user_preferences', 'me')",
    "const wins = store.mirror.rowsOf('wins')",
    'const task = mirror.rowOf(table, id)',
    "await store.write([{ table: 'tasks', rowId: id, op: 'delete' }])",
  ])('leaves rows to data and the device: %s', (line) => {
    expect(problemsOf('apps/web/app/features/tasks/a.tsx', line)).toEqual([
      expect.stringContaining('lies in data'),
    ])
    expect(problemsOf('apps/web/app/frame/a.tsx', line)).toHaveLength(1)
    const atHome = ['data/tasks/a.ts', 'device/a.ts', 'features/tasks/a.test.tsx']
    expect(atHome.flatMap((file) => problemsOf(`apps/web/app/${file}`, line))).toEqual([])
  })

  it('lets no way along the arrows lead back to where it began', () => {
    const below = (layer) => {
      const found = new Set(layers[layer])
      for (const name of found) for (const next of layers[name]) found.add(next)
      return [...found]
    }
    const names = Object.keys(layers)
    expect(names.filter((layer) => below(layer).includes(layer))).toEqual([])
    expect(names.flatMap(below).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('the one way from an instant to a date', () => {
  const others = [
    'const date = new Date(now).getDate()',
    "const weekday = instant?.['getDay']()",
    'const isNight = now.getHours() < 4',
    'midnight.setHours(0, 0, 0, 0)',
    "const text = at.toLocaleDateString('en-GB')",
    "const text = at.toLocaleString('en-GB', {\n  dateStyle: 'short',\n})",
    "const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: zoneOf(person) })",
    "const day = new Intl.DateTimeFormat('en-GB', options).format(at)",
    'const today = new Date(now)\n  .toISOString()\n  .slice(0, 10)',
    "const [date] = win.completedAt.split('T')",
    'const day = JSON.stringify(at.toJSON().slice(0, 10))',
    "const day = at.toISOString().replace(/T.*/, '')",
    'const text = at.toISOString()\nconst day = text.slice(0, 10)',
    'const offset = at.getTimezoneOffset()',
    'const today = Temporal.Now.plainDateISO()',
    'const today = dayOf(new Date(environment.now()), 0)',
    "import { wallDate } from '@glimmer/domain/days/wall-date'",
    "import { wallDate } from '../days/wall-date.ts'",
  ]
  it.each(others)('refuses %s', (line) => {
    for (const file of ['apps/web/app/features/tasks/a.tsx', 'packages/domain/src/tasks/a.ts']) {
      expect(problemsOf(file, `${line}\n`).filter((problem) => problem.includes('dayOf'))).toHaveLength(1)
    }
  })

  const fine = [
    'const today = dayOf(now, dayStart)',
    "const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })",
    "const hour = new Intl.DateTimeFormat(undefined, { hour: 'numeric' })",
    'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone',
    "const count = days.length.toLocaleString('en-GB')",
    'const at = new Date(now).toISOString()',
    'const at = new Date(now).toISOString()\nconst start = title.slice(0, 10)',
    '// Not getDate(): see dayOf.',
    '/** Unlike `getDay`, of nobody in particular. */',
  ]
  it.each(fine)('lets %s be', (line) => {
    expect(problemsOf('apps/web/app/features/tasks/a.tsx', `${line}\n`)).toEqual([])
  })

  it('leaves the folder of days, tests and the clock on the page alone', () => {
    const [getter = ''] = others
    expect(problemsOf('packages/domain/src/days/a.ts', getter)).toEqual([])
    expect(problemsOf('packages/domain/src/tasks/a.test.ts', getter)).toEqual([])
    const wall = importing('@glimmer/domain/days/wall-date')
    expect(problemsOf('apps/web/app/features/tasks/day-clock.tsx', wall)).toEqual([])
  })
})

describe('the small rules', () => {
  it('asks for the extension of a relative import', () => {
    expect(problemsOf('apps/web/app/a.ts', importing('./b'))).toEqual(['"./b" lacks its file extension'])
    expect(problemsOf('apps/web/app/a.ts', importing('./logo.svg?url'))).toEqual([])
  })

  it('keeps the clock out of the pure packages, not out of their tests', () => {
    expect(problemsOf('packages/domain/src/a.ts', 'const now = new Date()')).toHaveLength(1)
    expect(problemsOf('packages/domain/src/a.ts', 'const day = new Date(at)')).toEqual([])
    expect(problemsOf('packages/domain/src/a.test.ts', 'const now = new Date()')).toEqual([])
  })

  it('refuses tests that do not run and tests that sleep', () => {
    // Put together here, so that this file does not break the rule that it tests.
    const [skipped, focused] = ['skip', 'only'].map((word) => `test.${word}('x', () => {})`)
    const [pause, timer] = [['waitFor', 'Timeout(500)'].join(''), ['set', 'Timeout(r, 10)'].join('')]
    expect(problemsOf('e2e/a.spec.ts', skipped)).toHaveLength(1)
    expect(problemsOf('e2e/a.spec.ts', focused)).toHaveLength(1)
    expect(problemsOf('e2e/a.spec.ts', `await page.${pause}`)).toHaveLength(1)
    expect(problemsOf('apps/web/app/a.test.ts', ['it', 'skipIf(isBare)'].join('.'))).toHaveLength(1)
    expect(problemsOf('apps/web/app/a.test.ts', `await new Promise((r) => ${timer})`)).toHaveLength(1)
    expect(problemsOf('e2e/a.spec.ts', "test('x', async () => {})")).toEqual([])
  })

  it('keeps style sheets small', () => {
    expect(problemsOf('apps/web/app/a.css', 'a{}\n'.repeat(400))).toEqual([])
    expect(problemsOf('apps/web/app/a.css', 'a{}\n'.repeat(401))).toHaveLength(1)
  })
})
