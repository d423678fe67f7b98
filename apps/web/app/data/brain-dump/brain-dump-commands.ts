import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { nextMoment } from '@glimmer/domain/brain-dump/order'
import { taskWords, thoughtTask } from '@glimmer/domain/brain-dump/thought-to-task'
import type { Change } from '@glimmer/sync/change'
import { browserEnvironment, type Environment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { shortName } from '../../lib/short-name.ts'
import type { Said, SaveWithUndo, Undo } from '../save-with-undo.ts'
import { insertStep, insertTask } from '../tasks/task-rows.ts'
import { taskIn } from '../tasks/tasks-in.ts'
import { words } from './words.ts'

/**
 * What a person can do to their thoughts. Each command resolves with whether it took effect; if not, a toast has said
 * why.
 */
export interface BrainDumpCommands {
  /** Adds thoughts at the end, in their order. */
  add(texts: readonly string[]): Promise<boolean>
  /** Changes the words of a thought. One that was deleted meanwhile is restored. */
  change(item: BrainDumpItem, text: string): Promise<boolean>
  /** Removes thoughts; those already gone are skipped. */
  remove(items: readonly BrainDumpItem[]): Promise<boolean>
  /** Turns each thought into a task and removes it from the list, in one write. */
  makeTasks(items: readonly BrainDumpItem[]): Promise<boolean>
  /** Whether a thought is still in the list. */
  isThere(item: BrainDumpItem): boolean
  /** Undoes the newest command that is not undone yet. False where there is none. */
  undoLast(): Promise<boolean>
  /** Whether there is something to take back. */
  canUndo(): boolean
}

const titles = { doneTitle: words.successTitle, refusedTitle: words.errorTitle }

interface Ways {
  /** Commands that share it share one toast: the newest message replaces the one before. */
  readonly save: SaveWithUndo
  /** Where what was done is told, if not in messages. */
  readonly tell?: (line: string) => void
}

export function createBrainDumpCommands(
  store: Pick<DeviceStore, 'mirror'>,
  { save, tell }: Ways,
  { now, randomId }: Pick<Environment, 'now' | 'randomId'> = browserEnvironment,
): BrainDumpCommands {
  let undos: readonly Undo[] = []
  /** Ids that are being removed, so that a second press does nothing. */
  const leaving = new Set<string>()
  let last = 0

  function run(wanted: readonly Change[], said: Said): Promise<boolean> {
    return save(wanted, {
      ...titles,
      ...said,
      tell,
      onSaved(undo) {
        undos = [...undos, undo]
      },
    })
  }

  /** The first of `count` consecutive milliseconds that no thought has as its time, so that order by time is clear. */
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
    // Reads the thoughts as they are now, as they may have changed since the press.
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
    // A thought that became a task before and was restored by an edit elsewhere gets a new task, not that one.
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
      return run(wanted, { done, doneNote: words.addedNote, refused: words.addRefused })
    },
    change({ id, createdAt }, text) {
      // An insert changes an existing row and restores a deleted one.
      const data = { text: text.trim(), createdAt }
      const before = store.mirror.rowOf('brain_dump_items', id)?.text
      const wanted: Change[] =
        before === data.text ? [] : [{ table: 'brain_dump_items', rowId: id, op: 'insert', data }]
      return run(wanted, { done: words.changed, doneTitle: undefined })
    },
    remove: (items) =>
      leave(items, (there) =>
        run(there.map(deletion), {
          doneNote: words.removedNote,
          done: there.length === 1 ? words.removed : words.removedSeveral(there.length),
          refused: words.removeRefused,
        }),
      ),
    makeTasks: (items) =>
      leave(items, (there) => {
        // The first thought becomes the newest task, as the newest stands on top of the list.
        const wanted = there.flatMap((item, i) => taskChanges(item, now() + there.length - 1 - i))
        const [first] = there
        const done =
          first && there.length === 1
            ? words.madeTask(shortName(taskWords(first.text).title))
            : words.madeTasks(there.length)
        return run(wanted, { done, doneTitle: undefined })
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
