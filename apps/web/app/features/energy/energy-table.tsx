import type { EnergyDay, EnergyWeeks } from '@glimmer/domain/energy/energy-days'
import { EnergyIcon } from '../../ui/icons/energy-icon.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { words } from './words.ts'

const weekdays = { long: weekday('long'), short: weekday('short'), narrow: weekday('narrow') }
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

function weekday(length: 'long' | 'short' | 'narrow') {
  return new Intl.DateTimeFormat('en-GB', { weekday: length, timeZone: 'UTC' })
}

const CELL = 'text-s py-1 text-center font-normal'
// Little room, or large letters: a week still stands in one row.
const ROW_HEAD =
  'text-s w-[4rem] py-1 text-start font-normal whitespace-nowrap @max-[17rem]:w-[2.2rem] @max-[17rem]:whitespace-normal @max-[11rem]:w-0'
const TODAY = 'bg-dusk-wash rounded-m shadow-[inset_0_0_0_var(--border)_var(--dusk)]'

interface EnergyTableProps {
  readonly weeks: EnergyWeeks['weeks']
  readonly today: string
}

/** A row of lanterns for each week. It looks like a picture and is a table for screen readers. */
export function EnergyTable({ weeks, today }: EnergyTableProps) {
  const [first] = weeks
  const from = first?.[0]?.date ?? today
  return (
    <table className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1">
      <caption className="sr-only">{words.weeksCaption(short(from), short(today))}</caption>
      <thead>
        <tr>
          <td className={ROW_HEAD} />
          {first?.map(({ date }) => (
            <th key={date} scope="col" className={joinClasses(CELL, 'text-ink-soft')}>
              <span className="sr-only">{weekdays.long.format(instantOf(date))}</span>
              <span aria-hidden className="@max-[17rem]:hidden">
                {weekdays.short.format(instantOf(date))}
              </span>
              <span aria-hidden className="hidden @max-[17rem]:inline">
                {weekdays.narrow.format(instantOf(date))}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            <th scope="row" className={joinClasses(ROW_HEAD, 'text-ink-soft')}>
              <span className="sr-only">{words.weekFrom(short(week[0]?.date ?? ''))}</span>
              <span aria-hidden className="@max-[11rem]:hidden">
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
  const isToday = date === today
  return (
    <td
      className={joinClasses(CELL, 'relative [&>svg]:mx-auto [&>svg]:max-w-full', isToday && TODAY)}
      aria-current={isToday ? 'date' : undefined}
    >
      {level === null ? (
        <span
          className="border-edge mx-auto my-[0.85rem] block w-0 rounded-pill border-[0.2rem]"
          aria-hidden
        />
      ) : (
        <EnergyIcon level={level} size="2.1rem" />
      )}
      <span className="sr-only">{level === null ? words.noAnswer : words.levels[level]}</span>
    </td>
  )
}

const short = (date: string) => (date === '' ? '' : shortDay.format(instantOf(date)))
const instantOf = (date: string) => Date.parse(date)
