import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useDialogPart } from './dialogs/dialog-context.ts'
import { useInertBehind } from './dialogs/inert-behind.ts'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { followKeyboard } from './keyboard.ts'
import { ScrollBody } from './scroll-body.tsx'
import { useCloseRequest } from './use-close-request.ts'

export interface DialogProps {
  /** Called when the person leaves: close button, Escape, a phone's Back, a press outside. Default: it closes. */
  onLeave?: () => void
  title: ReactNode
  /** One plain sentence under the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons at the end, the main one last. They stay in view while the middle scrolls. */
  actions?: ReactNode
  size?: 's' | 'm' | 'l'
  /** False for the few dialogs that ask for a decision: no close button, Escape, Back and outside presses do nothing. */
  isDismissable?: boolean
  /** For a dialog that holds unsaved text: only a press outside is ignored. */
  keepOnOutsidePress?: boolean
  closeLabel?: string
  /** What gets the focus on opening; false where a part of it takes it. Default: the first field or button inside. */
  initialFocus?: RefObject<HTMLElement | null> | false
  /** Called once the closing movement is over. */
  onClosed?: () => void
  className?: string
}

/** What the component of a dialog draws. Its library is 21 kB, so dialogs load when they open: see `defineDialog`. */
export function Dialog({
  onLeave,
  title,
  description,
  children,
  actions,
  size = 'm',
  isDismissable = true,
  keepOnOutsidePress = false,
  closeLabel = 'Close',
  initialFocus,
  onClosed,
  className,
}: DialogProps) {
  const { isOpen, close, returnFocus, ...part } = useDialogPart()
  const portal = useInertBehind(isOpen)
  const leave = onLeave ?? close
  const staysOnOutsidePress = !isDismissable || keepOnOutsidePress
  useEffect(followKeyboard, [])
  useCloseRequest(isOpen, () => {
    if (isDismissable) leave()
  })
  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={staysOnOutsidePress}
      onOpenChange={(next, details) => {
        if (!isDismissable && details.reason === 'escape-key') details.cancel()
        else if (!next) leave()
      }}
      onOpenChangeComplete={(open) => {
        if (open) return
        onClosed?.()
        part.onClosed()
      }}
    >
      <Base.Portal ref={portal}>
        <Base.Backdrop className="ui-scrim" />
        <Base.Viewport
          className="ui-dialog-viewport"
          onMouseDown={(event) => {
            // A press outside that closes nothing must not move the focus either.
            if (staysOnOutsidePress && event.target === event.currentTarget) event.preventDefault()
          }}
        >
          <Base.Popup
            className={joinClasses(
              'ui-dialog',
              `ui-dialog-${size}`,
              isDismissable && 'ui-dialog-closable',
              className,
            )}
            initialFocus={initialFocus}
            finalFocus={returnFocus}
          >
            <div className="ui-dialog-head">
              <Base.Title className="ui-dialog-title">{title}</Base.Title>
              {description ? (
                <Base.Description className="ui-dialog-description">{description}</Base.Description>
              ) : null}
            </div>
            {children ? <ScrollBody className="ui-dialog-body">{children}</ScrollBody> : null}
            {actions ? <div className="ui-dialog-actions">{actions}</div> : null}
            {/* Last in the Tab order, so that Tab reaches the contents first. */}
            {isDismissable ? (
              <Base.Close
                render={
                  <IconButton className="ui-dialog-close" label={closeLabel} icon={<X aria-hidden />} />
                }
              />
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
