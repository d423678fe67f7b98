import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { CONTENT_ID } from './content-id.ts'
import { pageTitle } from './page-title.ts'

/**
 * A new page without a page load says nothing by itself. This gives it its title, moves the focus to its main part and
 * lets a screen reader say the title. The first page, which the browser announces, is left alone.
 */
export function RouteAnnouncer({ title }: { readonly title: string | undefined }) {
  const { pathname } = useLocation()
  const [said, setSaid] = useState('')
  const announced = useRef(pathname)

  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title)
  }, [title])
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    const content = document.getElementById(CONTENT_ID)
    // A page that has set the focus itself (on a field, a dialog) keeps it.
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true })
    setSaid(document.title)
  }, [pathname])

  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
