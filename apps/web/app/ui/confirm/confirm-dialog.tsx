import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { useCloseRequest } from '../use-close-request.ts'
import type { AskedQuestion } from './confirm.ts'

/** The safe answer has the focus; Escape and a phone's Back are the safe answer. */
export function ConfirmDialog({ question }: { readonly question: AskedQuestion | undefined }) {
  const safe = useRef<HTMLButtonElement>(null)
  // Its words stay while it closes.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const shown = question ?? last
  useCloseRequest(question !== undefined, () => question?.answer(false))
  if (!shown) return null

  return (
    <AlertDialog.Root
      open={question !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) question?.answer(false)
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="ui-scrim" forceRender />
        <AlertDialog.Viewport className="ui-dialog-viewport">
          <AlertDialog.Popup className="ui-dialog ui-dialog-s" initialFocus={safe}>
            <header className="ui-dialog-head">
              <AlertDialog.Title className="ui-dialog-title">{shown.title}</AlertDialog.Title>
            </header>
            <div className="ui-dialog-body">
              <AlertDialog.Description>{shown.body}</AlertDialog.Description>
            </div>
            <footer className="ui-dialog-actions">
              <Button ref={safe} onClick={() => question?.answer(false)}>
                {shown.cancel ?? 'Cancel'}
              </Button>
              <Button variant={shown.tone ?? 'main'} onClick={() => question?.answer(true)}>
                {shown.action}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
