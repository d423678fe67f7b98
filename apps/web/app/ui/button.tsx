import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

/** main: the one main action of a screen. go: start something. danger: destroys. quiet: everything else. plain: least. */
export type ButtonVariant = 'main' | 'go' | 'danger' | 'quiet' | 'plain'
export type ButtonSize = 'm' | 'l'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  /** A sign drawn before the words. Screen readers read the words alone. */
  icon?: ReactNode
  isWide?: boolean
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: presses do nothing, but the button can still have the focus. */
  isBusy?: boolean
}

/** Returns the class names that make any element look like a button; for links use ButtonLink. */
export function buttonClasses({ variant = 'quiet', size = 'm', isWide = false }: ButtonLook): string {
  return joinClasses(
    'ui-button',
    `ui-button-${variant}`,
    size === 'l' && 'ui-button-l',
    isWide && 'ui-button-wide',
  )
}

export function Button({
  variant,
  size,
  icon,
  isWide,
  isBusy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(buttonClasses({ variant, size, isWide }), className)}
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        // Not `disabled`: a disabled button loses the focus.
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {icon}
      <span className="ui-button-words">{children}</span>
    </button>
  )
}
