import type { EnergyDay, EnergyWeeks } from '@glimmer/domain/energy/energy-days'
import { EnergyIcon } from '../../ui/icons/energy-icon.tsx'
import { words } from './words.ts'

const weekdays = { long: weekday('long'), short: weekday('short'), narrow: weekday('narrow') }
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

function weekday(length: 'long' | 'short' | 'narrow') {
  return new Intl.DateTimeFormat('en-GB', { weekday: length, timeZone: 'UTC' })
}

interface EnergyTableProps {
  readonly weeks: EnergyWeeks['weeks']
  readonly today: string
}

/** A row of lanterns for each week. It is a picture to eyes and a table to whoever hears it. */
export function EnergyTable({ weeks, today }: EnergyTableProps) {
  const [first] = weeks
  const from = first?.[0]?.date ?? today
  return (
    <table className="energy-table">
      <caption className="sr-only">{words.weeksCaption(short(from), short(today))}</caption>
      <thead>
        <tr>
          <td />
          {first?.map(({ date }) => (
            <th key={date} scope="col">
              <span className="sr-only">{weekdays.long.format(instantOf(date))}</span>
              <span aria-hidden className="energy-weekday-short">
                {weekdays.short.format(instantOf(date))}
              </span>
              <span aria-hidden className="energy-weekday-narrow">
                {weekdays.narrow.format(instantOf(date))}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            <th scope="row">
              <span className="sr-only">{words.weekFrom(short(week[0]?.date ?? ''))}</span>
              <span aria-hidden className="energy-week-name">
                {short(week[0]?.date ?? '')}
              </span>
            </th>
            {week.map((day) => (
              <DayCell key={day.date} day={day} today={today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({ day: { date, level }, today }: { readonly day: EnergyDay; readonly today: string }) {
  if (date > today) return <td />
  return (
    <td aria-current={date === today ? 'date' : undefined}>
      {level === null ? (
        <span className="energy-no-answer" aria-hidden />
      ) : (
        <EnergyIcon level={level} size="2.1rem" />
      )}
      <span className="sr-only">{level === null ? words.noAnswer : words.levels[level]}</span>
    </td>
  )
}

const short = (date: string) => (date === '' ? '' : shortDay.format(instantOf(date)))
const instantOf = (date: string) => Date.parse(date)
