import { MAX_AVATAR_LENGTH } from './avatar.ts'
import { decodeBase64 } from './base64.ts'
import { isPlainJpeg } from './plain-jpeg.ts'

/** The longest side of a profile picture, in pixels. */
export const AVATAR_SIDE = 256

/**
 * Whether this is a picture that may be kept and shown: a JPEG in base64 within the limits, which says nothing but the
 * picture. Device and server both ask this.
 */
export function isAvatarImage(image: unknown): image is string {
  if (typeof image !== 'string' || image.length > MAX_AVATAR_LENGTH) return false
  const bytes = decodeBase64(image)
  return bytes !== null && isPlainJpeg(bytes, AVATAR_SIDE)
}
