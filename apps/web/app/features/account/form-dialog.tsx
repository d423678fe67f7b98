import { type ReactNode, type RefObject, useId } from 'react'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { words } from './words.ts'

interface FormDialogProps {
  readonly title: string
  readonly description: string
  readonly initialFocus: RefObject<HTMLElement | null>
  /** What the button says that sends it. */
  readonly submit: string
  readonly variant?: ButtonVariant
  /** The server is being asked: the dialog cannot be left before it answered. */
  readonly isBusy: boolean
  /** False until it may be sent. */
  readonly isReady?: boolean
  /** Why it did not succeed; empty where nothing failed. */
  readonly problem: string
  readonly onSubmit: () => void
  readonly close: () => void
  /** Shown above the fields. */
  readonly before?: ReactNode
  readonly children: ReactNode
}

/** A dialog whose fields the server is asked with. */
export function FormDialog({
  title,
  description,
  initialFocus,
  submit,
  variant = 'main',
  isBusy,
  isReady = true,
  problem,
  onSubmit,
  close,
  before,
  children,
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      onLeave={() => isBusy || close()}
      title={title}
      description={description}
      initialFocus={initialFocus}
      keepOnOutsidePress
      actions={
        <>
          <Button disabled={isBusy} onClick={() => close()}>
            {words.cancel}
          </Button>
          <Button variant={variant} type="submit" form={formId} isBusy={isBusy} disabled={!isReady}>
            {isBusy ? words.pleaseWait : submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {before}
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy && isReady) onSubmit()
          }}
        >
          {children}
        </form>
        <p role="alert" className="font-medium empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
