import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { IconButton } from '../icon-button.tsx'
import { asBeginning, wordsOf } from './line-of.ts'
import { ToastSign } from './toast-sign.tsx'
import { toastQueue } from './toast.ts'
import type { ShownToast } from './toast-queue.ts'
import { useToastKeys } from './use-toast-keys.ts'
import { useToastPause } from './use-toast-pause.ts'
import { useToastPlace } from './use-toast-place.ts'
import { words } from './words.ts'

/** Rendered once, last in the page. What it says is announced without moving the focus; F6 goes to its buttons. */
export function Toaster() {
  const toasts = useStore(toastQueue.shown)
  const region = useRef<HTMLElement>(null)
  const giveFocusBack = useToastKeys(region, toastQueue)
  const pauseHandlers = useToastPause(toastQueue, toasts.length > 0)
  useToastPlace(region, toasts)

  function leave(id: number, then: (id: number) => void) {
    giveFocusBack(id)
    then(id)
  }

  return (
    <>
      <div className="sr-only" role="status" aria-live="polite">
        {toasts.map((toast) => (
          // A new element each time: the same words a second time are said a second time.
          <p key={toast.id}>{spoken(toast)}</p>
        ))}
      </div>
      <section
        ref={region}
        className="ui-toaster"
        // Said above already; so named, it stays within reach while a dialog is open.
        aria-live="off"
        aria-label="Messages, F6"
        hidden={toasts.length === 0}
        {...pauseHandlers}
      >
        {toasts.map((toast) => (
          <Toast key={toast.slot} toast={toast} onLeave={(then) => leave(toast.id, then)} />
        ))}
      </section>
    </>
  )
}

interface ToastProps {
  readonly toast: ShownToast
  readonly onLeave: (then: (id: number) => void) => void
}

function Toast({ toast, onLeave }: ToastProps) {
  const { tone, action, offer } = toast
  const title = titleOf(toast)
  // Kind words are a non-modal dialog that takes no focus.
  const dialog = tone === 'celebration' && {
    role: 'dialog',
    'aria-modal': false,
    'aria-label': 'Well done',
  }
  return (
    <div
      className="ui-toast"
      data-toast={toast.id}
      data-tone={tone}
      data-has-action={action && ''}
      data-has-offer={offer && ''}
      {...dialog}
    >
      <p className="ui-toast-words">
        {tone && <ToastSign tone={tone} />}
        {title ? <strong>{tone === 'success' ? asBeginning(title) : title} </strong> : null}
        {wordsOf(toast)}
      </p>
      {/* On one line together: a cross of its own line looks lost. */}
      <div className="ui-toast-ends">
        {action ? (
          <button type="button" className="ui-toast-action" data-stop onClick={() => onLeave(toastQueue.act)}>
            {action.label}
            <span className="sr-only">: {toast.text}</span>
          </button>
        ) : null}
        <IconButton
          className="ui-toast-close"
          label="Close message"
          icon={<X aria-hidden />}
          onClick={() => onLeave(toastQueue.dismiss)}
        />
      </div>
      {offer ? (
        <button
          type="button"
          className="ui-offer"
          data-stop
          aria-keyshortcuts="F6"
          onClick={() => onLeave(toastQueue.takeOffer)}
        >
          {offer.icon}
          {offer.label}
        </button>
      ) : null}
    </div>
  )
}

/** The title of an error, where its text alone does not say that something failed. */
function titleOf({ tone, title }: ShownToast): string | undefined {
  return title ?? (tone === 'error' ? 'That did not work' : undefined)
}

function spoken(toast: ShownToast): string {
  const { tone, action, offer } = toast
  const title = titleOf(toast)
  // As the style sheets decide it: where fingers press, there are likely to be no keys.
  const hasKeys = matchMedia('(hover: hover) and (pointer: fine)').matches
  return [
    title && (tone === 'celebration' ? title : asBeginning(title)),
    wordsOf(toast),
    action && (hasKeys ? words.byKey(action.label) : words.byPlace(action.label)),
    offer?.said,
    offer && hasKeys && words.offerByKey,
  ]
    .filter(Boolean)
    .join(' ')
}
