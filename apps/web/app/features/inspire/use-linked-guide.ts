import { GUIDE_IDS, type GuideId } from '@glimmer/content/guides/guide'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollBehavior } from '../../sensory/effects.ts'

/** The id of the button that opens a guide. */
export const openerId = (id: GuideId) => `open-${id}`

/** `/inspire#sleep` opens that guide, scrolls to it and focuses its button. */
export function useLinkedGuide(opened: readonly GuideId[], open: (id: GuideId) => void): void {
  const { hash, key } = useLocation()
  const wanted = useRef<GuideId | null>(null)
  const ask = useEffectEvent(open)

  useEffect(() => {
    const id = GUIDE_IDS.find((one) => `#${one}` === hash)
    wanted.current = id ?? null
    if (id) ask(id)
  }, [hash, key])

  // Scroll only once it is open: before that the page may be too short.
  useEffect(() => {
    const id = wanted.current
    if (id === null || !opened.includes(id)) return
    wanted.current = null
    document.getElementById(openerId(id))?.focus({ preventScroll: true })
    document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
  })
}
