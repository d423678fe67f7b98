import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { nextMoment } from '@glimmer/domain/brain-dump/order'
import { taskWords, thoughtTask } from '@glimmer/domain/brain-dump/thought-to-task'
import type { Change } from '@glimmer/sync/change'
import { browserEnvironment, type Environment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import type { Said, SaveWithUndo, Undo } from '../save-with-undo.ts'
import { insertStep, insertTask } from '../tasks/task-rows.ts'
import { taskIn } from '../tasks/tasks-in.ts'
import { thoughtName } from './thought-name.ts'
import { words } from './words.ts'

/** What a person can do to their thoughts. Each answers whether it took effect; what did not is said in kind words. */
export interface BrainDumpCommands {
  /** In their order, after everything else. */
  add(texts: readonly string[]): Promise<boolean>
  /** Other words for a thought. One that was deleted meanwhile is there again. */
  change(item: BrainDumpItem, text: string): Promise<boolean>
  /** What is gone already is no obstacle. */
  remove(items: readonly BrainDumpItem[]): Promise<boolean>
  /** Each becomes a task and leaves the list, in one write. */
  makeTasks(items: readonly BrainDumpItem[]): Promise<boolean>
  /** Whether a thought is still in the list. */
  isThere(item: BrainDumpItem): boolean
  /** Takes back the newest that is not taken back yet. False where there is nothing. */
  undoLast(): Promise<boolean>
  /** Whether there is something to take back. */
  canUndo(): boolean
}

const titles = { doneTitle: words.successTitle, refusedTitle: words.errorTitle }

interface Ways {
  /** Several commands that share it share what is said: the newest takes the place of the one before. */
  readonly save: SaveWithUndo
  /** Also what deletes something is said in place of what was said before. */
  readonly isRenewed?: boolean
}

export function createBrainDumpCommands(
  store: Pick<DeviceStore, 'mirror'>,
  { save, isRenewed }: Ways,
  { now, randomId }: Pick<Environment, 'now' | 'randomId'> = browserEnvironment,
): BrainDumpCommands {
  let undos: readonly Undo[] = []
  /** What is leaving the list at this moment: a second press on it is none. */
  const leaving = new Set<string>()
  let last = 0

  function run(wanted: readonly Change[], said: Said): Promise<boolean> {
    return save(wanted, {
      ...titles,
      ...said,
      isRenewed,
      onSaved(undo) {
        undos = [...undos, undo]
      },
    })
  }

  /** The first of so many moments, each a millisecond after the other, that nothing else has. */
  function freeMoments(count: number): number {
    const items = store.mirror.rowsOf('brain_dump_items')
    const first = Math.max(nextMoment(items, now()), last + 1)
    last = first + count - 1
    return first
  }

  async function leave(
    items: readonly BrainDumpItem[],
    act: (there: readonly BrainDumpItem[]) => Promise<boolean>,
  ): Promise<boolean> {
    // As they are now: what was pressed on may have been changed a moment ago.
    const there = items.flatMap(({ id }) => {
      const row = leaving.has(id) ? undefined : store.mirror.rowOf('brain_dump_items', id)
      return row ? [row] : []
    })
    if (there.length === 0) return false
    for (const { id } of there) leaving.add(id)
    try {
      return await act(there)
    } finally {
      for (const { id } of there) leaving.delete(id)
    }
  }

  function taskChanges(item: BrainDumpItem, at: number): Change[] {
    // A thought that was a task before, and came back by an edit elsewhere, becomes another one.
    const isTaken = taskIn(store, item.id) !== undefined
    const { id, task, steps } = thoughtTask(item, isTaken ? randomId() : item.id, new Date(at))
    return [insertTask(id, task), ...steps.map((row) => insertStep(row.id, row.step)), deletion(item)]
  }

  return {
    add(texts) {
      const first = freeMoments(texts.length)
      const wanted = texts.map((text, i): Change => {
        const data = { text, createdAt: new Date(first + i).toISOString() }
        return { table: 'brain_dump_items', rowId: randomId(), op: 'insert', data }
      })
      const done = texts.length === 1 ? words.added : words.addedSeveral(texts.length)
      return run(wanted, { done, refused: words.addRefused })
    },
    change({ id, createdAt }, text) {
      // An insert of a row that is there changes it; of one that is gone it brings it back.
      const data = { text: text.trim(), createdAt }
      const before = store.mirror.rowOf('brain_dump_items', id)?.text
      const wanted: Change[] =
        before === data.text ? [] : [{ table: 'brain_dump_items', rowId: id, op: 'insert', data }]
      return run(wanted, { done: words.changed, doneTitle: undefined })
    },
    remove: (items) =>
      leave(items, (there) =>
        run(there.map(deletion), {
          done: there.length === 1 ? words.removed : words.removedSeveral(there.length),
          refused: words.removeRefused,
        }),
      ),
    makeTasks: (items) =>
      leave(items, (there) => {
        // The first one is the newest task, as that stands on top of the list.
        const wanted = there.flatMap((item, i) => taskChanges(item, now() + there.length - 1 - i))
        const [first] = there
        const done =
          first && there.length === 1
            ? words.madeTask(thoughtName(taskWords(first.text).title))
            : words.madeTasks(there.length)
        return run(wanted, { done })
      }),
    isThere: ({ id }) => store.mirror.rowOf('brain_dump_items', id) !== undefined,
    async undoLast() {
      undos = undos.filter((undo) => !undo.isTaken())
      return (await undos.at(-1)?.run()) ?? false
    },
    canUndo: () => undos.some((undo) => !undo.isTaken()),
  }
}

function deletion({ id }: BrainDumpItem): Change {
  return { table: 'brain_dump_items', rowId: id, op: 'delete' }
}
