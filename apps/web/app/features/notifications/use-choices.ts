import type { NotificationPreferencesData } from '@glimmer/domain/notifications/notification-preferences'
import { useState } from 'react'
import { useNotificationCommands } from '../../data/notifications/use-notification-commands.ts'
import { useNotificationPreferences } from '../../data/notifications/use-notification-preferences.ts'

type Edits = Partial<NotificationPreferencesData>

/** What the person chose, and how to change it. A press shows at once, before it is stored. */
export function useChoices(): readonly [chosen: NotificationPreferencesData, change: (edits: Edits) => void] {
  const stored = useNotificationPreferences()
  const commands = useNotificationCommands()
  const [pressed, setPressed] = useState<readonly Edits[]>([])
  async function change(edits: Edits): Promise<void> {
    setPressed((before) => [...before, edits])
    await commands.change(edits)
    setPressed((before) => before.filter((one) => one !== edits))
  }
  return [Object.assign({}, stored, ...pressed), (edits) => void change(edits)]
}
