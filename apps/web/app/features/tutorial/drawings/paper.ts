/** The fill of paper in the drawings. In the dark it is no brighter than the lit windows. */
export const PAPER =
  'light-dark(var(--raised), color-mix(in oklab, var(--ink-soft) 50%, var(--scene-glow-core)))'
