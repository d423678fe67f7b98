import { act, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createReminderCommands } from '../data/reminders/reminder-commands.ts'
import { browserEnvironment } from '../device/environment.ts'
import { openGuestStore, renderOnDevice } from '../device/test/render-on-device.tsx'
import { insertTask } from '../device/test/test-device.ts'
import { toastQueue } from '../ui/toast/toast.ts'
import { useNotifications } from './use-notifications.ts'

const TASK = '11111111-1111-4111-8111-111111111111'

function Page() {
  useNotifications()
  return <p>Here</p>
}

const ringing = () => toastQueue.shown.get().filter(({ kind }) => kind?.startsWith('reminder:'))

beforeEach(() => {
  // The locks of browsers, which happy-dom lacks: the only tab holds its own.
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (_name: string, _options: object, hold: () => Promise<void>) => hold() },
  })
  const clock = vi.spyOn(browserEnvironment, 'now').mockReturnValue(Date.parse('2026-11-26T12:00'))
  onTestFinished(() => clock.mockRestore())
  localStorage.clear()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
})

test('what rings leaves the screen with its reminder, also with the last one there was', async () => {
  const store = await openGuestStore()
  const commands = createReminderCommands(store)
  await store.write([insertTask(TASK, 'Water the plants')])
  await commands.remindOfTask(
    TASK,
    { kind: 'before_leaving', localTime: '2026-11-26T12:00', minutesBefore: 0 },
    'Now',
  )
  renderOnDevice(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
    store,
  )
  expect(screen.getByText('Here')).toBeDefined()
  await waitFor(() => expect(ringing()).toHaveLength(1))
  const [reminder] = store.mirror.rowsOf('task_reminders')
  await act(() => commands.endTaskReminder(reminder!.id, 'Now'))
  await waitFor(() => expect(ringing()).toHaveLength(0))
})
