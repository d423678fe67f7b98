import { dateText } from '@glimmer/domain/days/date-text'
import { dayPart } from '@glimmer/domain/days/day-part'
import { useDayStart, useToday } from '../../data/preferences/use-today.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { DayDrawing } from '../../ui/drawings/day-drawing.tsx'
import { words } from './words.ts'

/** The title of the page, the date, and a drawing for the part of the day. */
export function Greeting() {
  const today = useToday()
  const part = dayPart(useMinute(), useDayStart())
  return (
    <header className="ui-page-head flex-nowrap">
      <div className="flex-1">
        <h1>{words.title}</h1>
        <p className="text-ink-soft">
          {words.greetings[part]} <time dateTime={today}>{words.day(dateText(today, 'weekdayAndDay'))}</time>
        </p>
      </div>
      <DayDrawing
        part={part}
        className="min-w-0 flex-[0_1_min(40%,15rem)] in-data-[text-size=larger]:max-sm:hidden in-data-[text-size=largest]:max-sm:hidden"
      />
    </header>
  )
}
