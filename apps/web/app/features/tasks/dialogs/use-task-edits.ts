import { NO_EDITS, type TaskEdits } from '@glimmer/domain/tasks/task-edits'
import { useState } from 'react'
import type { DeviceSetting } from '../../../lib/device-setting.ts'
import { useKept } from '../../../lib/use-kept.ts'

export interface KeptEdits {
  readonly edits: TaskEdits
  /** Whether a draft was found when the dialog opened, so that the person is told. */
  readonly wereKept: boolean
  /** The title from the time before that the one typed just now took the place of; empty where there was none. */
  readonly formerTitle: string
  set(edits: TaskEdits): void
  /** Discards the draft that was found; what was typed since then stays. */
  discard(): void
  clear(): void
}

/**
 * The edits of a form, stored at every key. Fields that the opener of the form set win over a draft from the time
 * before.
 */
export function useTaskEdits(
  setting: DeviceSetting<TaskEdits>,
  chosen: TaskEdits['fields'] = {},
  typed: TaskEdits['fields'] = {},
): KeptEdits {
  const [kept, keep] = useKept(setting)
  const [start] = useState(kept)
  const former = without(start, { ...chosen, ...typed })
  // Only until the first key: from then on the draft is of this time.
  const edits = kept === start ? withFields(former, typed) : kept
  const set = (next: TaskEdits) => keep(isEmpty(next) ? NO_EDITS : next)
  return {
    edits,
    wereKept: former !== NO_EDITS,
    formerTitle: typed.title === undefined ? '' : formerTitleOf(start, typed.title),
    set,
    discard: () => set(withFields(NO_EDITS, typed)),
    clear: () => set(NO_EDITS),
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
