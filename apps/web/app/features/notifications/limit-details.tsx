import { placeOfZone } from '@glimmer/domain/calendar/zones'
import {
  MOST_REMINDERS_A_DAY,
  type NotificationPreferencesData,
  notificationPreferencesDefaults as defaults,
} from '@glimmer/domain/notifications/notification-preferences'
import { zoneHere } from '../../data/notifications/notification-commands.ts'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { words } from './dialog-words.ts'
import { TimeField } from './time-field.tsx'

interface LimitDetailsProps {
  readonly chosen: NotificationPreferencesData
  readonly onChange: (edits: Partial<NotificationPreferencesData>) => void
}

const counts = Array.from({ length: MOST_REMINDERS_A_DAY }, (_, i) => String(i + 1))

/** When nothing comes, how many come at most, and by which clock. */
export function LimitDetails({ chosen, onChange }: LimitDetailsProps) {
  const { quietFrom, quietTo, mostADay, followsDevice } = chosen
  const isQuiet = quietFrom !== null && quietTo !== null
  const zone = chosen.zone ?? zoneHere()
  const place = placeOfZone(zone)
  return (
    <>
      <Switch
        label={words.quiet}
        hint={words.quietHint}
        isOn={isQuiet}
        onChange={(isOn) =>
          onChange(
            isOn
              ? { quietFrom: defaults.quietFrom, quietTo: defaults.quietTo }
              : { quietFrom: null, quietTo: null },
          )
        }
      />
      {isQuiet && (
        <div className="flex flex-wrap gap-4">
          <TimeField
            label={words.from}
            minute={quietFrom}
            onChoose={(minute) => onChange({ quietFrom: minute })}
          />
          <TimeField label={words.to} minute={quietTo} onChoose={(minute) => onChange({ quietTo: minute })} />
        </div>
      )}
      <Select
        className="[&_.ui-select-frame]:max-w-[9rem]"
        label={words.most}
        hint={words.mostHint}
        options={counts.map((value) => ({ value, label: value }))}
        value={String(mostADay)}
        onChange={(count) => onChange({ mostADay: Number(count) })}
      />
      <Switch
        label={words.follow}
        hint={followsDevice ? words.followHint.on(place) : words.followHint.off(place)}
        isOn={followsDevice}
        onChange={(isOn) => onChange({ followsDevice: isOn, zone: isOn ? zoneHere() : zone })}
      />
    </>
  )
}
