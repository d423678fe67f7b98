import { NO_EDITS } from '@glimmer/domain/tasks/task-edits'
import { newTaskTouchedOn } from '../../../data/half-written.ts'
import { shortName } from '../../../lib/short-name.ts'
import { useStore } from '../../../lib/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { focusPage } from '../../../ui/focus.ts'
import { newTaskDialog } from '../task-dialogs.ts'
import { newTaskEdits, newTaskStep } from './task-drafts.ts'
import { words } from './words.ts'

/**
 * Names the new task that is half written and opens its form. It goes once the task is added or cleared, and when the person
 * wants to hear of it no more: the form still has it.
 */
export function UnfinishedNote({ owner }: { readonly owner: string }) {
  const edits = useStore(newTaskEdits(owner))
  const step = useStore(newTaskStep(owner))
  const touchedOn = newTaskTouchedOn(owner)
  const isUnwanted = useStore(touchedOn) === ''
  if (isUnwanted || (edits === NO_EDITS && step === '')) return null

  function leaveIt() {
    touchedOn.set('')
    focusPage()
  }

  return (
    <div className="ui-note mb-4">
      <p className="min-w-0 wrap-anywhere">{words.wereAdding(shortName(edits.fields.title?.trim() ?? ''))}</p>
      <div className="-mx-button flex flex-wrap">
        <Button variant="plain" onClick={leaveIt}>
          {words.continueLater}
        </Button>
        <Button variant="plain" aria-haspopup="dialog" onClick={() => void dialogs.open(newTaskDialog, {})}>
          {words.continue}
        </Button>
      </div>
    </div>
  )
}
