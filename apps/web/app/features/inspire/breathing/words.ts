import { BREATH, BREATH_ROUNDS, type BreathPhase } from '@glimmer/domain/guides/breathing'

const phases = { ready: 'Get ready', in: 'Breathe in', hold: 'Hold', out: 'Breathe out' } satisfies Record<
  BreathPhase,
  string
>
const rounds = (round: number) => `Round ${round} of ${BREATH_ROUNDS}`

/** What is said while somebody breathes along. */
export const words = {
  title: 'Breathe along',
  text: 'Four rounds, a little over a minute. You can stop at any time.',
  textEnd: 'That’s all of it. Breathe as you usually do.',
  name: '4-7-8',
  start: 'Start',
  stop: 'Stop',
  again: 'Once more',
  phases,
  round: rounds,
  said: (phase: BreathPhase, round: number) => {
    const counts = BREATH.find((part) => part.phase === phase)?.counts
    const text = counts === undefined ? phases[phase] : `${phases[phase]} for ${counts}.`
    return phase === 'in' ? `${rounds(round)}. ${text}` : text
  },
} as const
