import { celebrate, playSound, vibrate } from '../../sensory/effects.ts'

/** Celebrates a completion with movement, sound and vibration, as far as the person's settings allow. */
export function welcomeDone(row: HTMLElement | null): void {
  if (row) void celebrate(row.querySelector('input') ?? row)
  void playSound('done')
  vibrate('done')
}
