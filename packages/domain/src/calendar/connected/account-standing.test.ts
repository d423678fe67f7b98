import { expect, test } from 'vitest'
import { type AccountSync, nextSyncOf, standingOf, syncOutcomeOf } from './account-standing.ts'

const now = new Date('2026-11-26T18:45:20Z')
const account: AccountSync = {
  state: 'active',
  trouble: null,
  isSyncing: false,
  lastSyncedAt: '2026-11-26T18:40:00.000Z',
  nextSyncAt: '2026-11-26T18:55:00.000Z',
}

test.each([
  ['fine', {}],
  ['first', { lastSyncedAt: null }],
  ['syncing', { isSyncing: true, trouble: 'unreachable' }],
  ['trouble', { trouble: 'unreachable' }],
  ['paused', { state: 'paused', trouble: 'unreachable', isSyncing: true }],
  ['signInAgain', { state: 'sign_in_again', trouble: 'sign_in' }],
  ['asks', { state: 'asks_before_deleting' }],
] as const)('an account is %s', (standing, changes) => {
  expect(standingOf({ ...account, ...changes })).toBe(standing)
})

test.each([
  ['at a time', {}, { kind: 'at', at: new Date('2026-11-26T18:55:00Z') }],
  ['at once, where it is due', { nextSyncAt: '2026-11-26T18:45:50.000Z' }, { kind: 'soon' }],
  ['at once, where that is long ago', { nextSyncAt: '2026-11-26T10:00:00.000Z' }, { kind: 'soon' }],
  ['at once, where nothing else is known', { nextSyncAt: null }, { kind: 'soon' }],
  ['once it is resumed', { state: 'paused' }, { kind: 'onceResumed' }],
  ['once it is connected again', { state: 'sign_in_again' }, { kind: 'onceConnected' }],
  ['once the person has answered', { state: 'asks_before_deleting' }, { kind: 'onceAnswered' }],
] as const)('it syncs next %s', (_title, changes, next) => {
  expect(nextSyncOf({ ...account, ...changes }, now)).toEqual(next)
})

test.each([
  ['is complete where each account took part', [{}, { state: 'asks_before_deleting' }], 'complete'],
  ['is complete where what is paused took none', [{ state: 'paused', trouble: 'unreachable' }], 'complete'],
  ['goes on while one is under way', [{ isSyncing: true }, { trouble: 'unreachable' }], 'goesOn'],
  ['is refused where one could not be reached', [{}, { trouble: 'unreachable' }], 'refused'],
  ['is refused where one asks for a sign-in', [{ state: 'sign_in_again' }], 'refused'],
  ['is complete without accounts', [], 'complete'],
] as const)('a sync %s', (_title, changes, outcome) => {
  expect(syncOutcomeOf(changes.map((one) => ({ ...account, ...one })))).toBe(outcome)
})
