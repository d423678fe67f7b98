import { useState } from 'react'

/**
 * For a checkbox or a switch that shows a press at once; everything else shows only what is stored.
 * Returns whether to draw it as ticked, and what to call on a press.
 * No `useOptimistic`: see docs/decisions/0026-ticks-without-transitions.md.
 */
export function useTick(
  isStored: boolean,
  write: (isTicked: boolean) => Promise<boolean>,
): readonly [isTicked: boolean, tick: (isTicked: boolean) => void] {
  const [pressed, setPressed] = useState<boolean | null>(null)
  async function tick(next: boolean) {
    setPressed(next)
    await write(next)
    setPressed(null)
  }
  return [pressed ?? isStored, (next) => void tick(next)]
}
