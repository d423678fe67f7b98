import type { PictureSize } from './photo.ts'

/** How much closer one can come than the largest square that fits. */
export const CLOSEST = 4
/** How far one press of a key goes: a part of the square, and a part of the way closer. */
const STEP = 0.05
const STEP_CLOSER = 0.25

/** The square of a photo that becomes the picture. Its middle is in pixels of the photo; `closeness` 1 is the largest square. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly closeness: number
}

/** The largest square, in the middle. */
export function wholeCrop({ width, height }: PictureSize): Crop {
  return { x: width / 2, y: height / 2, closeness: 1 }
}

/** The side of the square in pixels of the photo. */
export function sideOf({ closeness }: Crop, { width, height }: PictureSize): number {
  return Math.min(width, height) / closeness
}

/** Moves the square by parts of its side; it stays within the photo. */
export function moveCrop(crop: Crop, size: PictureSize, across: number, down: number): Crop {
  const side = sideOf(crop, size)
  return fit({ ...crop, x: crop.x + across * side, y: crop.y + down * side }, size)
}

/** Comes closer or goes back around the middle of the square. */
export function zoomCrop(crop: Crop, size: PictureSize, closeness: number): Crop {
  return fit({ ...crop, closeness }, size)
}

/** Where the square is on its way from one edge of the photo to the other, each from 0 to 1; null where it fills it. */
export function placeOf(
  crop: Crop,
  size: PictureSize,
): { readonly across: number | null; readonly down: number | null } {
  const side = sideOf(crop, size)
  const along = (middle: number, length: number) =>
    length - side < 0.5 ? null : (middle - side / 2) / (length - side)
  return { across: along(crop.x, size.width), down: along(crop.y, size.height) }
}

/** The square so far on its way, see `placeOf`. */
export function placeCrop(crop: Crop, size: PictureSize, place: { across?: number; down?: number }): Crop {
  const side = sideOf(crop, size)
  const at = (part: number, length: number) => side / 2 + part * (length - side)
  const { across, down } = place
  return fit(
    {
      ...crop,
      ...(across !== undefined && { x: at(across, size.width) }),
      ...(down !== undefined && { y: at(down, size.height) }),
    },
    size,
  )
}

/** What a key does to the square; null for any other key. */
export function cropByKey(crop: Crop, size: PictureSize, key: string): Crop | null {
  if (key === 'ArrowLeft') return moveCrop(crop, size, -STEP, 0)
  if (key === 'ArrowRight') return moveCrop(crop, size, STEP, 0)
  if (key === 'ArrowUp') return moveCrop(crop, size, 0, -STEP)
  if (key === 'ArrowDown') return moveCrop(crop, size, 0, STEP)
  if (key === '+' || key === '=') return zoomCrop(crop, size, crop.closeness + STEP_CLOSER)
  if (key === '-' || key === '_') return zoomCrop(crop, size, crop.closeness - STEP_CLOSER)
  return null
}

function fit(crop: Crop, size: PictureSize): Crop {
  const closeness = Math.min(CLOSEST, Math.max(1, crop.closeness))
  const half = sideOf({ ...crop, closeness }, size) / 2
  const within = (middle: number, length: number) => Math.min(length - half, Math.max(half, middle))
  return { closeness, x: within(crop.x, size.width), y: within(crop.y, size.height) }
}
