import { SUGGESTED_TASKS, SUGGESTION_TIMES } from '@glimmer/content/tasks/suggested-tasks'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TimeSign } from '../../../ui/icons/time-sign.tsx'
import { words } from './words.ts'

interface ChooseSuggestionsProps {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
}

/** Morning, afternoon and evening, each with its suggestions and how many of them are ticked. */
export function ChooseSuggestions({ chosen, onChange }: ChooseSuggestionsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12.5rem),1fr))] gap-4">
      {SUGGESTION_TIMES.map((time) => {
        const tasks = SUGGESTED_TASKS.filter(({ timeOfDay }) => timeOfDay === time)
        const count = tasks.filter(({ id }) => chosen.includes(id)).length
        return (
          <fieldset
            key={time}
            className="border-line bg-surface min-w-0 rounded-m border px-3 pt-2 pb-3 [&>legend+*]:clear-both"
          >
            <legend className="font-strong float-start mb-1 flex w-full items-center gap-2">
              <TimeSign time={time} />
              {words.times[time]}
              <span className="quiet font-normal ms-auto tabular-nums" aria-hidden>
                {words.welcomeChosen(count, tasks.length)}
              </span>
              <span className="sr-only">{words.welcomeChosenLong(count, tasks.length)}</span>
            </legend>
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
          </fieldset>
        )
      })}
    </div>
  )
}
