import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { Button } from '../button.tsx'
import type { DialogControl } from '../dialogs/define-dialog.ts'
import { useDialogPart } from '../dialogs/dialog-context.ts'
import { useInertBehind } from '../dialogs/inert-behind.ts'
import { useCloseRequest } from '../use-close-request.ts'
import type { ConfirmQuestion } from './confirm.ts'

type ConfirmDialogProps = ConfirmQuestion & Pick<DialogControl<boolean>, 'close'>

/** Asks whether to go on. The safe answer has the focus, and Escape and a phone's Back give it. */
export function ConfirmDialog({
  title,
  body,
  action,
  cancel = 'Cancel',
  tone = 'main',
  close,
}: ConfirmDialogProps) {
  const { isOpen, onClosed, returnFocus } = useDialogPart()
  const portal = useInertBehind(isOpen)
  const safe = useRef<HTMLButtonElement>(null)
  useCloseRequest(isOpen, () => close(false))

  return (
    <AlertDialog.Root
      open={isOpen}
      onOpenChange={(next) => next || close(false)}
      onOpenChangeComplete={(next) => next || onClosed()}
    >
      <AlertDialog.Portal ref={portal}>
        <AlertDialog.Backdrop className="ui-scrim" forceRender />
        <AlertDialog.Viewport className="ui-dialog-viewport">
          <AlertDialog.Popup className="ui-dialog ui-dialog-s" initialFocus={safe} finalFocus={returnFocus}>
            <div className="ui-dialog-head">
              <AlertDialog.Title className="ui-dialog-title">{title}</AlertDialog.Title>
            </div>
            <div className="ui-dialog-body">
              <AlertDialog.Description>{body}</AlertDialog.Description>
            </div>
            <div className="ui-dialog-actions">
              <Button ref={safe} onClick={() => close(false)}>
                {cancel}
              </Button>
              <Button variant={tone} onClick={() => close(true)}>
                {action}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
