import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { sprintTasks } from '@glimmer/domain/sprint/sprint-tasks'
import { dayCount } from '@glimmer/domain/tasks/day-count'
import { type ComponentType, useMemo } from 'react'
import { useShownTask } from '../../data/tasks/offered-things.ts'
import { useSteps, useTasks } from '../../data/tasks/use-tasks.ts'
import { useDayStart, useToday } from '../../data/preferences/use-today.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { WinsToday } from './wins-today.tsx'
import { words } from './words.ts'

export interface DayProps {
  /** Begins five minutes for a task. */
  readonly onStart: (subject: { readonly taskId: string; readonly title: string }) => void
  /** The header leads back to those that run. */
  readonly isSprinting: boolean
  readonly energy: EnergyLevel | null
  /** The next event of the calendar, shown below the task. */
  readonly NextEvent?: ComponentType<{ readonly besideTask?: string | undefined }>
}

/** The one task that fits now, with a way to begin it, and the link to the day. */
export function TodaysCard({ onStart, isSprinting, energy, NextEvent }: DayProps) {
  const tasks = useTasks()
  const steps = useSteps()
  const now = useMinute()
  const dayStart = useDayStart()
  const today = useToday()
  const { done, all } = useMemo(() => dayCount(tasks, today), [tasks, today])
  const shown = useShownTask(today, energy)
  const next = useMemo(
    () => sprintTasks(tasks, steps, { now, dayStart, today, energy, shown })[0],
    [tasks, steps, now, dayStart, today, energy, shown],
  )
  const { title, about } = next
    ? {
        title: next.step?.title ?? next.task.title,
        about: next.step
          ? words.nextStepOf(next.task.title)
          : words.about(next.task.timeOfDay, next.task.estimatedTime),
      }
    : all > 0
      ? { title: words.allDone, about: words.allDoneText }
      : { title: words.nothing, about: words.nothingText }

  return (
    <Card tone="dusk" className="flex flex-col justify-between gap-4" aria-labelledby="todays-card">
      <div>
        <h2 id="todays-card" className="quiet font-strong tracking-normal">
          {words.next}
        </h2>
        <p className="headline my-1 tracking-[-0.01em]">{title}</p>
        <p className="text-ink-soft">{about}</p>
        {NextEvent && <NextEvent besideTask={next?.task.id} />}
      </div>
      <div className="cluster-3">
        {next && !isSprinting && (
          <Button
            variant="go"
            aria-haspopup="dialog"
            onClick={() => onStart({ taskId: next.task.id, title: next.task.title })}
          >
            {words.start}
          </Button>
        )}
        <ButtonLink to="/tasks" variant={next ? 'quiet' : 'main'}>
          {words.openTasks}
        </ButtonLink>
        {done > 0 && (
          <ProgressBar
            className="flex-[1_1_9rem]"
            label={words.progress}
            value={done}
            max={all}
            text={words.progressText(done, all)}
          />
        )}
      </div>
      <WinsToday />
    </Card>
  )
}
