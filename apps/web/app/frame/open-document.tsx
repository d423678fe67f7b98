import { useEffect } from 'react'

/**
 * What the app has for an address that is none of its own: public pages are documents without React. Should a link inside
 * the app lead to one all the same, the address is opened anew.
 */
export function OpenDocument() {
  useEffect(() => location.reload(), [])
  return null
}
