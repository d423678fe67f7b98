import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { useMemo, useState } from 'react'

export interface Chosen {
  /** Null while the person is not choosing. Deleted thoughts are left out. */
  readonly ids: ReadonlySet<string> | null
  start(): void
  end(): void
  choose(id: string, isChosen: boolean): void
  set(ids: readonly string[]): void
}

/** Which of several thoughts a person has chosen. */
export function useChosen(items: readonly BrainDumpItem[]): Chosen {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const ids = useMemo(
    () => picked && new Set(items.filter(({ id }) => picked.has(id)).map(({ id }) => id)),
    [picked, items],
  )
  return {
    ids,
    start: () => setPicked(new Set()),
    end: () => setPicked(null),
    choose: (id, isChosen) =>
      setPicked((before) => {
        const next = new Set(before)
        if (isChosen) next.add(id)
        else next.delete(id)
        return next
      }),
    set: (next) => setPicked(new Set(next)),
  }
}
