import type { NotificationState } from '@glimmer/api/notifications'
import { weekdayName } from '@glimmer/domain/days/weekday-names'
import type { NotificationPreferencesData } from '@glimmer/domain/notifications/notification-preferences'
import { dailyComes, type Reach, weeklyComes, type WhatComes } from '@glimmer/domain/notifications/what-comes'
import { words } from './dialog-words.ts'
import { sayMinute } from './say-times.ts'
import type { ReachHere } from './use-reach.ts'

type Chosen = NotificationPreferencesData

// What each switch would send, when, and where to: said below it.

export function pushHint({ pushNotifications }: Chosen, reach: ReachHere): string {
  const { isGuest, isOnHere, byPush, inTheWay } = reach
  if (inTheWay) return `${words.blocked[inTheWay]} ${words.pushHint.inside}`
  if (!pushNotifications) return words.off
  if (isGuest) return isOnHere ? words.pushHint.guest : words.pushHint.inside
  if (isOnHere) return words.pushHint.here
  return byPush ? words.pushHint.elsewhere : words.pushHint.nowhere
}

interface Letters {
  readonly email: string | null
  /** As the server says, or as this device supposes without it. */
  readonly state: NotificationState['email']
}

export function emailHint({ emailNotifications }: Chosen, { email, state }: Letters): string {
  if (email === null) return words.emailHint.guest
  if (state === 'off') return words.emailHint.off
  if (!emailNotifications) return words.off
  return state === 'on' ? words.emailHint.on(email) : words.emailHint[state]
}

export function dailyHint(chosen: Chosen, reach: Reach): string {
  const { dailyReminders, dailyMinute, dailyWays } = chosen
  if (!dailyReminders) return words.off
  const { at, none, ways, and } = words.dailyHint
  const named = dailyWays.map((way) => ways[way])
  const said = dailyMinute === null ? none : at(sayMinute(dailyMinute), named.join(and))
  return withMissing(said, dailyComes(chosen, reach))
}

export function weeklyHint(chosen: Chosen, reach: ReachHere): string {
  const { weeklySummaries, weeklyDay, weeklyMinute } = chosen
  if (reach.isGuest) return words.weeklyHint.guest
  if (reach.letters === 'off') return words.emailHint.off
  if (!weeklySummaries || weeklyDay === null || weeklyMinute === null) return words.weeklyHint.none
  const said = words.weeklyHint.at(dayName(weeklyDay), sayMinute(weeklyMinute))
  return withMissing(said, weeklyComes(chosen, reach))
}

/** 0 is Sunday. */
export function dayName(day: number): string {
  return weekdayName(day === 0 ? 7 : day)
}

function withMissing(said: string, comes: WhatComes): string {
  return comes.isOn ? said : `${said} ${words.stillMissing[comes.missing]}`.trim()
}
