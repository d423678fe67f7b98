import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { useStore } from '../../lib/use-store.ts'
import { IconButton } from '../icon-button.tsx'
import { toastQueue } from './toast.ts'
import { useToastKeys } from './use-toast-keys.ts'
import { useToastPause } from './use-toast-pause.ts'

/** Rendered once, last in the page. What it says is announced without moving the focus; F6 goes to its buttons. */
export function Toaster() {
  const toasts = useStore(toastQueue.shown)
  const region = useRef<HTMLElement>(null)
  const giveFocusBack = useToastKeys(region, toastQueue)
  const pauseHandlers = useToastPause(toastQueue, toasts.length > 0)

  function leave(id: number, act: boolean) {
    giveFocusBack(id)
    if (act) toastQueue.act(id)
    else toastQueue.dismiss(id)
  }

  return (
    <>
      <div className="sr-only" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <p key={toast.id}>
            {toast.title ? `${toast.title}: ` : ''}
            {toast.text}
            {toast.action ? ` ${toast.action.label}: press F6.` : ''}
          </p>
        ))}
      </div>
      <section
        ref={region}
        className="ui-toaster"
        aria-label="Messages, F6"
        hidden={toasts.length === 0}
        {...pauseHandlers}
      >
        {toasts.map((toast) => (
          <div key={toast.id} className="ui-toast" data-toast={toast.id}>
            <p>
              {toast.title ? <strong>{toast.title}</strong> : null}
              {toast.text}
            </p>
            {toast.action ? (
              <button type="button" className="ui-toast-action" onClick={() => leave(toast.id, true)}>
                {toast.action.label}
                <span className="sr-only">: {toast.text}</span>
              </button>
            ) : null}
            <IconButton
              className="ui-toast-close"
              label="Close message"
              icon={<X aria-hidden />}
              onClick={() => leave(toast.id, false)}
            />
          </div>
        ))}
      </section>
    </>
  )
}
