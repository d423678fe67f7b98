import { type ReactNode, type RefObject, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { useOneAct } from './dialogs/use-one-act.ts'
import { joinClasses } from './join-classes.ts'
import { offerBack } from './toast/offer-back.ts'

interface SheetWords {
  readonly close: string
  readonly cancel: string
  /** That what is shown was written another time, and the button that begins without it. */
  readonly draftKept: string
  readonly draftDiscard: string
  readonly goneTitle?: string
  readonly goneText?: string
}

interface FormSheetProps extends Pick<DialogProps, 'title' | 'description' | 'initialFocus' | 'children'> {
  readonly form: RefObject<HTMLFormElement | null>
  /** Takes the focus. Without it the form does: a phone's keyboard would cover what is there to read. */
  readonly field?: RefObject<HTMLElement | null>
  readonly words: SheetWords
  readonly saveLabel: string
  readonly canSave?: boolean
  readonly className?: string
  /** A button before Cancel. */
  readonly firstAction?: ReactNode
  /** Whether what the form is about was deleted meanwhile. */
  readonly isGone?: boolean
  /** Whether the form opens with what was written another time. */
  readonly wereKept: boolean
  /** Empties the draft. Returns what fills it again, or null where it was empty. */
  readonly putAside: () => (() => void) | null
  readonly keepOnCancel?: boolean
  readonly reopen: () => void
  readonly onCancel: () => void
  readonly onSave: () => Promise<unknown>
}

/** A form in a sheet. What is typed is a draft until it is saved; what puts it aside offers it back. */
export function FormSheet({
  form,
  field,
  initialFocus,
  words,
  saveLabel,
  canSave = true,
  className,
  firstAction,
  isGone,
  wereKept,
  putAside,
  keepOnCancel = false,
  reopen,
  onCancel,
  onSave,
  children,
  ...heading
}: FormSheetProps) {
  const id = useId()
  const start = field ?? form
  const [isToldOfDraft, setToldOfDraft] = useState(wereKept)
  const submit = useOneAct(onSave)

  function discard() {
    const bringBack = putAside()
    if (!bringBack) return
    offerBack(() => {
      bringBack()
      reopen()
    })
  }
  function clear() {
    discard()
    setToldOfDraft(false)
    start.current?.focus()
  }
  function cancel() {
    if (!keepOnCancel) discard()
    onCancel()
  }

  return (
    <Dialog
      {...heading}
      className="ui-sheet"
      keepOnOutsidePress
      initialFocus={initialFocus ?? start}
      closeLabel={words.close}
      actions={
        <>
          {firstAction}
          <Button onClick={cancel}>{words.cancel}</Button>
          <Button variant="main" type="submit" form={id} disabled={!canSave}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        tabIndex={-1}
        className={joinClasses('py-1', className)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {isGone !== undefined && (
          <div role="status" className={isGone ? 'ui-note' : 'sr-only'}>
            {isGone && (
              <p>
                <strong>{words.goneTitle}</strong> {words.goneText}
              </p>
            )}
          </div>
        )}
        {isToldOfDraft && !isGone && (
          <div className="ui-note">
            <p>{words.draftKept}</p>
            <Button variant="plain" onClick={clear}>
              {words.draftDiscard}
            </Button>
          </div>
        )}
        {children}
      </form>
    </Dialog>
  )
}
