import { type TableName, tableDefinition, tableNames } from '@glimmer/domain/tables'
import { type Change, type RowData, rowKey } from '@glimmer/sync/change'
import { splitChanges } from '@glimmer/sync/families'
import { undoHolds } from '@glimmer/sync/undo-holds'
import type { DeviceStore } from '../device/store.ts'
import type { Written } from '../device/write.ts'
import { dismissToast, showToast, toastQueue } from '../ui/toast/toast.ts'
import type { ToastContent } from '../ui/toast/toast-queue.ts'
import { logProblem } from '../lib/log.ts'
import { words } from './saving-words.ts'

/** The messages about one change. */
export interface Said {
  /** Said once it is saved. */
  readonly done: string
  readonly doneTitle?: string
  /** Said before the reason where it could not be saved. */
  readonly refused?: string
  readonly refusedTitle?: string
  /** Stays beside the next message. Default: where a row was deleted. */
  readonly isLasting?: boolean
  /** Gives way to the next message, though something was deleted. */
  readonly isRenewed?: boolean
  /** Asked once it is saved: what celebrates it. */
  readonly celebrate?: () => Celebration | undefined
  /** Called once it is saved, so that another control can undo it too. */
  readonly onSaved?: (undo: Undo) => void
}

/** Kind words, and what may be offered beside them. */
export type Celebration = Pick<ToastContent, 'title' | 'offer'>

/** The kind of what could not be saved: solved as soon as something can. */
const NOT_SAVED = 'not-saved'

/** Undoes one change. The first call does it; later ones do nothing. */
export interface Undo {
  isTaken(): boolean
  run(): Promise<boolean>
}

/**
 * Writes changes and resolves with whether they took effect. What was said of the change before ends. With a text, a toast
 * says it and offers Undo.
 */
export type SaveWithUndo = (wanted: readonly Change[], said?: string | Said) => Promise<boolean>

/** Where the changes do not take effect, a toast says why. No changes count as success. */
export function createSaveWithUndo(store: Pick<DeviceStore, 'write' | 'mirror'>): SaveWithUndo {
  return async (wanted, text) => {
    if (wanted.length === 0) return true
    toastQueue.endAnswers()
    const said: Said | undefined = typeof text === 'string' ? { done: text } : text
    const written = await saveInParts(store, wanted)
    if (written === null || written.kind !== 'written') return tell(refusalWords(written), said)
    toastQueue.solve(NOT_SAVED)
    const about = wanted.map(({ rowId }) => rowId)
    const isLasting = (said?.isLasting ?? isDeletion(wanted)) && !said?.isRenewed
    if (said) sayDone(said, written.undo, { about, isLasting })
    // What was said of these rows before cannot be undone without this change.
    else toastQueue.forgetUndos(about)
    return true
  }

  function sayDone(
    said: Said,
    changes: readonly Change[],
    voice: Pick<ToastContent, 'about' | 'isLasting'>,
  ): void {
    let isTaken = false
    const left = rowsLeft(store, changes)
    const run = async () => {
      if (isTaken) return true
      isTaken = true
      if (!holds(store, changes, left)) {
        dismissToast(id)
        return tell(words.changedSince)
      }
      const back = await saveInParts(store, changes)
      isTaken = back?.kind === 'written'
      dismissToast(id)
      if (isTaken) showToast({ text: words.undone, tone: 'success' })
      else tell(words.notSaved)
      return isTaken
    }
    const celebration = said.celebrate?.()
    const id = showToast({
      title: said.doneTitle,
      text: said.done,
      tone: celebration ? 'celebration' : 'success',
      action: { label: words.undo, run, isUndo: true },
      ...voice,
      ...celebration,
    })
    said.onSaved?.({ isTaken: () => isTaken, run })
  }
}

/** The rows of an undo as the change left them. */
function rowsLeft(
  { mirror }: Pick<DeviceStore, 'mirror'>,
  undo: readonly Change[],
): ReadonlyMap<string, RowData> {
  return new Map(
    undo.flatMap(({ table, rowId }) => {
      const row = mirror.rowOf(table, rowId)
      return row ? [[rowKey(table, rowId), row] as const] : []
    }),
  )
}

function holds(
  { mirror }: Pick<DeviceStore, 'mirror'>,
  undo: readonly Change[],
  left: ReadonlyMap<string, RowData>,
): boolean {
  return undoHolds(undo, {
    left: (table, rowId) => left.get(rowKey(table, rowId)),
    now: (table, rowId) => mirror.rowOf(table, rowId),
    childrenNow: (table, rowId) => tableNames.flatMap((name) => childrenIn(mirror, name, table, rowId)),
  })
}

/** The keys of the rows of one table that belong to a row. */
function childrenIn(
  mirror: DeviceStore['mirror'],
  name: TableName,
  table: TableName,
  rowId: string,
): string[] {
  const { parent } = tableDefinition(name)
  if (parent?.table !== table) return []
  const rows: readonly (RowData & { readonly id: string })[] = mirror.rowsOf(name)
  return rows.flatMap((row) => (row[parent.field] === rowId ? [rowKey(name, row.id)] : []))
}

type Saved = Pick<Extract<Written, { kind: 'written' }>, 'kind' | 'undo'>

/** Splits changes that are too many for one write. If one write does not take effect, those before it stay. */
async function saveInParts(
  store: Pick<DeviceStore, 'write'>,
  wanted: readonly Change[],
): Promise<Saved | Exclude<Written, { kind: 'written' }> | null> {
  const undo: Change[] = []
  for (const part of splitChanges(wanted)) {
    const written = await save(store, part)
    if (written?.kind !== 'written') return written
    undo.unshift(...written.undo)
  }
  return { kind: 'written', undo }
}

/** Null where the device itself could not store it. */
async function save(store: Pick<DeviceStore, 'write'>, wanted: readonly Change[]): Promise<Written | null> {
  try {
    return await store.write(wanted)
  } catch (error) {
    logProblem('a change could not be stored', error)
    return null
  }
}

function refusalWords(written: Exclude<Written, { kind: 'written' }> | null): string {
  if (written === null) return words.notSaved
  const texts = { gone: words.gone, refused: words.tooLong, sealed: words.sealed }
  return texts[written.kind]
}

function isDeletion(wanted: readonly Change[]): boolean {
  return wanted.some(({ op }) => op === 'delete')
}

function tell(text: string, said?: Said): false {
  showToast({
    kind: NOT_SAVED,
    tone: 'error',
    title: said?.refusedTitle,
    text: said?.refused ? `${said.refused}. ${text}` : text,
  })
  return false
}
