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
    <div className="suggestion-groups">
      {SUGGESTION_TIMES.map((time) => {
        const tasks = SUGGESTED_TASKS.filter(({ timeOfDay }) => timeOfDay === time)
        const count = tasks.filter(({ id }) => chosen.includes(id)).length
        return (
          <fieldset key={time} className="suggestion-group">
            <legend>
              <TimeSign time={time} />
              {words.times[time]}
              <span className="suggestion-count" aria-hidden>
                {words.welcomeChosen(count, tasks.length)}
              </span>
              <span className="sr-only">{words.welcomeChosenLong(count, tasks.length)}</span>
            </legend>
            {tasks.map(({ id, title, estimatedMinutes }) => (
              <Checkbox
                key={id}
                label={
                  <>
                    {title} <small>{words.suggestionMinutes(estimatedMinutes)}</small>
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
