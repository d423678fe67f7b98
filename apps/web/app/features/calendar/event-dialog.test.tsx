import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeviceStore } from '../../device/store.ts'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import { cutOffWrites } from '../../device/test/test-device.ts'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { words as reminderWords } from '../../ui/reminder-words.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { eventDialog } from './calendar-dialogs.ts'
import { words } from './words.ts'

const DATE = '2030-05-06'

let store: DeviceStore
let user: UserEvent

beforeEach(async () => {
  localStorage.clear()
  store = await openGuestStore()
  const host = (
    <MemoryRouter>
      <DialogHost scope="owner" />
    </MemoryRouter>
  )
  ;({ user } = renderOnDevice(host, store))
})

async function open(eventId: string | null): Promise<void> {
  act(() => void dialogs.open(eventDialog, { eventId, date: DATE }))
  await screen.findByRole('textbox', { name: words.name })
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const about = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.description })
const events = () => store.mirror.rowsOf('calendar_events')
const remindersSet = () => store.mirror.rowsOf('event_reminders').map((one) => one.minutesBefore)
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function addEvent(): Promise<string> {
  await open(null)
  await user.type(screen.getByRole('textbox', { name: words.name }), 'Dentist')
  await press(words.create)
  await closed()
  return events()[0]?.id ?? ''
}

test('what was written about an event comes back after a Cancel (H2)', async () => {
  const id = await addEvent()
  await open(id)
  await user.type(about(), 'Ask about the tooth at the back')
  await press(words.cancel)
  await closed()
  await act(async () => void toastQueue.undoNewest())
  await waitFor(() => expect(about().value).toBe('Ask about the tooth at the back'))
  expect(events()[0]?.description).toBeNull()
})

test('a reminder that was chosen goes along with its event, without a press of its own (H2)', async () => {
  await open(null)
  await user.type(screen.getByRole('textbox', { name: words.name }), 'Dentist')
  await press(reminderWords.remindMe)
  // The first try is in vain; the next one sets no second reminder.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const endCutOff = cutOffWrites('rows')
  await press(words.create)
  await waitFor(() => expect(toastQueue.shown.get().some(({ tone }) => tone === 'error')).toBe(true))
  endCutOff()
  await press(words.create)
  await closed()
  expect(remindersSet()).toEqual([15])

  await open(events()[0]?.id ?? '')
  await press(reminderWords.another)
  await press(words.save)
  await closed()
  await waitFor(() => expect(remindersSet()).toHaveLength(2))
})
