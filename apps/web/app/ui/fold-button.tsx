import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** Shows and hides a part (`aria-expanded`, `aria-controls`); its name says which. */
export function FoldButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(
        'size-target text-ink-soft inline-grid shrink-0 place-items-center rounded-pill',
        className,
      )}
    >
      <ChevronDown aria-hidden className="turns size-[1.35rem]" />
    </button>
  )
}
