/** A rectangle in the window, in CSS pixels. */
export interface Box {
  top: number
  left: number
  width: number
  height: number
}

export interface PlaceWishes {
  /** What it belongs to. */
  anchor: Box
  /** How large it is. */
  size: { width: number; height: number }
  view: { width: number; height: number }
  side: 'above' | 'below'
  align: 'start' | 'centre' | 'end'
  /** Between it and its anchor, and the least to the edges of the window. */
  gap?: number
}

export interface Place {
  top: number
  left: number
  maxHeight: number
}

/**
 * Returns where something that floats goes: on the wished side, on the other where there is more room, never outside. What
 * neither side holds lies over its anchor rather than hide its end.
 */
export function placeBeside({ anchor, size, view, side, align, gap = 6 }: PlaceWishes): Place {
  const above = anchor.top - 2 * gap
  const below = view.height - anchor.top - anchor.height - 2 * gap
  const [wished, other] = side === 'above' ? [above, below] : [below, above]
  const isTurned = size.height > wished && other > wished
  const isAbove = (side === 'above') !== isTurned
  const maxHeight = Math.max(0, view.height - 2 * gap)
  const height = Math.min(size.height, maxHeight)
  const top = isAbove ? anchor.top - gap - height : anchor.top + anchor.height + gap
  const slack = anchor.width - size.width
  const left = anchor.left + { start: 0, centre: slack / 2, end: slack }[align]
  return {
    top: clamp(top, gap, view.height - height - gap),
    left: clamp(left, gap, view.width - size.width - gap),
    maxHeight,
  }
}

/** The least wins where there is no room for both. */
function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
