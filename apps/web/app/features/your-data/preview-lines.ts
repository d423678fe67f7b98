import type { ImportPlan } from '@glimmer/sync/export/plan-import'
import type { FileContent } from '@glimmer/sync/export/read-export-file'
import { words as thingWords } from '../../data/thing-words.ts'
import { words } from './words.ts'

/** How many things the plan changes. */
export function countChanges({ writes }: ImportPlan): number {
  return writes.reduce((count, changes) => count + changes.length, 0)
}

/** What a file would change, a sentence each. `comingBack`: how many of the new rows were deleted here before. */
export function previewLines(
  plan: ImportPlan,
  { trash, unreadable }: Pick<FileContent, 'trash' | 'unreadable'>,
  comingBack: number,
): readonly string[] {
  const counted: readonly (readonly [number, (count: number) => string])[] = [
    [comingBack, words.comingBack],
    [plan.filled, words.filled],
    [plan.same, words.same],
    [plan.different, words.different],
    [trash.length, words.trash],
    [plan.orphans, words.orphans],
    [unreadable.length, words.unreadable],
  ]
  return [
    ...[...plan.added].map(([table, count]) => thingWords[table].areNew(count)),
    ...counted.flatMap(([count, say]) => (count > 0 ? [say(count)] : [])),
  ]
}
