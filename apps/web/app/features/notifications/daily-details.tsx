import type {
  DailyWay,
  NotificationPreferencesData,
} from '@glimmer/domain/notifications/notification-preferences'
import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { words } from './dialog-words.ts'
import { TimeField } from './time-field.tsx'
import { usePushHere } from './use-push-here.ts'

interface DailyDetailsProps {
  readonly owner: string
  readonly chosen: NotificationPreferencesData
  readonly mayBeEmail: boolean
  readonly hasDevice: boolean
  readonly onChange: (edits: Partial<NotificationPreferencesData>) => void
}

/** When the daily reminder comes, and how. */
export function DailyDetails({ owner, chosen, mayBeEmail, hasDevice, onChange }: DailyDetailsProps) {
  const titleId = useId()
  const pushHere = usePushHere(owner)
  const { dailyMinute, dailyWays } = chosen

  function chooseWay(way: DailyWay, isChosen: boolean) {
    const others = dailyWays.filter((one) => one !== way)
    onChange({ dailyWays: isChosen ? [...others, way] : others })
  }
  function choosePush(isChosen: boolean) {
    chooseWay('push', isChosen)
    // The browser asks inside this tap, or not at all.
    if (isChosen && !hasDevice && pushHere.isReady) void pushHere.turn(true)
  }

  return (
    <>
      <TimeField
        label={words.time}
        minute={dailyMinute}
        onChoose={(minute) => onChange({ dailyMinute: minute })}
      />
      <div role="group" aria-labelledby={titleId}>
        <p id={titleId} className="ui-field-label">
          {words.waysTitle}
        </p>
        <Checkbox label={words.wayPush} checked={dailyWays.includes('push')} onChange={choosePush} />
        {(mayBeEmail || dailyWays.includes('email')) && (
          <Checkbox
            label={words.wayEmail}
            checked={dailyWays.includes('email')}
            onChange={(isChosen) => chooseWay('email', isChosen)}
          />
        )}
      </div>
      <p role="status" className="text-s font-medium empty:hidden">
        {pushHere.said}
      </p>
      <p className="quiet">{words.dailyNote}</p>
    </>
  )
}
