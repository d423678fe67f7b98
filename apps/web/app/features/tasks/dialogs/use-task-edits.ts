import { NO_EDITS, type TaskEdits } from '@glimmer/domain/tasks/task-edits'
import { useState } from 'react'
import type { DeviceSetting } from '../../../lib/device-setting.ts'
import { useKept } from '../../../lib/use-kept.ts'

export interface KeptEdits {
  readonly edits: TaskEdits
  /** Whether they were there when the dialog was opened: a person is told then. */
  readonly wereKept: boolean
  set(edits: TaskEdits): void
  clear(): void
}

/** The edits of a form, kept at every key. What was chosen just now wins over what was chosen the time before. */
export function useTaskEdits(setting: DeviceSetting<TaskEdits>, chosen: TaskEdits['fields'] = {}): KeptEdits {
  const [kept, keep] = useKept(setting)
  const [start] = useState(kept)
  // Only what comes from the time before gives way: from the first key on it is this time's.
  const edits = kept === start ? without(kept, chosen) : kept
  const [wereKept, setWereKept] = useState(edits !== NO_EDITS)
  const set = (next: TaskEdits) => keep(isEmpty(next) ? NO_EDITS : next)
  return {
    edits,
    wereKept,
    set,
    clear() {
      set(NO_EDITS)
      setWereKept(false)
    },
  }
}

function without(edits: TaskEdits, chosen: TaskEdits['fields']): TaskEdits {
  const left = Object.entries(edits.fields).filter(([name]) => !Object.hasOwn(chosen, name))
  const rest = { ...edits, fields: Object.fromEntries(left) }
  return isEmpty(rest) ? NO_EDITS : rest
}

function isEmpty({ fields, added, steps, removed }: TaskEdits): boolean {
  return Object.keys(fields).length + added.length + Object.keys(steps).length + removed.length === 0
}
