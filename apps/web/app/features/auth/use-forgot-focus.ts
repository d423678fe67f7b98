import { useEffect, useRef } from 'react'
import { AUTH_TITLE_ID } from './auth-card.tsx'

export const FORGOT_ID = 'auth-forgot'

/** The pressed button goes with its view: the focus goes to the new title, and on the way back to "Forgot password?". */
export function useForgotFocus(view: string): void {
  const before = useRef(view)
  useEffect(() => {
    const isBack = before.current === 'forgot' && view !== 'forgot'
    const isNew = before.current !== 'forgot' && view === 'forgot'
    before.current = view
    const title = () => document.getElementById(AUTH_TITLE_ID)
    if (isNew) title()?.focus()
    // Somebody new sees the form to sign up, which has no such button.
    else if (isBack) (document.getElementById(FORGOT_ID) ?? title())?.focus()
  }, [view])
}
