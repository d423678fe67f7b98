import type { NotificationPreferences } from './notification-preferences.ts'

/** Why nothing comes by a way; by each there is one plain sentence. */
export type Missing = 'switch' | 'account' | 'device' | 'address' | 'time' | 'way' | 'way-off' | 'day'

/** Whether something would be sent, and where not, what is missing first. */
export type WhatComes = { readonly isOn: true } | { readonly isOn: false; readonly missing: Missing }

/** What can carry a message to a person now. */
export interface Reach {
  readonly isGuest: boolean
  /** Whether any device of theirs takes notifications. */
  readonly byPush: boolean
  /** Whether letters reach them: mail is sent, and their address is confirmed and takes it. */
  readonly byEmail: boolean
  /** Whether a task or an event has a reminder of its own. */
  readonly hasReminders: boolean
}

type Chosen = Omit<NotificationPreferences, 'id'>

const ON: WhatComes = { isOn: true }
const off = (missing: Missing): WhatComes => ({ isOn: false, missing })

/** Reminders as notifications: the daily one, and those of tasks and events. */
export function pushComes(chosen: Chosen, reach: Reach): WhatComes {
  if (!chosen.pushNotifications) return off('switch')
  if (!reach.byPush) return off('device')
  return reach.hasReminders || isDailyChosen(chosen, 'push') ? ON : off('time')
}

/** Letters: the daily reminder and the weekly summary, where they go by email. */
export function emailComes(chosen: Chosen, reach: Reach): WhatComes {
  if (reach.isGuest) return off('account')
  if (!chosen.emailNotifications) return off('switch')
  if (!reach.byEmail) return off('address')
  return isDailyChosen(chosen, 'email') || isWeeklyChosen(chosen) ? ON : off('time')
}

export function dailyComes(chosen: Chosen, reach: Reach): WhatComes {
  if (!chosen.dailyReminders) return off('switch')
  if (chosen.dailyMinute === null) return off('time')
  if (chosen.dailyWays.length === 0) return off('way')
  const ways = chosen.dailyWays.map((way) => wayWorks(way, chosen, reach))
  return ways.find(({ isOn }) => isOn) ?? ways[0] ?? off('way')
}

export function weeklyComes(chosen: Chosen, reach: Reach): WhatComes {
  if (reach.isGuest) return off('account')
  if (!chosen.weeklySummaries) return off('switch')
  if (!isWeeklyChosen(chosen)) return off(chosen.weeklyDay === null ? 'day' : 'time')
  return wayWorks('email', chosen, reach)
}

function wayWorks(way: 'push' | 'email', chosen: Chosen, reach: Reach): WhatComes {
  if (way === 'push') {
    if (!chosen.pushNotifications) return off('way-off')
    return reach.byPush ? ON : off('device')
  }
  if (reach.isGuest) return off('account')
  if (!chosen.emailNotifications) return off('way-off')
  return reach.byEmail ? ON : off('address')
}

function isDailyChosen({ dailyReminders, dailyMinute, dailyWays }: Chosen, way: 'push' | 'email'): boolean {
  return dailyReminders && dailyMinute !== null && dailyWays.includes(way)
}

function isWeeklyChosen({ weeklySummaries, weeklyDay, weeklyMinute }: Chosen): boolean {
  return weeklySummaries && weeklyDay !== null && weeklyMinute !== null
}
