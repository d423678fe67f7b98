import { AVATAR_SIDE, isAvatarImage } from '@glimmer/domain/profile/avatar-image'
import { encodeBase64 } from '@glimmer/domain/profile/base64'
import { type Crop, sideOf } from '@glimmer/domain/profile/crop'
import { stripJpeg } from '@glimmer/domain/profile/plain-jpeg'

/** Tried one after the other until the picture is small enough: nearly every photo fits at once. */
const SIDES = [AVATAR_SIDE, AVATAR_SIDE / 2]
const QUALITIES = [0.85, 0.7, 0.5, 0.3]

/** The chosen part of a photo as a profile picture, in base64, with nothing in it but the picture. Null where none can be made. */
export async function drawAvatar(photo: ImageBitmap, crop: Crop): Promise<string | null> {
  const part = sideOf(crop, photo)
  for (const side of SIDES) {
    const canvas = createCanvas(side)
    const context = canvas.getContext('2d') as CanvasRenderingContext2D | null
    if (!context) return null
    context.imageSmoothingQuality = 'high'
    // JPEG knows no see-through parts.
    context.fillStyle = 'white'
    context.fillRect(0, 0, side, side)
    context.drawImage(photo, crop.x - part / 2, crop.y - part / 2, part, part, 0, 0, side, side)
    for (const quality of QUALITIES) {
      const jpeg = stripJpeg(new Uint8Array(await (await toJpeg(canvas, quality)).arrayBuffer()))
      const image = jpeg && encodeBase64(jpeg)
      if (isAvatarImage(image)) return image
    }
  }
  return null
}

function createCanvas(side: number): OffscreenCanvas | HTMLCanvasElement {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(side, side)
  const canvas = document.createElement('canvas')
  return Object.assign(canvas, { width: side, height: side })
}

async function toJpeg(canvas: OffscreenCanvas | HTMLCanvasElement, quality: number): Promise<Blob> {
  if (!(canvas instanceof HTMLCanvasElement)) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ?? new Blob()
}
