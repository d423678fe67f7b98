import type { CalendarAccounts } from '@glimmer/api/connected-calendars'
import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../../../device/device-context.ts'
import { useIsVisible } from '../../../lib/use-is-visible.ts'
import { fetchCalendarAccounts } from '../../../session/connected-calendars-api.ts'
import type { Answer } from '../../../session/request.ts'
import { problemOf } from './problem-of.ts'

/** While an account syncs, the server is asked again after so long; else from time to time. */
const SYNCING_MS = 1_000
const RESTING_MS = 60_000

export interface Accounts {
  /** Null until the server has told. */
  readonly known: CalendarAccounts | null
  /** Why it could not be asked; empty where it could. */
  readonly problem: string
  readonly look: () => void
  /** Takes what a request made of the accounts. Returns what was wrong; empty where nothing was. */
  readonly take: (answer: Answer<CalendarAccounts>) => string
}

/** The connected accounts as the server knows them, live while the page is seen. */
export function useAccounts(owner: string): Accounts {
  const { sync } = useDevice()
  const isVisible = useIsVisible()
  const [known, setKnown] = useState<CalendarAccounts | null>(null)
  const [problem, setProblem] = useState('')
  const [looks, setLooks] = useState(0)
  // What was asked before a change must not take the place of its answer.
  const changes = useRef(0)
  const isSyncing = known?.accounts.some((account) => account.isSyncing) ?? false

  useEffect(() => {
    if (!isVisible) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const look = async () => {
      const before = changes.current
      const answer = await fetchCalendarAccounts(owner)
      if (isLeft) return
      if (before === changes.current) {
        setProblem(problemOf(answer))
        if (answer.kind === 'ok') setKnown(answer.value)
      }
      timer = setTimeout(() => void look(), isSyncing ? SYNCING_MS : RESTING_MS)
    }
    void look()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [owner, isVisible, isSyncing, looks])

  return {
    known,
    problem,
    look: () => {
      setProblem('')
      setLooks(looks + 1)
    },
    take(answer) {
      if (answer.kind !== 'ok') return problemOf(answer)
      changes.current += 1
      setProblem('')
      setKnown(answer.value)
      // What it changed of the person's rows comes by sync.
      sync.wake()
      return ''
    },
  }
}
