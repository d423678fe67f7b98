import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import {
  findAgain,
  type KeptTriage,
  keptTriageSchema,
  NO_TRIAGE,
  type TriageSteps,
} from '@glimmer/domain/brain-dump/triage'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useDevice } from '../../../device/device-context.ts'
import { todayOf } from '../../../data/preferences/own-day.ts'
import { deviceSetting } from '../../../lib/device-setting.ts'
import { useKept } from '../../../lib/use-kept.ts'

const keptTriage = deviceSetting<KeptTriage | null>({
  key: 'triage',
  scope: 'owner',
  schema: z.nullable(keptTriageSchema),
  fallback: null,
})

/** A triage that is not finished. */
export interface OpenTriage {
  readonly steps: TriageSteps
  /** Whether it was begun before this page was opened. */
  readonly isFoundAgain: boolean
  change(next: (before: TriageSteps) => TriageSteps): void
}

/** The state of an unfinished triage. It survives a reload, a crash and a visit to another page, until the day ends. */
export function useKeptTriage(items: readonly BrainDumpItem[]) {
  const { store } = useDevice()
  const [kept, setKept] = useKept(keptTriage(store.owner))
  const [found] = useState(() => findAgain(kept, items, todayOf(store, new Date())))
  const [open, setOpen] = useState(found && { steps: found, isFoundAgain: true })
  const current = useRef(open)

  function set(next: typeof open) {
    current.current = next
    setOpen(next)
    setKept(next && { day: todayOf(store, new Date()), ...next.steps })
  }
  function change(how: (before: TriageSteps) => TriageSteps) {
    if (current.current) set({ ...current.current, steps: how(current.current.steps) })
  }
  return {
    open: open && ({ ...open, change } satisfies OpenTriage),
    start: (steps = NO_TRIAGE) => set({ steps, isFoundAgain: false }),
    end: () => set(null),
  }
}
