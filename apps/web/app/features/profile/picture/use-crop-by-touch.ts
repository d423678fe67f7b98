import { type Crop, moveCrop, zoomCrop } from '@glimmer/domain/profile/crop'
import type { PictureSize } from '@glimmer/domain/profile/photo'
import { type Dispatch, type PointerEvent, type SetStateAction, useRef } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

/** Moves the photo under one finger or the mouse, and zooms it between two fingers. Spread on the square. */
export function useCropByTouch(size: PictureSize, setCrop: Dispatch<SetStateAction<Crop>>) {
  const fingers = useRef(new Map<number, Point>())

  function onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    const before = fingers.current.get(pointerId)
    if (!before) return
    const now = { x: clientX, y: clientY }
    const [other] = [...fingers.current].filter(([id]) => id !== pointerId).map(([, point]) => point)
    fingers.current.set(pointerId, now)
    const width = currentTarget.clientWidth
    // Each of two fingers moves the middle between them half as far.
    const share = (other ? 0.5 : 1) / width
    const wider = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1
    setCrop((crop) => {
      const moved = moveCrop(crop, size, (before.x - now.x) * share, (before.y - now.y) * share)
      return zoomCrop(moved, size, moved.closeness * wider)
    })
  }
  function end({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId)
  }

  return {
    onPointerDown({ currentTarget, pointerId, clientX, clientY, button }: PointerEvent) {
      if (button !== 0) return
      currentTarget.setPointerCapture(pointerId)
      fingers.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: end,
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
