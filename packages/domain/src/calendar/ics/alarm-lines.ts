import { ALL_DAY_MINUTE } from '../../notifications/event-dues.ts'
import { escapeText } from './content-line.ts'

interface Alarm {
  readonly title: string
  readonly allDay: boolean
  readonly minutesBefore: readonly number[]
}

/** The reminders of an event as its file says them, one line a line. Those of whole days count from their morning. */
export function alarmLines({ title, allDay, minutesBefore }: Alarm): string {
  return minutesBefore
    .flatMap((minutes) => {
      const after = (allDay ? ALL_DAY_MINUTE : 0) - minutes
      const trigger = `${after < 0 ? '-' : ''}PT${Math.abs(after)}M`
      return [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escapeText(title)}`,
        `TRIGGER:${trigger}`,
        'END:VALARM',
      ]
    })
    .join('\n')
}
