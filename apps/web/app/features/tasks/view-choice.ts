import { type Grouping, GROUPINGS } from '@glimmer/domain/tasks/task-groups'

const KEY = 'glimmer.tasks.grouping'

/** How this device last looked at the day. */
export function readGrouping(): Grouping {
  try {
    const kept = localStorage.getItem(KEY)
    return GROUPINGS.find((grouping) => grouping === kept) ?? 'time'
  } catch {
    return 'time'
  }
}

export function keepGrouping(grouping: Grouping): void {
  try {
    localStorage.setItem(KEY, grouping)
  } catch {
    // It lives as long as the page.
  }
}
