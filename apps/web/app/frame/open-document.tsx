import { useEffect } from 'react'

/**
 * What the app has in place of a public page: those are documents of their own, without React. Should a link inside the
 * app lead to one all the same, the address is opened anew.
 */
export function OpenDocument() {
  useEffect(() => location.reload(), [])
  return null
}

/** Does the same for an unknown address. The development server serves its page for those under one address. */
export function OpenNotFound() {
  useEffect(() => (import.meta.env.DEV ? location.replace('/404') : location.reload()), [])
  return null
}
