import { useEffect } from 'react'
import { entryName } from '../data/trash/entry-name.ts'
import type { TrashRecord } from '../device/database.ts'
import { useDevice } from '../device/device-context.ts'
import { shortName } from '../lib/short-name.ts'
import { useStore } from '../lib/use-store.ts'
import { showToast } from '../ui/toast/toast.ts'
import { useIsVisible } from '../lib/use-is-visible.ts'
import { noticeWords } from './notice-words.ts'

/** More messages than these do not stay in view side by side. */
const MOST_NAMED = 3

/**
 * Tells a person, once, of a change that the server could not take; its text is in the trash. A hidden tab stays
 * silent, as nobody would see the message.
 */
export function SetAsideTeller() {
  const { store } = useDevice()
  const setAside = useStore(store.setAside)
  const isVisible = useIsVisible()
  useEffect(() => {
    if (setAside.length === 0 || !isVisible) return
    const texts =
      setAside.length > MOST_NAMED
        ? [noticeWords.setAsideSeveral(setAside.length)]
        : setAside.map(setAsideText)
    for (const text of texts) showToast({ text, isLasting: true })
    void store.markTold(setAside.map(({ id }) => id))
  }, [setAside, store, isVisible])
  return null
}

/** What is said about a change that was set aside. */
export function setAsideText({ reason, changes }: Pick<TrashRecord, 'reason' | 'changes'>): string {
  const what = nameOf(changes)
  const about = what === null ? '' : ` (“${what}”)`
  if (reason === 'gone') return noticeWords.setAsideGone(about)
  if (reason === 'overruled') return noticeWords.setAsideOverruled(about)
  if (reason === 'calendar') return noticeWords.setAsideCalendar(about)
  if (reason === 'generation') return noticeWords.setAsideReset(about)
  return noticeWords.setAside(about)
}

function nameOf(changes: TrashRecord['changes']): string | null {
  for (const change of changes) {
    const name = change.op === 'delete' ? null : entryName(change)
    if (name !== null) return shortName(name)
  }
  return null
}
