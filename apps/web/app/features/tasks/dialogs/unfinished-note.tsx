import { NO_EDITS } from '@glimmer/domain/tasks/task-edits'
import { shortName } from '../../../lib/short-name.ts'
import { useStore } from '../../../lib/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { dialogs } from '../../../ui/dialogs/dialogs.ts'
import { newTaskDialog } from '../task-dialogs.ts'
import { newTaskEdits, newTaskStep } from './task-drafts.ts'
import { words } from './words.ts'

/** Names the new task that is half written and opens its form. It goes once the task is added or cleared. */
export function UnfinishedNote({ owner }: { readonly owner: string }) {
  const edits = useStore(newTaskEdits(owner))
  const step = useStore(newTaskStep(owner))
  if (edits === NO_EDITS && step === '') return null
  return (
    <div className="ui-note mb-4">
      <p className="min-w-0 wrap-anywhere">{words.wereAdding(shortName(edits.fields.title?.trim() ?? ''))}</p>
      <Button
        variant="plain"
        className="-mx-button"
        aria-haspopup="dialog"
        onClick={() => void dialogs.open(newTaskDialog, {})}
      >
        {words.continue}
      </Button>
    </div>
  )
}
