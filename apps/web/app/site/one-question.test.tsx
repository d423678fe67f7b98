import { createTask } from '@glimmer/domain/tasks/create-task'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DeviceStore } from '../device/store.ts'
import { openGuestStore, renderOnDevice } from '../device/test/render-on-device.tsx'
import { CheckInOffer } from '../features/energy/check-in-offer.tsx'
import { AssessmentOffer } from '../features/preferences/assessment-offer.tsx'
import { FirstRun } from '../features/tasks/dialogs/first-run.tsx'
import { tutorialDialog } from '../features/tutorial/open-tutorial.ts'
import { openTutorial } from './site-parts.tsx'
import { GUEST_SESSION, writeSession } from '../session/session-store.ts'
import { DialogHost } from '../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../ui/dialogs/dialogs.ts'

// The four dialogs that come by themselves, or between a person and what they came for.

const offers: readonly [name: string, offer: ReactNode][] = [
  ['the check-in', <CheckInOffer key="check-in" />],
  ['tasks to begin with', <FirstRun key="first-run" />],
  ['the assessment', <AssessmentOffer key="assessment" />],
]
let store: DeviceStore

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  writeSession(GUEST_SESSION)
  store = await openGuestStore()
  // A first thing, done on an earlier day.
  const data = {
    ...createTask({ title: 'Drink a glass of water' }, new Date()),
    completed: true,
    completedOn: '2026-01-01',
  }
  const rowId = '00000000-0000-4000-8000-000000000002'
  await store.write([{ table: 'tasks', rowId, op: 'insert', data }])
  // So that what is offered is there at once.
  await import('../features/energy/check-in-dialog.tsx')
  await import('../features/tasks/dialogs/every-dialog.tsx')
  await import('../features/preferences/assessment-dialog.tsx')
})
afterEach(() => {
  cleanup()
  dialogs.drop('owner')
  dialogs.drop('page')
})

/** Opens a page that offers it. Returns whether it came. */
async function isOffered(offer: ReactNode): Promise<boolean> {
  renderOnDevice(
    <MemoryRouter>
      {offer}
      <DialogHost scope="owner" />
    </MemoryRouter>,
    store,
  )
  // Its code is here, so what is due has come by then.
  await act(async () => {})
  await act(async () => {})
  return dialogs.shown.get().some(({ isOpen }) => isOpen)
}

test.each(offers)(
  '%s comes by itself, and then no other question in that visit (C1, F11, F12)',
  async (name, offer) => {
    expect(await isOffered(offer)).toBe(true)
    const came: string[] = []
    for (const [another, next] of offers) {
      cleanup()
      dialogs.drop('owner')
      if (await isOffered(next)) came.push(another)
    }
    // A reload does not answer it.
    expect(came).toEqual([name])
  },
)

test.each(offers)(
  '%s does not come in the visit of the tutorial (A10, C1, F11, F12)',
  async (_name, offer) => {
    // Not in act, which would hold back what it waits for.
    await openTutorial(() => undefined)
    await vi.waitFor(() => expect(dialogs.isOpen(tutorialDialog)).toBe(true))
    dialogs.close(tutorialDialog)
    dialogs.drop('page')
    expect(await isOffered(offer)).toBe(false)
  },
)

test.each(offers)(
  '%s comes neither over a field in use nor while words are in one (C1, F11, F12)',
  async (_name, offer) => {
    const page = render(<input aria-label="A field" />)
    const field = page.getByRole('textbox', { name: 'A field' }) as HTMLInputElement
    field.focus()
    expect(await isOffered(offer)).toBe(false)
    field.blur()
    field.value = 'Take'
    expect(await isOffered(offer)).toBe(false)
  },
)
