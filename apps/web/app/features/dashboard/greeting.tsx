import { dayPart } from '@glimmer/domain/days/day-part'
import { useMinute, useToday } from '../../shell/use-clock.ts'
import { DayDrawing } from '../../ui/drawings/day-drawing.tsx'
import { words } from './words.ts'

const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })

/** Where one is, what day it is, and its light. */
export function Greeting() {
  const now = useMinute()
  const today = useToday()
  const part = dayPart(now)
  return (
    <header className="ui-page-head greeting">
      <div>
        <h1>{words.title}</h1>
        <p className="text-ink-soft">
          {words.greetings[part]} <time dateTime={today}>{words.day(format.format(now))}</time>
        </p>
      </div>
      <DayDrawing part={part} />
    </header>
  )
}
