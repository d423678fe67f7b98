import { Drawer as Base } from '@base-ui/react/drawer'
import X from 'lucide-react/icons/x'
import type { ReactNode, RefObject } from 'react'
import { DESKTOP_FROM } from './breakpoints.ts'
import { useDialogPart } from './dialogs/dialog-context.ts'
import { useInertBehind } from './dialogs/inert-behind.ts'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { ScrollBody } from './scroll-body.tsx'

export interface DrawerProps {
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  actions?: ReactNode
  /** bottom: within reach of a thumb. end: beside the page on wide screens, from the bottom on narrow ones. */
  side?: 'bottom' | 'end'
  closeLabel?: string
  initialFocus?: RefObject<HTMLElement | null>
  className?: string
}

/**
 * Closes by its button, Escape, a press outside, a swipe, and on Android by Back. Its library is 34 kB, so load it only when
 * it is asked for.
 */
export function Drawer({
  title,
  description,
  children,
  actions,
  side = 'bottom',
  closeLabel = 'Close',
  initialFocus,
  className,
}: DrawerProps) {
  const { isOpen, close, onClosed, returnFocus } = useDialogPart()
  const portal = useInertBehind(isOpen)
  // Public pages are rendered during the build, where there is no window.
  const isAtEnd = side === 'end' && globalThis.matchMedia?.(`(min-width: ${DESKTOP_FROM})`).matches
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next) => next || close()}
      swipeDirection={isAtEnd ? 'right' : 'down'}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed()
      }}
    >
      <Base.Portal ref={portal}>
        <Base.Backdrop className={joinClasses('ui-scrim', isAtEnd && 'ui-drawer-scrim-end')} />
        <Base.Viewport className={joinClasses('ui-drawer-viewport', isAtEnd && 'ui-drawer-viewport-end')}>
          <Base.Popup
            className={joinClasses(
              'ui-drawer ui-dialog-closable',
              isAtEnd ? 'ui-drawer-end' : 'ui-drawer-bottom',
              className,
            )}
            initialFocus={initialFocus}
            finalFocus={returnFocus}
          >
            {isAtEnd ? null : <div className="ui-drawer-grip" aria-hidden />}
            <div className="ui-dialog-head">
              <Base.Title className="ui-dialog-title">{title}</Base.Title>
              {description ? (
                <Base.Description className="ui-dialog-description">{description}</Base.Description>
              ) : null}
            </div>
            <Base.Content render={<ScrollBody className="ui-dialog-body" />}>{children}</Base.Content>
            {actions ? <div className="ui-dialog-actions">{actions}</div> : null}
            <Base.Close
              render={<IconButton className="ui-dialog-close" label={closeLabel} icon={<X aria-hidden />} />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
