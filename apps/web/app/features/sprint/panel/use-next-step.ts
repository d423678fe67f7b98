import { dayOf } from '@glimmer/domain/days/own-day'
import { isTaskDone } from '@glimmer/domain/tasks/completion'
import { firstOpenStep } from '@glimmer/domain/sprint/sprint-tasks'
import { useEffect, useMemo, useState } from 'react'
import type { Celebration } from '../../../data/save-with-undo.ts'
import { useDayStart } from '../../../data/preferences/use-today.ts'
import { useTaskCommands } from '../../../data/tasks/use-task-commands.ts'
import { useStepsOf, useTask } from '../../../data/tasks/use-tasks.ts'
import type { SprintStep } from '../open-sprint.ts'

interface NextStep {
  readonly step: SprintStep | null
  /** Ticks it. A suggested step is added to the task, ticked, with the next below it. Resolves with whether it took effect. */
  readonly finish: (celebrate: () => Celebration | undefined) => Promise<boolean>
  /** Ticks the task itself, where no step is left and it is open. Resolves with whether it took effect. */
  readonly finishTask: (() => Promise<boolean>) | null
  /** Whether it is known if there is a step. */
  readonly isKnown: boolean
}

/** The first open step of the task. If it has none, a step that is suggested by its title, once that rule has loaded. */
export function useNextStep(taskId: string | null, now: number): NextStep {
  const { setStepDone, setTaskDone, addDoneStep } = useTaskCommands()
  const task = useTask(taskId)
  const steps = useStepsOf(taskId ?? '')
  const today = dayOf(new Date(now), useDayStart())
  const open = task ? firstOpenStep(task, steps, today) : null
  const suggest = useSuggesting(task !== undefined && open === null)
  const about = task?.title
  const suggested = useMemo(() => {
    const present = steps.map((step) => step.title)
    return about === undefined ? null : (suggest?.(about, present) ?? null)
  }, [suggest, about, steps])
  if (open)
    return {
      step: open,
      finish: (celebrate) => setStepDone(open, true, celebrate),
      finishTask: null,
      isKnown: true,
    }
  if (task && suggested !== null) {
    // With the step after it: alone, it would read as if the whole task were done.
    const present = [...steps.map((step) => step.title), suggested]
    const next = suggest?.(task.title, present) ?? null
    const finish: NextStep['finish'] = (celebrate) => addDoneStep(task, suggested, next, celebrate)
    return { step: { id: null, title: suggested }, finish, finishTask: null, isKnown: true }
  }
  const isKnown = task === undefined || suggest !== null
  const isLeft = task !== undefined && isKnown && !isTaskDone(task, today)
  const finishTask = isLeft ? () => setTaskDone(task, true) : null
  return { step: null, finish: async () => false, finishTask, isKnown }
}

type Suggest = (title: string, present: readonly string[]) => string | null

const noSuggestion: Suggest = () => null

/** The rule that suggests a step, or null until it has loaded. It is large, so it loads only when it is needed. */
function useSuggesting(isNeeded: boolean): Suggest | null {
  const [suggest, setSuggest] = useState<Suggest | null>(null)
  useEffect(() => {
    if (!isNeeded || suggest) return
    let isGone = false
    import('@glimmer/domain/breakdown/suggest-step').then(
      ({ suggestStep }) => isGone || setSuggest(() => suggestStep),
      // Could not be loaded: the sprint goes on without a suggestion.
      () => isGone || setSuggest(() => noSuggestion),
    )
    return () => {
      isGone = true
    }
  }, [isNeeded, suggest])
  return suggest
}
