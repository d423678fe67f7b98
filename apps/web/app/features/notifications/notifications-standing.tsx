import { dailyComes, emailComes, pushComes } from '@glimmer/domain/notifications/what-comes'
import type { ReactNode } from 'react'
import { useNotificationPreferences } from '../../data/notifications/use-notification-preferences.ts'
import { words } from './standing-words.ts'
import { useReach } from './use-reach.ts'

const KINDS = { push: pushComes, email: emailComes, daily: dailyComes }

export interface StandingProps {
  /** Draws the kinds, each with how it stands. */
  readonly children: (standingOf: (kind: keyof typeof KINDS) => string | null) => ReactNode
}

/** Says of each kind whether it would be sent, live. */
export function NotificationsStanding({ children }: StandingProps) {
  const chosen = useNotificationPreferences()
  const reach = useReach()
  return children((kind) => {
    const comes = KINDS[kind](chosen, reach)
    return comes.isOn ? words.enabled : words.disabled(words.missing[comes.missing])
  })
}
