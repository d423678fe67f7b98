import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SaveFirst } from './save-first.tsx'
import { words } from './words.ts'

interface EndingDialogProps {
  readonly title: string
  readonly description: string
  /** Says how many changes the server does not have yet. */
  readonly unsentText: (count: number) => string
  /** The field for the word that confirms it. */
  readonly confirmation: Pick<ComponentProps<typeof TextField>, 'label' | 'value' | 'error'> & {
    readonly ref: RefObject<HTMLInputElement | null>
    readonly onType: (text: string) => void
  }
  readonly isBusy: boolean
  readonly isReady: boolean
  /** Why it did not succeed; empty where nothing failed. */
  readonly problem: string
  readonly onConfirm: () => void
  readonly close: () => void
  /** Further fields. */
  readonly children?: ReactNode
}

/** Asks before an account is emptied or deleted: offers a copy first, and wants a word to be typed. */
export function EndingDialog({
  title,
  description,
  unsentText,
  confirmation: { onType, ...confirmation },
  isBusy,
  isReady,
  problem,
  onConfirm,
  close,
  children,
}: EndingDialogProps) {
  const unsent = useStore(useDevice().store.waiting)
  const formId = useId()
  return (
    <Dialog
      onLeave={() => isBusy || close()}
      title={title}
      description={description}
      initialFocus={confirmation.ref}
      keepOnOutsidePress
      actions={
        <>
          <Button disabled={isBusy} onClick={() => close()}>
            {words.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} isBusy={isBusy} disabled={!isReady}>
            {isBusy ? words.pleaseWait : title}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {unsent > 0 && <p className="font-medium">{unsentText(unsent)}</p>}
        <SaveFirst />
        <form
          id={formId}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy && isReady) onConfirm()
          }}
        >
          <TextField
            {...confirmation}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => onType(event.target.value)}
          />
          {children}
        </form>
        <p role="alert" className="font-medium empty:hidden">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
