import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from '../lib/use-store.ts'
import { missingPage } from '../lib/parts/load-page.ts'
import { showToast, toastQueue } from '../ui/toast/toast.ts'
import { destination } from './create-navigator.ts'
import { words } from './words.ts'

const PAGE = 'page'

/** Says that a page could not be loaded, each time somebody navigates to it. The page they are on stays open. */
export function MissingPage() {
  const missing = useStore(missingPage)
  const location = useStore(destination)
  const { pathname } = useLocation()
  const isWanted = missing !== null && location?.pathname === missing.path

  useEffect(() => {
    if (!isWanted || !missing) return
    if (missing.reason === 'outdated') {
      const action = { label: words.loadAnew, run: () => window.location.assign(location.pathname) }
      showToast({ kind: PAGE, tone: 'error', text: words.pageOutdated, action })
    } else {
      const action = { label: words.tryAgain, run: missing.tryAgain }
      showToast({ kind: PAGE, tone: 'error', text: words.pageMissing, action })
    }
  }, [isWanted, missing, location])
  // Whoever got to a page does not ask for the other one any more.
  useEffect(() => () => toastQueue.solve(PAGE), [pathname])
  return null
}
