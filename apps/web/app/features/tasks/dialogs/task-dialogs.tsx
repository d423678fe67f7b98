import { type ReactNode, use, useEffect, useState } from 'react'
import { taskIn } from '../../../data/tasks/tasks-in.ts'
import { useDevice } from '../../../device/device-context.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { useWhenAsked } from '../../../ui/use-when-asked.ts'
import { BreakdownContext, type LoadBreakdown } from '../breakdown-part.ts'
import { askAgainFor, closeTaskDialog, giveUpTaskDialog, type TaskDialog } from '../open-dialog.ts'
import type { DialogPart } from './dialog-part.ts'
import { giveFocusBack } from './give-focus-back.ts'
import { words } from './words.ts'

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
  const loaded = useWhenAsked(true, () => load(dialog, loadBreakdown), giveUpTaskDialog, askAgainFor(dialog))
  return loaded ? <AboutTask dialog={dialog} render={loaded.render} part={part} /> : null
}

interface AboutTaskProps {
  readonly dialog: TaskDialog
  readonly render: (part: DialogPart) => ReactNode
  readonly part: DialogPart
}

/** A task can be gone by the time its dialog comes: it was asked for from a message, or another device was quicker. */
function AboutTask({ dialog, render, part }: AboutTaskProps) {
  const { store } = useDevice()
  const [isGone] = useState(() => 'taskId' in dialog && !taskIn(store, dialog.taskId))
  useEffect(() => {
    if (!isGone) return
    closeTaskDialog()
    showToast({ text: words.notHere })
  }, [isGone])
  return isGone ? null : render(part)
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
    case 'later': {
      const { LaterDialog } = await import('./later-dialog.tsx')
      return { render: (part) => <LaterDialog dialog={dialog} {...part} /> }
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
