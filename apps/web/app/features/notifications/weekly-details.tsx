import type { NotificationPreferencesData } from '@glimmer/domain/notifications/notification-preferences'
import { Select } from '../../ui/select.tsx'
import { words } from './dialog-words.ts'
import { dayName } from './say-what-comes.ts'
import { TimeField } from './time-field.tsx'

interface WeeklyDetailsProps {
  readonly chosen: NotificationPreferencesData
  readonly onChange: (edits: Partial<NotificationPreferencesData>) => void
}

const days = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: dayName(day) }))

/** When the weekly email comes. */
export function WeeklyDetails({ chosen: { weeklyDay, weeklyMinute }, onChange }: WeeklyDetailsProps) {
  return (
    <div className="flex flex-wrap gap-4">
      <Select
        className="min-w-[10rem]"
        label={words.day}
        placeholder={words.noDay}
        options={days}
        value={weeklyDay === null ? undefined : String(weeklyDay)}
        onChange={(day) => onChange({ weeklyDay: Number(day) })}
      />
      <TimeField
        label={words.time}
        minute={weeklyMinute}
        onChoose={(minute) => onChange({ weeklyMinute: minute })}
      />
    </div>
  )
}
