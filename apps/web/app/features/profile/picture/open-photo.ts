import { checkPhoto, PHOTO_HEAD_BYTES } from '@glimmer/domain/profile/photo'

/** Wide enough for a picture of 256 pixels at the closest. */
const OPENED_WIDTH = 1_024

/** A photo to choose a part of, upright and small; or why it was left alone. Whoever opens it closes its `bitmap`. */
export type OpenedPhoto =
  | { readonly kind: 'opened'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'unknown' | 'large-file' | 'large-picture' | 'thin' }

/** Opens a file that somebody chose. How large it says it is, is read before it is decoded; the browser decodes beside the page. */
export async function openPhoto(file: Blob): Promise<OpenedPhoto> {
  try {
    const head = new Uint8Array(await file.slice(0, PHOTO_HEAD_BYTES).arrayBuffer())
    const photo = checkPhoto(head, file.size)
    if (photo.kind !== 'fine') return photo
    const isWide = photo.size.width > OPENED_WIDTH
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      ...(isWide && { resizeWidth: OPENED_WIDTH, resizeQuality: 'high' }),
    })
    return { kind: 'opened', bitmap }
  } catch {
    return { kind: 'unknown' }
  }
}
