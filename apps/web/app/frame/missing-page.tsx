import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { useStore } from '../lib/use-store.ts'
import { missingPage } from '../lib/parts/load-page.ts'
import { showToast } from '../ui/toast/toast.ts'
import { words } from './words.ts'

/** Says that a page could not be loaded, each time somebody navigates to it. The page they are on stays open. */
export function MissingPage() {
  const missing = useStore(missingPage)
  const { location } = useNavigation()
  const isWanted =
    missing !== null && location !== undefined && (missing.path ?? location.pathname) === location.pathname

  useEffect(() => {
    if (!isWanted || !missing) return
    if (missing.reason === 'outdated') {
      const action = { label: words.loadAnew, run: () => window.location.assign(location.pathname) }
      showToast({ text: words.pageOutdated, action })
    } else showToast({ text: words.pageMissing, action: { label: words.tryAgain, run: missing.tryAgain } })
  }, [isWanted, missing, location])
  return null
}
