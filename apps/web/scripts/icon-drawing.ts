import { markCentre, markPath, markSoftness } from '../app/ui/drawings/mark-path.ts'

export interface IconShape {
  /** How much of the tile's width the mark takes, from 0 to 1. */
  markShare: number
  /** Corner radius as a share of the width; 0 fills the square, for systems that cut their own shape. */
  corner: number
  hasHills: boolean
}

/** tile: as it is. maskable: filled to the edges, the mark inside the circle that every system keeps. small: for tabs. */
export const iconShapes = {
  tile: { markShare: 0.6, corner: 0.225, hasHills: true },
  maskable: { markShare: 0.5, corner: 0, hasHills: true },
  small: { markShare: 0.84, corner: 0.24, hasHills: false },
} satisfies Record<string, IconShape>

// Dusk, with the lantern's light as the only bright thing: the same by day and by night.
const sky = '#2c3666'
const glow = '#3b447b'
const farHill = '#253058'
const nearHill = '#1a2342'
const light = '#fbc463'

/** Returns the app's icon as SVG: the mark over two hills at dusk, its calm centre the colour of the sky. */
export function iconSvg({ markShare, corner, hasHills }: IconShape): string {
  const scale = (512 * markShare) / 40
  const middle = hasHills ? 228 : 256
  const hills = hasHills
    ? `<circle cx="256" cy="228" r="186" fill="${glow}"/>` +
      `<path d="M0 408c90-50 178-44 262-18s170 22 250-20v150H0Z" fill="${farHill}"/>` +
      `<path d="M0 466c110-40 214-32 306-14s150 10 206-12v80H0Z" fill="${nearHill}"/>`
    : ''
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">' +
    `<clipPath id="t"><rect width="512" height="512" rx="${512 * corner}"/></clipPath>` +
    `<g clip-path="url(#t)"><rect width="512" height="512" fill="${sky}"/>${hills}` +
    `<g transform="translate(256 ${middle}) scale(${scale}) translate(-20 -20)">` +
    `<path d="${markPath}" fill="${light}" stroke="${light}" stroke-width="${markSoftness}" stroke-linejoin="round"/><circle cx="20" cy="20" r="${markCentre}" fill="${hasHills ? glow : sky}"/>` +
    '</g></g></svg>'
  )
}
