import type { Page } from '@playwright/test'
import { fillNewAccount, beginAsGuest, newPerson } from '../support/people.ts'
import { seedTasks } from '../support/seed-tasks.ts'
import { addTask, deleteTask, quickAdd, taskNamed } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

type Offers = Pick<Screen, 'isFirstRun' | 'isCheckInOffered' | 'isAssessmentAsked'>
type Step = readonly [name: string, go: (page: Page) => Promise<unknown>]

/** A story as its screens in order, each named `story-<story>-<number>-<step>` and reached by all steps up to its own. */
function story(name: string, steps: readonly Step[], offers: Offers = {}): readonly Screen[] {
  return steps.map(([step], i) => ({
    name: `story-${name}-${i + 1}-${step}`,
    ...offers,
    async open(page) {
      for (const [, go] of steps.slice(0, i + 1)) await go(page)
    },
  }))
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog').last()

async function add(page: Page, title: string): Promise<void> {
  await quickAdd(page).fill(title)
  await press(page, 'Add this task')
  await taskNamed(page, title).waitFor()
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const fullDay = [
  ...Array.from({ length: 25 }, (_, i) => ({
    title:
      ['Reply to Sam', 'Water the plants', 'Ring the dentist', 'Sort the letters', 'Wash up'][i % 5] ?? '',
    timeOfDay: i < 9 ? ('morning' as const) : ('anytime' as const),
  })),
  ...Array.from({ length: 8 }, () => ({ title: 'Renew the library card', snoozedUntil: inDays(3) })),
  ...Array.from({ length: 10 }, () => ({
    title: 'Brush teeth',
    completed: true,
    completedOn: new Date().toLocaleDateString('sv'),
  })),
]

/** What people do on an ordinary bad day, as `lighter-day.spec.ts` and its neighbours count it. */
export const storyScreens: readonly Screen[] = [
  ...story(
    'three-percent',
    [
      ['landing', (page) => page.goto('/')],
      [
        'tiny-thing',
        async (page) => {
          await page.getByRole('link', { name: 'Give me one tiny thing' }).click()
          await page.getByRole('region', { name: 'One tiny thing' }).waitFor()
        },
      ],
      ['running', (page) => press(page, 'Start 5 minutes')],
      ['finished', (page) => dialog(page).getByRole('button', { name: 'Done', exact: true }).click()],
      ['after', (page) => press(page, 'Take a Break')],
    ],
    { isFirstRun: true, isCheckInOffered: true, isAssessmentAsked: true },
  ),
  ...story('dread', [
    ['empty', beginAsGuest],
    ['written', (page) => add(page, 'Do my tax return')],
    ['running', (page) => press(page, 'Start 5 minutes')],
    ['one-step', (page) => press(page, 'Done, next step')],
    ['hidden', (page) => press(page, 'Hide. The timer keeps running')],
  ]),
  ...story('thoughts', [
    ['anywhere', beginAsGuest],
    [
      'written',
      async (page) => {
        await press(page, 'Write a thought down')
        await page.getByLabel("What's on your mind?").fill('Did I answer Ada?')
      },
    ],
    ['kept', (page) => page.keyboard.press('Enter')],
    [
      'sorting',
      async (page) => {
        await page.goto('/brain-dump')
        // Drawn once the page is the device's own.
        await page.getByText('Did I answer Ada?').waitFor()
        await page.getByLabel("What's on your mind?").fill('Oat milk')
        await page.keyboard.press('Enter')
        await press(page, 'Triage Inbox (2 items)')
        await press(page, 'Make it a Task')
        await page.locator('[data-said]').filter({ hasText: 'Added “Did' }).waitFor()
      },
    ],
    ['sorted', (page) => press(page, /^Delete( ?D)?$/)],
  ]),
  ...story('overfull', [
    [
      'day',
      async (page) => {
        await beginAsGuest(page)
        await seedTasks(page, fullDay)
      },
    ],
    ['just-three', (page) => press(page, 'Just three for today')],
  ]),
  ...story('interrupted', [
    [
      'half-written',
      async (page) => {
        await beginAsGuest(page)
        await addTask(page, 'Water the plants')
        await page.getByRole('button', { name: 'Add Task', exact: true }).click()
        await page.getByLabel('Title').fill('Take my meds')
      },
    ],
    [
      'back',
      async (page) => {
        await page.reload()
        await page.getByText(/^You were adding/).waitFor()
      },
    ],
  ]),
  ...story('mistake', [
    [
      'ticked',
      async (page) => {
        await beginAsGuest(page)
        for (const title of ['Reply to Sam', 'Water the plants']) await addTask(page, title)
        await page.getByRole('checkbox', { name: 'Reply to Sam' }).check()
        await page.getByRole('button', { name: /^Undo/ }).waitFor()
      },
    ],
    ['undone', (page) => press(page, /^Undo/)],
    ['deleted', (page) => deleteTask(page, 'Water the plants')],
  ]),
  ...story('keys', [
    [
      'finding',
      async (page) => {
        await beginAsGuest(page)
        await seedTasks(page, fullDay)
        await page.keyboard.press('/')
        await page.keyboard.type('dent')
      },
    ],
    [
      'ticked',
      async (page) => {
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Space')
      },
    ],
  ]),
  ...story('large-letters', [
    [
      'day',
      async (page) => {
        await page.addInitScript(() => {
          const kept = JSON.parse(localStorage.getItem('glimmer:sensory') ?? '{}') as object
          localStorage.setItem('glimmer:sensory', JSON.stringify({ ...kept, textSize: 'largest' }))
        })
        await beginAsGuest(page)
        await addTask(page, 'Reply to Sam')
        await add(page, 'Straighten the photographs')
      },
    ],
    ['menu', (page) => press(page, 'More about “Reply to Sam”')],
  ]),
  ...story('account', [
    [
      'guest',
      async (page) => {
        await beginAsGuest(page)
        for (const title of ['Reply to Sam', 'Water the plants']) await addTask(page, title)
      },
    ],
    [
      'form',
      async (page) => {
        await page.goto('/auth#begin')
        await page.getByRole('heading', { level: 1 }).waitFor()
      },
    ],
    [
      'ready',
      async (page) => {
        await fillNewAccount(page, newPerson())
        await press(page, 'Create Account')
        await page
          .getByText(/^Your account is ready, and/)
          .last()
          .waitFor()
      },
    ],
  ]),
  ...story('reading', [
    ['how-it-works', (page) => page.goto('/how-it-works')],
    ['guide', (page) => page.goto('/overwhelm')],
  ]),
]
