import { type Play, play, SAMPLES, type Samples } from '@glimmer/domain/tutorial/sample-tasks'
import { useState } from 'react'

/** Kept until the page is left, so that a dialog closed by accident opens again as it was. */
let played: Samples = SAMPLES

export interface PlayedSamples {
  readonly all: Samples
  /** What happened last, for screen readers. */
  readonly note: string
  readonly play: (move: Play, note?: string) => void
  readonly say: (note: string) => void
  readonly reset: () => void
}

/** The sample tasks, and the ways to change them. */
export function useSamples(): PlayedSamples {
  const [all, setAll] = useState(played)
  const [note, say] = useState('')
  function show(next: Samples) {
    played = next
    setAll(next)
  }
  return {
    all,
    note,
    play(move, said = '') {
      show(play(played, move))
      say(said)
    },
    say,
    reset: () => (played = SAMPLES),
  }
}
