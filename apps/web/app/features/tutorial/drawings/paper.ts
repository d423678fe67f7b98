/** Paper in warm light; by night it is no brighter than what is lit. */
export const PAPER =
  'light-dark(var(--raised), color-mix(in oklab, var(--ink-soft) 50%, var(--scene-glow-core)))'
