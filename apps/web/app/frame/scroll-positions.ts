import { useEffect, useLayoutEffect } from 'react'
import type { Location } from 'react-router'
import * as z from 'zod/mini'
import { deviceSetting } from '../lib/device-setting.ts'

/** How many entries of the history are remembered, the last ones. */
const REMEMBERED = 100

/** How far each entry of the tab's history was scrolled, by its key. */
const positions = deviceSetting({
  key: 'scroll-positions',
  scope: 'tab',
  schema: z.record(z.string(), z.number()),
  fallback: {},
})

export function keepScrollPosition(key: string): void {
  const { [key]: _, ...others } = positions.get()
  const kept = [...Object.entries(others), [key, window.scrollY] as const]
  positions.set(Object.fromEntries(kept.slice(-REMEMBERED)))
}

/** Back and Forward lead to where the page was scrolled, a link to the top or to the part of the page that it names. */
export function useScrollRestoration(location: Location, preventScrollReset: boolean): void {
  const { key } = location

  useEffect(() => {
    // The browser would scroll before the page of the address is drawn. A page that is loaded anew is left to it.
    const takeOver = () => void (window.history.scrollRestoration = 'manual')
    const handBack = () => {
      keepScrollPosition(key)
      window.history.scrollRestoration = 'auto'
    }
    takeOver()
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handBack)
    return () => {
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handBack)
    }
  }, [key])

  useLayoutEffect(() => {
    const kept = positions.get()[location.key]
    const part = document.getElementById(location.hash.slice(1))
    if (kept !== undefined) window.scrollTo(0, kept)
    else if (part) part.scrollIntoView()
    else if (!preventScrollReset) window.scrollTo(0, 0)
  }, [location, preventScrollReset])
}
