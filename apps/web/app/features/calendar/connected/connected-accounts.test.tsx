import type { CalendarAccounts, ConnectedAccount } from '@glimmer/api/connected-calendars'
import { act, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openGuestStore, renderOnDevice } from '../../../device/test/render-on-device.tsx'
import { toastQueue } from '../../../ui/toast/toast.ts'
import { ConnectedAccounts } from './connected-accounts.tsx'
import { words } from './words.ts'

const account = (changes: Partial<ConnectedAccount> = {}): ConnectedAccount => ({
  id: '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c01',
  provider: 'caldav',
  label: 'robin, cloud.example.org',
  state: 'active',
  trouble: null,
  isSyncing: false,
  lastSyncedAt: '2026-11-26T18:40:00.000Z',
  nextSyncAt: '2026-11-26T18:55:00.000Z',
  waitingDeletions: 0,
  ...changes,
})

const answerOf = (...accounts: ConnectedAccount[]): CalendarAccounts => ({
  isGoogleSetUp: false,
  accounts,
  overruled: [],
})

/** What the server was asked to change, in its order. */
let asked: { readonly path: string; readonly body: unknown }[]
/** What it answers from now on. */
let answer: { readonly status: number; readonly json: unknown }

beforeEach(() => {
  for (const { id } of toastQueue.shown.get()) toastQueue.retract(id)
  asked = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (init.method === 'POST') asked.push({ path, body: JSON.parse(String(init.body)) })
    return Response.json(answer.json, { status: answer.status })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
})

async function open(accounts: CalendarAccounts) {
  answer = { status: 200, json: accounts }
  const store = await openGuestStore()
  const view = renderOnDevice(
    <MemoryRouter>
      <ConnectedAccounts owner="sam" />
    </MemoryRouter>,
    store,
  )
  await screen.findByRole('heading', { name: words.connectTitle })
  return view.user
}

const said = () => toastQueue.shown.get().map(({ text }) => text)
const card = () => within(screen.getByRole('listitem', { name: 'robin, cloud.example.org' }))
const press = (name: string | RegExp) => screen.getByRole('button', { name })

test('says how an account is doing, what went wrong and what to do', async () => {
  await open(answerOf(account({ trouble: 'unreachable' })))
  expect(card().getByText(words.states.trouble)).toBeTruthy()
  expect(card().getByText(words.problem(words.troubles.unreachable))).toBeTruthy()
  expect(card().getByText(`${words.last}:`)).toBeTruthy()
})

test('an account that has to be connected again is not synced, and its button leads to the form for that', async () => {
  const user = await open(answerOf(account({ state: 'sign_in_again', trouble: 'sign_in' })))
  expect(card().getByText(words.problem(words.troubles.sign_in))).toBeTruthy()
  expect(card().getByText(words.onceConnected)).toBeTruthy()
  expect(card().queryByRole('button', { name: /^Sync/ })).toBeNull()

  await user.click(press(/^Connect again/))
  expect(document.activeElement).toBe(screen.getByLabelText(words.caldav.address))
  expect(document.activeElement?.closest('details')?.open).toBe(true)
})

test('a Google account is connected again on Google’s own page', async () => {
  const google = account({ provider: 'google', state: 'sign_in_again', trouble: 'sign_in' })
  const user = await open({ ...answerOf(google), isGoogleSetUp: true })
  answer = { status: 503, json: { error: { code: 'away', message: 'Please try again.' } } }
  await user.click(press(/^Connect again/))
  await waitFor(() => expect(said()).toEqual([words.google.refused]))
})

test('many deletions wait for an answer, which is sent as it was given', async () => {
  const user = await open(answerOf(account({ state: 'asks_before_deleting', waitingDeletions: 12 })))
  const question = screen.getByRole('group', { name: '12 events are gone there. Delete them here too?' })
  answer = { status: 200, json: answerOf(account()) }
  await user.click(within(question).getByRole('button', { name: words.keepHere }))
  await waitFor(() => expect(said()).toEqual([words.keptHere(12)]))
  expect(asked).toEqual([
    {
      path: '/api/calendars/accounts/delete-waiting',
      body: { owner: 'sam', accountId: account().id, answer: 'keep' },
    },
  ])
  expect(screen.queryByRole('button', { name: words.keepHere })).toBeNull()
})

test('pausing can be undone, and what the server refuses changes nothing', async () => {
  const user = await open(answerOf(account()))
  answer = { status: 503, json: { error: { code: 'database_away', message: 'Please try again.' } } }
  await user.click(press(/^Pause/))
  await waitFor(() => expect(said()).toEqual(['Please try again.']))
  expect(press(/^Pause/)).toBeTruthy()

  answer = { status: 200, json: answerOf(account({ state: 'paused' })) }
  await user.click(press(/^Pause/))
  await screen.findByRole('button', { name: /^Resume/ })
  expect(card().getByText(words.onceResumed)).toBeTruthy()
  answer = { status: 200, json: answerOf(account()) }
  act(() => void toastQueue.undoNewest())
  await screen.findByRole('button', { name: /^Pause/ })
  expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual(['pause', 'pause', 'resume'])
})

test('disconnecting asks what becomes of the copies, and nothing happens before an answer', async () => {
  const user = await open(answerOf(account()))
  await user.click(press(/^Disconnect/))
  const question = screen.getByRole('group', { name: words.disconnectTitle })
  expect(document.activeElement).toBe(question)
  await user.click(press(words.stayConnected))
  await waitFor(() => expect(document.activeElement).toBe(press(/^Disconnect/)))
  expect(asked).toEqual([])

  await user.click(press(/^Disconnect/))
  answer = { status: 200, json: answerOf() }
  await user.click(press(words.removeCopies))
  await waitFor(() => expect(screen.queryByText('robin, cloud.example.org')).toBeNull())
  expect(asked).toMatchObject([{ body: { copies: 'remove' } }])
})

test.each([
  ['calendar_not_found', words.problem(words.connectTroubles.not_found)],
  ['calendar_private_address', words.problem(words.connectTroubles.private_address)],
  ['calendar_known', words.known],
  ['too_many_calendars', words.tooMany],
  ['too_many_requests', words.tooOften],
])('a connection that is refused by %s is told kindly, and what was typed stays', async (code, text) => {
  const user = await open(answerOf())
  const field = screen.getByLabelText(words.ics.address)
  await user.type(field, 'webcal://example.org/a.ics')
  answer = { status: 400, json: { error: { code, message: 'Another sentence.' } } }
  await user.type(field, '{Enter}')
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByDisplayValue('webcal://example.org/a.ics')).toBeTruthy()
  expect(asked).toMatchObject([{ body: { provider: 'ics', address: 'webcal://example.org/a.ics' } }])
})

test('where Google is not set up its button says so, and what else there is', async () => {
  await open(answerOf())
  expect(press(words.google.notSetUp)).toHaveProperty('disabled', true)
  expect(screen.getByText(words.google.notSetUpText)).toBeTruthy()
})

test('without a server the page says that nothing is lost, and asks again when it is pressed', async () => {
  const store = await openGuestStore()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('There is no network')
  })
  const { user } = renderOnDevice(
    <MemoryRouter>
      <ConnectedAccounts owner="sam" />
    </MemoryRouter>,
    store,
  )
  expect(await screen.findByText(words.away)).toBeTruthy()
  vi.stubGlobal('fetch', async () => Response.json(answerOf(account())))
  await user.click(press(words.again))
  expect(await screen.findByText('robin, cloud.example.org')).toBeTruthy()
  expect(screen.queryByText(words.away)).toBeNull()
})
