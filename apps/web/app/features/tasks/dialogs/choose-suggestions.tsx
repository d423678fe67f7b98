import {
  SUGGESTED_TASKS,
  SUGGESTION_TIMES,
  type SuggestionTime,
} from '@glimmer/content/tasks/suggested-tasks'
import { dayPart } from '@glimmer/domain/days/day-part'
import { useId, useState } from 'react'
import { useDayStart } from '../../../data/preferences/use-today.ts'
import { useMinute } from '../../../lib/use-minute.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FoldButton } from '../../../ui/fold-button.tsx'
import { TimeSign } from '../../../ui/icons/time-sign.tsx'
import { words } from './words.ts'

interface ChooseSuggestionsProps {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/**
 * Morning, afternoon and evening, each with its suggestions and how many of them are ticked. Fifteen at once are too many:
 * the part of the day it is now is open, and what holds something ticked.
 */
export function ChooseSuggestions({ chosen, onChange }: ChooseSuggestionsProps) {
  const now = dayPart(useMinute(), useDayStart())
  const id = useId()
  const [open, setOpen] = useState(() =>
    SUGGESTION_TIMES.filter((time) => time === now || countChosen(time, chosen) > 0),
  )
  return (
    <div className="grid items-start grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] gap-4">
      {SUGGESTION_TIMES.map((time) => {
        const tasks = tasksOf(time)
        const count = countChosen(time, chosen)
        const isOpen = open.includes(time)
        return (
          <fieldset
            key={time}
            className="border-line bg-surface relative min-w-0 rounded-m border px-3 [&>legend+*]:clear-both"
          >
            <legend className="font-strong min-h-target float-start flex w-full pe-8 items-center gap-2">
              <TimeSign time={time} />
              {words.times[time]}
              <span className="quiet font-normal ms-auto tabular-nums" aria-hidden>
                {words.welcomeChosen(count, tasks.length)}
              </span>
              <span className="sr-only">{words.welcomeChosenLong(count, tasks.length)}</span>
            </legend>
            <FoldButton
              className="absolute end-0 top-0"
              aria-expanded={isOpen}
              aria-controls={`${id}${time}`}
              aria-label={words.showTime(words.times[time])}
              onClick={() => setOpen(isOpen ? open.filter((other) => other !== time) : [...open, time])}
            />
            <div id={`${id}${time}`} className="pb-2" hidden={!isOpen}>
              {tasks.map(({ id, title, estimatedMinutes }) => (
                <Checkbox
                  key={id}
                  label={
                    <>
                      {title}{' '}
                      <small className="text-ink-soft whitespace-nowrap md:block">
                        {words.suggestionMinutes(estimatedMinutes)}
                      </small>
                    </>
                  }
                  checked={chosen.includes(id)}
                  onChange={(isChosen) =>
                    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
                  }
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}

const tasksOf = (time: SuggestionTime) => SUGGESTED_TASKS.filter(({ timeOfDay }) => timeOfDay === time)

function countChosen(time: SuggestionTime, chosen: readonly string[]): number {
  return tasksOf(time).filter(({ id }) => chosen.includes(id)).length
}
