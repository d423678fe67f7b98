import {
  dailyComes,
  emailComes,
  pushComes,
  type WhatComes,
} from '@glimmer/domain/notifications/what-comes'
import { useId } from 'react'
import { useNotificationPreferences } from '../../data/notifications/use-notification-preferences.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { notificationSettingsDialog } from './notification-dialogs.ts'
import { useReach } from './use-reach.ts'
import { words } from './words.ts'

/** What Glimmer would send as things stand, whatever the switches say, and the way to change it. */
export function NotificationsCard() {
  const titleId = useId()
  const chosen = useNotificationPreferences()
  const reach = useReach()
  const kinds: readonly [string, WhatComes][] = [
    [words.push, pushComes(chosen, reach)],
    [words.email, emailComes(chosen, reach)],
    [words.daily, dailyComes(chosen, reach)],
  ]
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{words.title}</h2>
      <dl className="grid gap-2">
        {kinds.map(([kind, comes]) => (
          <div key={kind} className="flex flex-wrap justify-between gap-x-4">
            <dt>{kind}</dt>
            <dd className="text-ink-soft">
              {comes.isOn ? words.enabled : words.disabledAs(words.missing[comes.missing])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-s text-ink-soft">{words.text}</p>
      <Button
        className="justify-self-start"
        onClick={() => void dialogs.open(notificationSettingsDialog, {})}
      >
        {words.manage}
      </Button>
    </Card>
  )
}
