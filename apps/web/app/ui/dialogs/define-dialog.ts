import type { ComponentType } from 'react'

/** What every dialog's component gets beside its own props. */
export interface DialogControl<Answer = void> {
  /** Closes it with what the person chose. `giveFocus` is for when what had the focus before has gone. */
  readonly close: (answer?: Answer, giveFocus?: () => void) => void
  /** What had the focus when it was asked for. */
  readonly openedFrom: HTMLElement | null
}

/** The props that whoever opens a dialog gives to it. */
export type OwnProps<Props> = Omit<Props, keyof DialogControl>

/** What a dialog's promise carries where the person chose something. */
export type AnswerOf<Props> = Props extends { close: (answer?: infer Answer, ...rest: never[]) => void }
  ? Answer
  : undefined

interface Options {
  /** `owner`: it knows the device's store, and goes with the page. `page`: for every page, signed in or not. */
  readonly scope?: DialogScope
  /** It lies above the dialog that it was asked for in; others take its place. */
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
