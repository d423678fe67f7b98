import { dayLabel } from '@glimmer/domain/tasks/date-choices'
import type { LaterTasks } from '@glimmer/domain/tasks/later'
import type { Task } from '@glimmer/domain/tasks/task'
import { words } from './words.ts'

export interface LaterSection {
  readonly key: string
  readonly kind: 'day' | 'snoozed' | 'set-aside'
  readonly title: string
  readonly tasks: readonly Task[]
}

/** The days with tasks, nearest first, then snoozed tasks and those set aside. */
export function laterSections(
  { days, snoozed, setAside }: LaterTasks,
  today: string,
): readonly LaterSection[] {
  const sections: LaterSection[] = [
    ...days.map(({ date, tasks }) => ({
      key: date,
      kind: 'day' as const,
      title: dayLabel(date, today),
      tasks,
    })),
    { key: 'snoozed', kind: 'snoozed', title: words.snoozed, tasks: snoozed },
    { key: 'set-aside', kind: 'set-aside', title: words.setAside, tasks: setAside },
  ]
  return sections.filter(({ tasks }) => tasks.length > 0)
}

/** The sections cut after so many rows. */
export function takeRows(sections: readonly LaterSection[], rows: number): readonly LaterSection[] {
  const taken: LaterSection[] = []
  let left = rows
  for (const section of sections) {
    if (left <= 0) break
    const { tasks } = section
    taken.push(tasks.length <= left ? section : { ...section, tasks: tasks.slice(0, left) })
    left -= tasks.length
  }
  return taken
}
