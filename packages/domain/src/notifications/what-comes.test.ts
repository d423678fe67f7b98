import { describe, expect, test } from 'vitest'
import {
  type NotificationPreferencesData,
  notificationPreferencesDefaults,
} from './notification-preferences.ts'
import { dailyComes, emailComes, pushComes, type Reach, weeklyComes } from './what-comes.ts'

const everywhere: Reach = { isGuest: false, byPush: true, byEmail: true, hasReminders: false }
const nowhere: Reach = { ...everywhere, byPush: false, byEmail: false }
const guest: Reach = { ...nowhere, isGuest: true }
type Case = [string, Partial<NotificationPreferencesData>, Reach, string]

const chosen = (changes: Partial<NotificationPreferencesData>) => ({
  ...notificationPreferencesDefaults,
  ...changes,
})
const at9 = { dailyMinute: 540 }
const sunday = { weeklySummaries: true, weeklyDay: 0, weeklyMinute: 1080 }
const said = (comes: ReturnType<typeof dailyComes>) => (comes.isOn ? 'on' : comes.missing)

test('nothing comes before anybody chose anything, although the switches are on', () => {
  const start = chosen({})
  expect(
    [pushComes, emailComes, dailyComes, weeklyComes].map((comes) => said(comes(start, everywhere))),
  ).toEqual(['time', 'time', 'time', 'switch'])
})

describe('push', () => {
  test.each<Case>([
    ['off', { pushNotifications: false, ...at9, dailyWays: ['push'] }, everywhere, 'switch'],
    ['on no device', { ...at9, dailyWays: ['push'] }, nowhere, 'device'],
    ['for the daily reminder', { ...at9, dailyWays: ['push'] }, everywhere, 'on'],
    ['where that goes by email', { ...at9, dailyWays: ['email'] }, everywhere, 'time'],
    ['where that is off', { ...at9, dailyWays: ['push'], dailyReminders: false }, everywhere, 'time'],
    ['for a reminder of a task', {}, { ...everywhere, hasReminders: true }, 'on'],
    ['for a guest, while a page is open', { ...at9, dailyWays: ['push'] }, { ...guest, byPush: true }, 'on'],
  ])('%s', (_, changes, reach, missing) => {
    expect(said(pushComes(chosen(changes), reach))).toBe(missing)
  })
})

describe('email', () => {
  test.each<Case>([
    ['for a guest', { ...at9, dailyWays: ['email'] }, guest, 'account'],
    ['off', { emailNotifications: false }, everywhere, 'switch'],
    ['to an address that takes none', { ...at9, dailyWays: ['email'] }, nowhere, 'address'],
    ['for the daily reminder', { ...at9, dailyWays: ['email'] }, everywhere, 'on'],
    ['for the weekly summary', sunday, everywhere, 'on'],
    ['for half of a weekly summary', { ...sunday, weeklyMinute: null }, everywhere, 'time'],
  ])('%s', (_, changes, reach, missing) => {
    expect(said(emailComes(chosen(changes), reach))).toBe(missing)
  })
})

describe('daily', () => {
  test.each<Case>([
    ['off', { ...at9, dailyReminders: false }, everywhere, 'switch'],
    ['without a way', at9, everywhere, 'way'],
    [
      'by a way that is off',
      { ...at9, dailyWays: ['push'], pushNotifications: false },
      everywhere,
      'way-off',
    ],
    ['on no device', { ...at9, dailyWays: ['push'] }, nowhere, 'device'],
    [
      'by the one way of two that works',
      { ...at9, dailyWays: ['email', 'push'] },
      { ...nowhere, byPush: true },
      'on',
    ],
    ['by email for a guest', { ...at9, dailyWays: ['email'] }, guest, 'account'],
  ])('%s', (_, changes, reach, missing) => {
    expect(said(dailyComes(chosen(changes), reach))).toBe(missing)
  })
})

describe('weekly', () => {
  test.each<Case>([
    ['for a guest', sunday, guest, 'account'],
    ['without a day', { ...sunday, weeklyDay: null }, everywhere, 'day'],
    ['without a time', { ...sunday, weeklyMinute: null }, everywhere, 'time'],
    ['while email is off', { ...sunday, emailNotifications: false }, everywhere, 'way-off'],
    ['to an address that takes none', sunday, nowhere, 'address'],
    ['all chosen', sunday, everywhere, 'on'],
  ])('%s', (_, changes, reach, missing) => {
    expect(said(weeklyComes(chosen(changes), reach))).toBe(missing)
  })
})
