import { childTablesOf, type TableName } from '@glimmer/domain/tables'
import { type Change, type RowData, rowKey } from '@glimmer/sync/change'
import { type RowSeen, undoHolds } from '@glimmer/sync/undo-holds'
import type { DeviceStore } from '../device/store.ts'
import { dismissToast, showToast, toastQueue } from '../ui/toast/toast.ts'
import { lineOf } from '../ui/toast/line-of.ts'
import type { ToastContent } from '../ui/toast/toast-queue.ts'
import { save, type Refusal } from './save.ts'
import { words } from './saving-words.ts'
import { undoneText } from './undone-text.ts'

/** The messages about one change. */
export interface Said {
  /** Said once it is saved. */
  readonly done: string
  readonly doneTitle?: string
  readonly doneNote?: string
  /** Said before the reason where it could not be saved. */
  readonly refused?: string
  readonly refusedTitle?: string
  /** Stays beside the next message. Default: where a row was deleted. */
  readonly isLasting?: boolean
  /** Says it in a place of its own instead of in a message, and there what is undone, too. Ctrl+Z undoes it all the same. */
  readonly tell?: (line: string) => void
  /** Asked once it is saved: what celebrates it. */
  readonly celebrate?: () => Celebration | undefined
  /** Called once it is saved, so that another control can undo it too. */
  readonly onSaved?: (undo: Undo) => void
}

/** Kind words, above what was done or in its place, and what may be offered beside them. */
export type Celebration = Partial<Pick<ToastContent, 'title' | 'text' | 'offer'>>

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
    const saved = await save(store, wanted)
    if (saved.kind !== 'written') return tell(refusalWords(saved), said)
    toastQueue.solve(NOT_SAVED)
    const about = wanted.map(({ rowId }) => rowId)
    const isLasting = said?.isLasting ?? isDeletion(wanted)
    if (said) sayDone(said, saved.undo, { about, isLasting })
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
      dismissToast(id)
      if (!holds(store, changes, left)) return tell(words.changedSince)
      const saved = await save(store, changes)
      isTaken = saved.kind === 'written'
      if (saved.kind === 'unstored') id = offerAgain(run, voice)
      else if (saved.kind !== 'written') tell(refusalWords(saved))
      else say({ text: undoneText(changes, rowKnown(store, left)), tone: 'success' }, said.tell)
      return isTaken
    }
    const celebration = said.celebrate?.()
    const message: ToastContent = {
      title: said.doneTitle,
      text: said.done,
      note: said.doneNote,
      tone: celebration ? 'celebration' : 'success',
      action: { label: words.undo, run, isUndo: true },
      ...voice,
      ...celebration,
    }
    let id = say(message, said.tell)
    said.onSaved?.({ isTaken: () => isTaken, run })
  }
}

/** Returns the id of the message. One that is told elsewhere is put away at once, which leaves its Undo to Ctrl+Z. */
function say(message: ToastContent, tell: Said['tell']): number {
  const id = showToast(message)
  if (!tell) return id
  toastQueue.dismiss(id)
  tell(lineOf(message))
  return id
}

/** Says that an Undo could not be stored. It stays in view, and can be tried again, until it is stored or closed. */
function offerAgain(run: () => Promise<boolean>, { about }: Pick<ToastContent, 'about'>): number {
  return showToast({
    tone: 'error',
    text: words.notUndone,
    action: { label: words.undo, run, isUndo: true },
    about,
    isLasting: true,
  })
}

/** A row as it is, or where it is gone as it was before. */
function rowKnown({ mirror }: Pick<DeviceStore, 'mirror'>, left: ReadonlyMap<string, RowData>): RowSeen {
  return (table, rowId) => mirror.rowOf(table, rowId) ?? left.get(rowKey(table, rowId))
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
    childrenNow: (table, rowId) => childrenIn(mirror, table, rowId),
  })
}

/** The keys of the rows that belong to a row. */
function childrenIn(mirror: DeviceStore['mirror'], table: TableName, rowId: string): string[] {
  return childTablesOf(table).flatMap(({ table: name, field }) => {
    const rows: readonly (RowData & { readonly id: string })[] = mirror.rowsOf(name)
    return rows.flatMap((row) => (row[field] === rowId ? [rowKey(name, row.id)] : []))
  })
}

function refusalWords({ kind }: Refusal): string {
  const texts = {
    gone: words.gone,
    refused: words.tooLong,
    outgrown: words.outgrown,
    sealed: words.sealed,
    unstored: words.notSaved,
  }
  return texts[kind]
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
