import type { SprintSubject } from '@glimmer/domain/sprint/sprint'
import { sprintTasks } from '@glimmer/domain/sprint/sprint-tasks'
import { levelOn } from '@glimmer/domain/energy/energy-days'
import { dayOf } from '@glimmer/domain/days/own-day'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useCheckIns } from '../../../data/energy/use-check-ins.ts'
import { useShownTask } from '../../../data/tasks/offered-things.ts'
import { useSteps, useTasks } from '../../../data/tasks/use-tasks.ts'
import { browserEnvironment } from '../../../device/environment.ts'
import { useDayStart } from '../../../data/preferences/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { words } from './words.ts'

export const CHOOSER_FORM = 'sprint-chooser'

/** A long list makes choosing harder, so a few come first and a button shows the rest. */
const SHOWN_FIRST = 3
const PICK = 'pick'
const NONE = 'none'

interface SprintChooserProps {
  readonly onStart: (subject: SprintSubject) => void
}

/** Asks what the five minutes are for. Something small is preselected, so that Enter is enough. */
export function SprintChooser({ onStart }: SprintChooserProps) {
  const things = useSprintTasks()
  const [choice, setChoice] = useState(PICK)
  const [isWhole, setWhole] = useState(false)
  const picked = things[0]
  const form = useRef<HTMLFormElement>(null)
  const value = picked ? choice : NONE
  const shown = isWhole ? things : things.slice(1, 1 + SHOWN_FIRST)

  useEffect(() => {
    // "Show all" has gone: the first of the tasks that it brought gets the focus.
    if (isWhole) form.current?.querySelectorAll('input')[1]?.focus()
  }, [isWhole])

  function start() {
    const chosen = value === PICK ? picked : things.find(({ task }) => task.id === value)
    onStart({ taskId: chosen?.task.id ?? null, title: chosen?.task.title ?? null })
  }

  return (
    <form
      ref={form}
      id={CHOOSER_FORM}
      className="stack-3 justify-items-center [&_.ui-radio]:wrap-anywhere [&>.ui-radio-group]:w-full"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      <RadioGroup
        label={words.chooseLabel}
        value={value}
        onChange={setChoice}
        options={[
          ...(picked
            ? [
                {
                  value: PICK,
                  label: words.pick,
                  hint: words.pickHint(picked.step?.title ?? picked.task.title),
                },
              ]
            : []),
          ...shown.map(({ task, step }) => ({
            value: task.id,
            label: task.title,
            ...(step && { hint: words.runStep(step.title) }),
          })),
          { value: NONE, label: words.noTask, hint: words.noTaskHint },
        ]}
      />
      {!isWhole && things.length > 1 + SHOWN_FIRST && (
        <Button variant="plain" onClick={() => setWhole(true)}>
          {words.showAll(things.length)}
        </Button>
      )}
    </form>
  )
}

/** Ordered for the time at which the dialog opened, so that no option moves while a person chooses. */
function useSprintTasks() {
  const tasks = useTasks()
  const steps = useSteps()
  const checkins = useCheckIns()
  const dayStart = useDayStart()
  const [now] = useState(() => new Date(browserEnvironment.now()))
  const today = dayOf(now, dayStart)
  const energy = levelOn(checkins, today)
  const [shown] = useState(useShownTask(today, energy))
  return useMemo(
    () => sprintTasks(tasks, steps, { now, dayStart, today, energy, shown }),
    [tasks, steps, energy, shown, now, dayStart, today],
  )
}
