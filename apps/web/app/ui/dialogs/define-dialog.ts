import type { ComponentType } from 'react'

/** What every dialog's component gets beside its own props. */
export interface DialogControl<Answer = void> {
  /** Closes it with the person's answer. `giveFocus` sets the focus where the element that had it is gone. */
  readonly close: (answer?: Answer, giveFocus?: () => void) => void
  /** Opens it once more as it was asked for, also after it has closed. */
  readonly reopen: () => void
  /** The element that had the focus when the dialog was asked for. */
  readonly openedFrom: HTMLElement | null
}

/** The props that the opener passes. */
export type OwnProps<Props> = Omit<Props, keyof DialogControl>

/** The answer that a dialog's promise resolves with. */
export type AnswerOf<Props> = Props extends { close: (answer?: infer Answer, ...rest: never[]) => void }
  ? Answer
  : undefined

interface Options {
  /** `owner`: needs the device's store, and closes with the page. `page`: works on every page, signed in or not. */
  readonly scope?: DialogScope
  /** Whether it opens above the dialog that opened it; all others replace that one. */
  readonly isAbove?: boolean
}

export type DialogScope = 'owner' | 'page'

export interface DialogDefinition<Props extends object> extends Required<Options> {
  readonly load: (props: OwnProps<Props>) => Promise<ComponentType<Props>>
}

/**
 * A dialog that `dialogs.open` can open: a line in its feature's `dialogs.ts`. Its code comes when it is asked for first.
 * Example: `export const checkInDialog = defineDialog(async () => (await import('./check-in-dialog.tsx')).CheckInDialog)`
 */
export function defineDialog<Props extends object>(
  load: DialogDefinition<Props>['load'],
  { scope = 'owner', isAbove = false }: Options = {},
): DialogDefinition<Props> {
  return { load, scope, isAbove }
}
