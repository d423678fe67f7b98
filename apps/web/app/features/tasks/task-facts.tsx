import type { TaskGroup } from '@glimmer/domain/tasks/task-groups'
import type { TaskView } from '@glimmer/domain/tasks/task-view'
import { snoozeLabel } from '@glimmer/domain/tasks/snooze'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import { Badge } from '../../ui/badge.tsx'
import { isTwelveHours } from '../../shell/twelve-hours.ts'
import { useDayStart, useMinute } from '../../shell/use-clock.ts'
import { words } from './words.ts'

export interface TaskFactsProps {
  readonly view: TaskView
  readonly group: TaskGroup
}

/** What else there is to know of a task, in one quiet line. Where the group does not say the time of day, it does. */
export function TaskFacts({ view: { task, isDone }, group }: TaskFactsProps) {
  const isHigh = task.priority === 'high' && !isDone
  const isOutOfTime = group === 'high-priority' || group === 'energy-matched'
  const time = isOutOfTime && task.timeOfDay !== 'anytime' ? task.timeOfDay : null
  const isAsleep = group === 'snoozed' && task.snoozedUntil !== null
  if (!task.isDaily && !isHigh && !time && !isAsleep && task.estimatedTime === null) return null
  return (
    <p className="task-facts">
      {isAsleep && <SnoozedBadge until={task.snoozedUntil ?? ''} />}
      {task.isDaily && (
        <Badge tone="dusk" look="bare">
          {words.daily}
        </Badge>
      )}
      {isHigh && (
        <Badge tone="clay" look="bare">
          {words.highPriority}
        </Badge>
      )}
      {time && <span>{words.times[time]}</span>}
      {task.estimatedTime !== null && <span>{words.minutes(task.estimatedTime)}</span>}
    </p>
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
