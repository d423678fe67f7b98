import { decodeBase64 } from '../base64.ts'

/** A JPEG of 8 × 8 pixels, and a progressive one of 16 × 16. */
export const SMALL =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCoAKZ//9k='
export const PROGRESSIVE =
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wgARCAAQABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAMF/8QAFAEBAAAAAAAAAAAAAAAAAAAABP/aAAwDAQACEAMQAAABy0DH/wD/xAAVEAEBAAAAAAAAAAAAAAAAAAAAEf/aAAgBAQABBQKqqv/EABURAQEAAAAAAAAAAAAAAAAAAAAU/9oACAEDAQE/AbX/xAAVEQEBAAAAAAAAAAAAAAAAAAAAFP/aAAgBAgEBPwGB/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQAGPwIf/8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPyEf/9oADAMBAAIAAwAAABDH/8QAFREBAQAAAAAAAAAAAAAAAAAAAHH/2gAIAQMBAT8Qp//EABURAQEAAAAAAAAAAAAAAAAAAABx/9oACAECAQE/EIf/xAAWEAEBAQAAAAAAAAAAAAAAAABxABD/2gAIAQEAAT8QUtP/2Q=='

export const smallBytes = () => decodeBase64(SMALL) ?? new Uint8Array()

/** Each character as the byte of its number. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

export function join(...pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}

/** A part of a JPEG with its marker and length. */
export function part(marker: number, body: Uint8Array): Uint8Array {
  const length = body.length + 2
  return join(Uint8Array.of(0xff, marker, length >> 8, length & 255), body)
}

/** The picture with these bytes put in at a place; after its first marker by default. */
export function insertInto(picture: Uint8Array, inserted: Uint8Array, at = 2): Uint8Array {
  return join(picture.subarray(0, at), inserted, picture.subarray(at))
}

/** A place and a maker as cameras write them: a TIFF with a directory for GPS. */
export const CAMERA_PART = part(
  0xe1,
  bytesOf(
    'Exif\0\0MM\0*\0\0\0\x08\0\x02\x01\x0f\0\x02\0\0\0\x06\0\0\0\x32\x88%\0\x04\0\0\0\x01\0\0\0\x38\0\0\0\0Acorn\0\0\x01\0\x02\0\x05\0\0\0\x03\0\0\0\x4a\0\0\0\0',
  ),
)
