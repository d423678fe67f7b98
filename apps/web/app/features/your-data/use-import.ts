import type { ImportPlan } from '@glimmer/sync/export/plan-import'
import type { FileContent } from '@glimmer/sync/export/read-export-file'
import { MAX_EXPORT_LENGTH } from '@glimmer/sync/limits'
import { useState } from 'react'
import { countComingBack, importFile, planFor, undoImport } from '../../device/import-file.ts'
import type { DeviceStore } from '../../device/store.ts'
import { logProblem } from '../../lib/log.ts'
import { tellAbsent } from '../../ui/tell-absent.ts'
import { dismissToast, showToast } from '../../ui/toast/toast.ts'
import { countChanges } from './preview-lines.ts'
import { words } from './words.ts'

export interface Preview {
  readonly name: string
  readonly content: FileContent
  readonly plan: ImportPlan
  readonly comingBack: number
}

export type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'ready'; readonly preview: Preview }
  | { readonly kind: 'working'; readonly preview: Preview; readonly share: number }
  /** The outcome, shown in place of the file button: imported, refused, or undone. */
  | { readonly kind: 'told'; readonly text: string; readonly takeBack?: () => Promise<void> }

export interface Import {
  readonly state: ImportState
  choose(file: File): Promise<void>
  leave(): void
  start(preview: Preview): Promise<void>
}

/** The import of a file: read first, imported when the person confirms. */
export function useImport(store: DeviceStore): Import {
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const tell = (text: string) => setState({ kind: 'told', text })

  return {
    state,
    leave: () => setState({ kind: 'idle' }),
    async choose(file) {
      setState({ kind: 'reading' })
      const looked = await lookInto(file, store)
      if (looked === null) setState({ kind: 'idle' })
      else if (typeof looked === 'string') tell(looked)
      else setState({ kind: 'ready', preview: looked })
    },
    async start(preview) {
      setState({ kind: 'working', preview, share: 0 })
      const imported = await importFile(store, preview.content, (done, all) =>
        setState({ kind: 'working', preview, share: done / all }),
      )
      const { plan, stop, undo } = imported
      const count = countChanges(plan)
      const done = count > 0 ? words.done(count) : words.doneTrash
      const text = stop === null ? done : words.stops[stop]
      if (undo.length === 0) return tell(text)
      const takeBack = async () => {
        dismissToast(toast)
        tell(words.takingBack)
        tell((await undoImport(store, imported)) ? words.undone : words.undoStopped)
      }
      setState({ kind: 'told', text, takeBack })
      const toast = showToast({
        tone: 'success',
        text,
        action: { label: words.undo, run: takeBack, isUndo: true },
      })
    },
  }
}

/** Returns what the file would do, or why it cannot be brought in; null where what reads it could not be loaded, which was said. */
async function lookInto(file: File, store: DeviceStore): Promise<Preview | string | null> {
  if (file.size > MAX_EXPORT_LENGTH) return words.refusals.too_large
  const part = await import('@glimmer/sync/export/read-export-file').catch(tellAbsent)
  if (!part) return null
  try {
    const read = part.readExportFile(await file.text())
    if (read.kind === 'ok') {
      const plan = planFor(store, read.content)
      const comingBack = await countComingBack(store, plan)
      return { name: file.name, content: read.content, plan, comingBack }
    }
    if (read.reason !== 'row') return words.refusals[read.reason]
    const { table, position, problem } = read.row
    return words.rowRefusal(table, position, problem)
  } catch (error) {
    logProblem('a file could not be opened', error)
    return words.refusals.unreadable
  }
}
