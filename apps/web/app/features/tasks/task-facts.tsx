import { repeatOf } from '@glimmer/domain/tasks/occurrence'
import { repeatLabel } from '@glimmer/domain/tasks/repeat-label'
import { snoozeLabel } from '@glimmer/domain/tasks/snooze'
import type { Task } from '@glimmer/domain/tasks/task'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import Bell from 'lucide-react/icons/bell'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { useMinute } from '../../lib/use-minute.ts'
import { PrioritySign } from './priority-sign.tsx'
import { words } from './words.ts'

interface TaskFactsOptions {
  readonly isDone?: boolean
  readonly isAsleep?: boolean
  /** Whether the time of day is shown, as no heading says it. */
  readonly showsTime?: boolean
  /** The time on the clock that it has today. */
  readonly at?: string | undefined
  /** When its next reminder rings. */
  readonly rings?: string | undefined
}

/** The details below a task's title; null where there are none. */
export function taskFacts(
  task: Task,
  { isDone = false, isAsleep = false, showsTime = false, at, rings }: TaskFactsOptions,
): ReactNode {
  // Medium is what every task has that nobody gave another one: there is nothing to say.
  const priority = isDone || task.priority === 'medium' ? null : task.priority
  const time = showsTime && task.timeOfDay !== 'anytime' ? task.timeOfDay : null
  const repeat = repeatOf(task)
  const clock = isDone ? undefined : at
  const bell = isDone ? undefined : rings
  const isPlain = bell === undefined && !task.isDaily && !repeat && !priority && !time && clock === undefined
  if (isPlain && !isAsleep && task.estimatedTime === null) return null
  return (
    <>
      {isAsleep && task.snoozedUntil && <SnoozedBadge until={task.snoozedUntil} />}
      {clock !== undefined && (
        <Badge tone="dusk" look="bare" icon={<CalendarClock aria-hidden />}>
          {words.at(clock)}
        </Badge>
      )}
      {bell !== undefined && (
        <Badge tone="dusk" look="bare" icon={<Bell aria-hidden />}>
          <span className="sr-only">{words.reminder}</span>
          {bell}
        </Badge>
      )}
      {task.isDaily && (
        <Badge tone="dusk" look="bare">
          {words.daily}
        </Badge>
      )}
      {repeat && (
        <Badge tone="dusk" look="bare">
          {repeatLabel(repeat)}
        </Badge>
      )}
      {priority && (
        <Badge
          tone={priority === 'high' ? 'clay' : 'moss'}
          look="bare"
          icon={<PrioritySign priority={priority} />}
        >
          {words.priorities[priority]}
        </Badge>
      )}
      {time && <span>{words.times[time]}</span>}
      {task.estimatedTime !== null && <span>{words.minutes(task.estimatedTime)}</span>}
    </>
  )
}

function SnoozedBadge({ until }: { readonly until: string }) {
  const now = useMinute()
  const dayStart = useDayStart()
  return (
    <Badge tone="honey" look="bare" icon={<AlarmClock aria-hidden />}>
      {snoozeLabel(until, now, dayStart, isTwelveHours)}
    </Badge>
  )
}
