import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CONTENT_ID } from './content-id.ts'

/**
 * A new page without a page load says nothing by itself. This moves the focus to its main part and lets a
 * screen reader say its title. The first page, which the browser announces, is left alone.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const announced = useRef(pathname)

  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    const content = document.getElementById(CONTENT_ID)
    // A page that has set the focus itself (on a field, a dialog) keeps it.
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])

  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  )
}
