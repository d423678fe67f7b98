import type { ComponentProps, ReactNode } from 'react'
import { buttonClasses, type ButtonVariant } from './button.tsx'
import { joinClasses } from './join-classes.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does, in words: its name for everyone who cannot see or does not know the picture. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
}

/** For the few pictures that everyone knows (close, more, show). Anything else needs a word: use Button. */
export function IconButton({ label, icon, variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={joinClasses(buttonClasses({ variant }), 'ui-icon-button', className)}
    >
      {icon}
    </button>
  )
}
