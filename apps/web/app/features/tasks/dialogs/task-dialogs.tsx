import { type ReactNode, use, useState } from 'react'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import { BreakdownContext, type LoadBreakdown } from '../breakdown-part.ts'
import { closeTaskDialog, giveUpTaskDialog, type TaskDialog } from '../open-dialog.ts'
import type { DialogPart } from './dialog-part.ts'
import { giveFocusBack } from './give-focus-back.ts'

/** Shows the dialog that `openTaskDialog` asks for, one at a time. Each is loaded when it is asked for first. */
export function TaskDialogs({ dialog: asked }: { readonly dialog: TaskDialog | null }) {
  // What closes stays until its movement is over. Every asking is a new visit, with nothing left of the one before.
  const [shown, setShown] = useState({ dialog: asked, visit: 0 })
  if (asked && asked !== shown.dialog) setShown({ dialog: asked, visit: shown.visit + 1 })
  if (!shown.dialog) return null
  return (
    <LoadedDialog
      key={shown.visit}
      dialog={shown.dialog}
      isOpen={asked === shown.dialog}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeTaskDialog()
      }}
      onClosed={() => setShown({ dialog: null, visit: shown.visit })}
      finalFocus={giveFocusBack}
    />
  )
}

function LoadedDialog({ dialog, ...part }: DialogPart & { readonly dialog: TaskDialog }) {
  const loadBreakdown = use(BreakdownContext)
  const loaded = useWhenAsked(true, () => load(dialog, loadBreakdown), giveUpTaskDialog)
  return loaded ? loaded.render(part) : null
}

async function load(
  dialog: TaskDialog,
  loadBreakdown: LoadBreakdown | null,
): Promise<{ readonly render: (part: DialogPart) => ReactNode }> {
  switch (dialog.kind) {
    case 'create': {
      const { CreateDialog } = await import('./create-dialog.tsx')
      return { render: (part) => <CreateDialog dialog={dialog} {...part} /> }
    }
    case 'detail': {
      const { DetailDialog } = await import('./detail-dialog.tsx')
      return { render: (part) => <DetailDialog dialog={dialog} {...part} /> }
    }
    case 'snooze': {
      const { SnoozeDialog } = await import('./snooze-dialog.tsx')
      return { render: (part) => <SnoozeDialog dialog={dialog} {...part} /> }
    }
    case 'breakdown': {
      if (!loadBreakdown) throw new Error('nothing here suggests steps')
      const [{ BreakDownTask }, { BreakdownDialog }] = await Promise.all([
        import('./break-down-task.tsx'),
        loadBreakdown(),
      ])
      return {
        render: (part) => <BreakDownTask taskId={dialog.taskId} Breakdown={BreakdownDialog} {...part} />,
      }
    }
    case 'delete':
    case 'clear-completed': {
      const { AskDelete } = await import('./ask-delete.tsx')
      return { render: (part) => <AskDelete dialog={dialog} {...part} /> }
    }
    case 'shortcuts': {
      const { ShortcutsDialog } = await import('./shortcuts-dialog.tsx')
      return { render: (part) => <ShortcutsDialog {...part} /> }
    }
  }
}
