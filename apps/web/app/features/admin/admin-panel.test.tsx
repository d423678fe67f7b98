import { act, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../device/test/render-on-device.tsx'
import type { AccountSession } from '../../session/session-store.ts'
import { DialogHost } from '../../ui/dialogs/dialog-host.tsx'
import { AdminCard } from './admin-card.tsx'
import { emailWords, words } from './words.ts'

const account: AccountSession = {
  kind: 'account',
  owner: 'ada',
  email: 'ada@example.org',
  name: 'Ada',
  emailVerified: true,
  role: 'admin',
  expired: false,
}

afterEach(() => vi.unstubAllGlobals())

/** A server that answers each path in turn. Returns what it was asked. */
function serve(answers: Record<string, readonly (object | number)[]>) {
  const asked: { path: string; body: unknown }[] = []
  const turns = new Map<string, number>()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null })
    const turn = turns.get(path) ?? 0
    turns.set(path, turn + 1)
    const all = answers[path] ?? []
    const answer = all[Math.min(turn, all.length - 1)] ?? 404
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer)
  })
  return asked
}

const STATISTICS = '/api/rpc/get_user_statistics'
const counted = { total_users: 1_203, active_users: 1, inactive_users: 1_202 }

async function open(as: AccountSession = account) {
  return renderOnDevice(
    <MemoryRouter>
      <AdminCard account={as} />
      <DialogHost scope="owner" />
    </MemoryRouter>,
    await openGuestStore(),
  )
}

test.each(['user', 'moderator'] as const)(
  'a %s sees no panel, and nothing is asked for them (I7)',
  async (role) => {
    const asked = serve({})
    const { container } = await open({ ...account, role })
    await act(async () => {})
    expect(container.textContent).toBe('')
    expect(asked).toEqual([])
  },
)

test('the panel says where the numbers cannot be had, and counts again (I7)', async () => {
  serve({ [STATISTICS]: [500, counted] })
  const { user } = await open()
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to load user statistics')
  expect(screen.getByText('No data available')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: words.again }))
  const total = await screen.findByRole('button', { name: 'Total: 1203 people. Show their addresses' })
  expect(total.textContent).toBe('1,203Total')
  expect(screen.getByRole('button', { name: 'Active: one person. Show their addresses' })).toBeTruthy()
})

const person = (n: number) => ({
  id: `id-${n}`,
  email: `robin-${n}@example.org`,
  joinedAt: '2026-11-20T10:00:00.000Z',
  lastActiveOn: null,
  isAdmin: false,
  isDisabled: false,
})

test('a list comes page by page, is refreshed, and says where it failed or holds nobody (I7, J2)', async () => {
  const INACTIVE = '/api/rpc/get_inactive_user_emails'
  const asked = serve({
    [STATISTICS]: [counted],
    [INACTIVE]: [
      500,
      { users: [person(1), person(2)], next: 'robin-2@example.org' },
      { users: [person(3)], next: null },
      { users: [], next: null },
    ],
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /^Inactive: / }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Inactive people' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('Failed to load user emails')
  await user.click(dialog.getByRole('button', { name: words.again }))
  await user.click(await dialog.findByRole('button', { name: words.showMore }))
  expect(await dialog.findByText('robin-3@example.org')).toBeTruthy()
  expect(dialog.getAllByRole('listitem')).toHaveLength(3)
  expect(dialog.queryByRole('button', { name: words.showMore })).toBeNull()
  expect(asked.filter(({ path }) => path === INACTIVE).map(({ body }) => body)).toEqual([
    {},
    {},
    { after: 'robin-2@example.org' },
  ])
  await user.click(dialog.getByRole('button', { name: emailWords.refresh }))
  expect(await dialog.findByText('No emails found')).toBeTruthy()
  // Whoever comes back from a list finds the numbers counted anew.
  await user.click(dialog.getByRole('button', { name: words.done }))
  await waitFor(() => expect(asked.filter(({ path }) => path === STATISTICS)).toHaveLength(2))
})
