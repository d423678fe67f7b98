import {
  BREATH,
  BREATH_LEAD_SECONDS,
  BREATH_ROUNDS,
  breathAt,
  type BreathPhase,
} from '@glimmer/domain/guides/breathing'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { playSound, vibrate } from '../../../sensory/effects.ts'
import { swell, type Swelling } from '../../../sensory/swell.ts'
import { BREATH_COUNT } from './breath-count.ts'
import { words } from './words.ts'

const LOOKS_A_SECOND = 5
const SECOND_MS = 1000
const [breatheIn, hold, breatheOut] = BREATH

/** How the light grows while breathing in and shrinks while breathing out. Its full size is that of its style. */
const breath: Swelling = {
  from: 0.6,
  delay: BREATH_LEAD_SECONDS * SECOND_MS,
  grow: breatheIn.counts * SECOND_MS,
  stay: hold.counts * SECOND_MS,
  shrink: breatheOut.counts * SECOND_MS,
  times: BREATH_ROUNDS,
}

interface BreathingRunProps {
  /** The light, which grows and shrinks unless motion is off. */
  readonly light: RefObject<HTMLElement | null>
  /** What a screen reader hears: each part as it begins, never the counts. */
  readonly onSay: (text: string) => void
  readonly onOver: () => void
  /** Called when the guide around it was closed. */
  readonly onOutOfSight: () => void
}

/** Four rounds of breathing: words, counts, and a light that grows and shrinks if motion is on. */
export function BreathingRun({ light, onSay, onOver, onOutOfSight }: BreathingRunProps) {
  const [seconds, setSeconds] = useState(0)
  const moment = breathAt(seconds)

  const leave = useEffectEvent(onOutOfSight)
  useEffect(() => {
    const startedAt = performance.now()
    const look = () => {
      if (light.current?.checkVisibility?.() === false) leave()
      else setSeconds(Math.floor((performance.now() - startedAt) / SECOND_MS))
    }
    const timer = setInterval(look, SECOND_MS / LOOKS_A_SECOND)
    return () => clearInterval(timer)
  }, [light])
  useEffect(() => (light.current ? swell(light.current, breath) : undefined), [light])

  const begin = useEffectEvent((phase: BreathPhase, round: number) => {
    onSay(words.said(phase, round))
    if (phase !== 'ready') vibrate('tick')
  })
  const end = useEffectEvent(() => {
    void playSound('end')
    onOver()
  })
  const phase = moment?.phase
  const round = moment?.round ?? 0
  useEffect(() => {
    if (phase) begin(phase, round)
    else end()
  }, [phase, round])

  if (!moment) return null
  return (
    <>
      <span className="font-strong">{words.phases[moment.phase]}</span>
      <span className={BREATH_COUNT} data-count>
        {moment.count}
      </span>
      <span className="text-s min-h-[1.25em]">{moment.round > 0 && words.round(moment.round)}</span>
    </>
  )
}
