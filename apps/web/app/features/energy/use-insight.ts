import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { useEffect, useRef, useState } from 'react'

/** A short pause between the answer and what is said about it, in milliseconds. */
const INSIGHT_DELAY_MS = 1000

/** What is said about a level, a second after it was chosen; empty until then. Choosing again says something anew. */
export function useInsight(level: EnergyLevel | null, pick: () => string): string {
  const [said, setSaid] = useState<{ readonly level: EnergyLevel; readonly text: string } | null>(null)
  const latest = useRef(pick)
  useEffect(() => {
    latest.current = pick
  })

  useEffect(() => {
    if (level === null) return
    const timer = setTimeout(() => setSaid({ level, text: latest.current() }), INSIGHT_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setSaid(null)
    }
  }, [level])

  return said !== null && said.level === level ? said.text : ''
}
