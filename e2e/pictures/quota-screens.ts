import type { Page } from '@playwright/test'
import type { GlimmerServer } from '../support/glimmer-server.ts'
import { invite } from '../support/invite.ts'
import { writeLongThoughts } from '../support/long-thoughts.ts'
import { fillNewAccount, newPerson } from '../support/people.ts'
import { openSettings } from '../support/settings-page.ts'
import { addTask, openTasks } from '../support/tasks-page.ts'
import type { Screen } from './screens.ts'

/** Somebody with tasks of an ordinary day and so many long thoughts: 80 nearly fill their room, 100 use it up. */
async function beginWith(page: Page, server: GlimmerServer, thoughts: number): Promise<void> {
  const person = newPerson()
  await page.goto(invite(server, person.email))
  await fillNewAccount(page, person)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.waitForURL('/tasks')
  await openTasks(page)
  for (const title of ['Make bed', 'Reply to Sam', 'Cook dinner']) await addTask(page, title)
  await page.getByText('Everything is saved').waitFor({ state: 'attached' })
  await writeLongThoughts(page, thoughts)
}

async function usedUp(page: Page, server: GlimmerServer): Promise<void> {
  await beginWith(page, server, 100)
  await addTask(page, 'Walk round the block')
  await page.getByText('Your space on the server is full').waitFor()
}

const closeMessage = (page: Page) => page.getByRole('button', { name: 'Close message' }).click()

/** Room on the server that gets low, and that is used up. */
export const quotaScreens: readonly Screen[] = [
  {
    name: 'quota-toast',
    server: 'invited',
    async open(page, server) {
      await beginWith(page, server, 80)
      await page.getByText('Your space on the server is nearly full.').first().waitFor()
    },
  },
  {
    name: 'quota-full',
    server: 'invited',
    async open(page, server) {
      await usedUp(page, server)
      await closeMessage(page)
    },
  },
  ...[
    { name: 'quota-room', thoughts: 10 },
    { name: 'quota-room-low', thoughts: 80 },
    { name: 'quota-room-full', thoughts: 100 },
  ].map(({ name, thoughts }): Screen => ({
    name,
    server: 'invited',
    async open(page, server) {
      if (thoughts === 100) await usedUp(page, server)
      else await beginWith(page, server, thoughts)
      await openSettings(page)
      const room = page.getByText(/^Your space on the server: .* MB used\./)
      await room.waitFor()
      await room.evaluate((line) => line.scrollIntoView({ block: 'center' }))
    },
  })),
]
