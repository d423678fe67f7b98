import { type Occurrence, occurrencesOn } from '@glimmer/domain/calendar/occurrence'
import { dateText } from '@glimmer/domain/days/date-text'
import type { ReactNode } from 'react'
import { EventList } from './event-list.tsx'
import { words } from './words.ts'

interface AgendaProps {
  readonly dates: readonly string[]
  readonly today: string
  readonly occurrences: readonly Occurrence[]
  /** Days without anything stand there too. */
  readonly hasEmptyDays?: boolean
  readonly tasksOf: (date: string) => ReactNode
  readonly className?: string
}

/** Days, one below the other, with what they hold. */
export function Agenda({ dates, today, occurrences, hasEmptyDays = false, tasksOf, className }: AgendaProps) {
  const days = dates.filter((date) => hasEmptyDays || occurrencesOn(occurrences, date).length > 0)
  return (
    <div className={className}>
      <div className="stack-5">
        {days.length === 0 && <p className="text-ink-soft py-6 text-center">{words.emptyDays}</p>}
        {days.map((date) => {
          const name = dateText(date, 'weekdayAndDay')
          return (
            <section key={date} aria-label={name} className="stack-2 max-w-[44rem]">
              <h3>{date === today ? words.todayIs(name) : name}</h3>
              {hasEmptyDays && occurrencesOn(occurrences, date).length === 0 && (
                <p className="quiet">{words.emptyDay}</p>
              )}
              <EventList date={date} occurrences={occurrences} />
              {tasksOf(date)}
            </section>
          )
        })}
      </div>
    </div>
  )
}
