import { NO_EDITS, type TaskEdits } from '@glimmer/domain/tasks/task-edits'
import { useState } from 'react'
import type { DeviceSetting } from '../../../lib/device-setting.ts'
import { useKept } from '../../../lib/use-kept.ts'

export interface KeptEdits {
  readonly edits: TaskEdits
  /** Whether they were there when the dialog was opened: a person is told then. */
  readonly wereKept: boolean
  /** The title from the time before that the one typed just now took the place of; empty where there was none. */
  readonly formerTitle: string
  set(edits: TaskEdits): void
  /** Takes away what was kept from the time before; what was typed just now stays. */
  discard(): void
  clear(): void
}

/**
 * The edits of a form, kept at every key. What was chosen just now, in the form that they are applied to, wins over what was
 * chosen the time before; what was typed just now is an edit already.
 */
export function useTaskEdits(
  setting: DeviceSetting<TaskEdits>,
  chosen: TaskEdits['fields'] = {},
  typed: TaskEdits['fields'] = {},
): KeptEdits {
  const [kept, keep] = useKept(setting)
  const [start] = useState(kept)
  const former = without(start, { ...chosen, ...typed })
  // Only what comes from the time before gives way: from the first key on it is this time's.
  const edits = kept === start ? withFields(former, typed) : kept
  const [wereKept, setWereKept] = useState(former !== NO_EDITS)
  const set = (next: TaskEdits) => keep(isEmpty(next) ? NO_EDITS : next)
  function begin(next: TaskEdits) {
    set(next)
    setWereKept(false)
  }
  return {
    edits,
    wereKept,
    formerTitle: typed.title === undefined ? '' : formerTitleOf(start, typed.title),
    set,
    discard: () => begin(withFields(NO_EDITS, typed)),
    clear: () => begin(NO_EDITS),
  }
}

function withFields(edits: TaskEdits, fields: TaskEdits['fields']): TaskEdits {
  return { ...edits, fields: { ...edits.fields, ...fields } }
}

function without(edits: TaskEdits, chosen: TaskEdits['fields']): TaskEdits {
  const left = Object.entries(edits.fields).filter(([name]) => !Object.hasOwn(chosen, name))
  const rest = { ...edits, fields: Object.fromEntries(left) }
  return isEmpty(rest) ? NO_EDITS : rest
}

function formerTitleOf({ fields: { title = '' } }: TaskEdits, typed: string): string {
  return title.trim() === typed.trim() ? '' : title.trim()
}

function isEmpty({ fields, added, steps, removed }: TaskEdits): boolean {
  return Object.keys(fields).length + added.length + Object.keys(steps).length + removed.length === 0
}
