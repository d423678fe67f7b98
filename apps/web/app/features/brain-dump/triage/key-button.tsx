import type { ReactNode } from 'react'
import { areShortcutsOn } from '../../../ui/single-keys.ts'
import { isSecondOfTwo } from '../is-second-of-two.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'

export interface KeyButtonProps extends ButtonLook {
  /** The key as it is shown beside the words. */
  readonly letter: string
  /** Its name for the browser, where that is another one. */
  readonly shortcut?: string
  readonly className?: string
  /** Whether there is nothing to do for it now. */
  readonly isOff?: boolean
  /** It takes nothing away, so two quick presses are two. */
  readonly isHarmless?: boolean
  readonly onPress: () => unknown
  readonly children: ReactNode
}

/** A button with a shortcut key, which is shown on devices that probably have a keyboard. */
export function KeyButton({
  letter,
  shortcut = letter,
  isOff,
  isHarmless = false,
  onPress,
  children,
  ...look
}: KeyButtonProps) {
  const hasKey = shortcut.length > 1 || areShortcutsOn()
  return (
    <Button
      {...look}
      aria-keyshortcuts={hasKey ? shortcut : undefined}
      aria-disabled={isOff || undefined}
      data-turn={isHarmless ? 'any' : undefined}
      onClick={(event) => isOff || (!isHarmless && isSecondOfTwo(event)) || onPress()}
    >
      {children}
      {hasKey && <kbd aria-hidden>{letter}</kbd>}
    </Button>
  )
}
