import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { TextField } from '../../ui/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { SaveFirst } from './save-first.tsx'

interface EndingDialogProps extends Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'description' | 'isBusy' | 'isReady' | 'problem' | 'close'
> {
  /** What the button says; the title where it is left out. */
  readonly submit?: string
  /** Says how many changes the server does not have yet. */
  readonly unsentText: (count: number) => string
  /** The field for the word that confirms it. */
  readonly confirmation: Pick<ComponentProps<typeof TextField>, 'label' | 'value' | 'error'> & {
    readonly ref: RefObject<HTMLInputElement | null>
    readonly onType: (text: string) => void
  }
  readonly onConfirm: () => void
  /** False where it can be taken back for some days. */
  readonly isForGood?: boolean
  /** Further fields. */
  readonly children?: ReactNode
}

/** Asks before an account is emptied or deleted: offers a copy first, and wants a word to be typed. */
export function EndingDialog({
  unsentText,
  confirmation: { onType, ...confirmation },
  onConfirm,
  children,
  submit,
  isForGood = true,
  ...dialog
}: EndingDialogProps) {
  const unsent = useStore(useDevice().store.waiting)
  return (
    <FormDialog
      {...dialog}
      submit={submit ?? dialog.title}
      variant="danger"
      initialFocus={confirmation.ref}
      onSubmit={onConfirm}
      before={
        <>
          {unsent > 0 && <p className="font-medium">{unsentText(unsent)}</p>}
          <SaveFirst isForGood={isForGood} />
        </>
      }
    >
      <TextField
        {...confirmation}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
      />
      {children}
    </FormDialog>
  )
}
