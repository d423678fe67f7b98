import { useId } from 'react'

export interface HouseProps {
  x: number
  /** The ground line. */
  y: number
  scale?: number
}

/** A small house with one lit window. */
export function House({ x, y, scale = 1 }: HouseProps) {
  const glow = useId()
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <radialGradient id={glow}>
        <stop offset="0.12" stopColor="var(--window-glow)" />
        <stop offset="1" stopColor="var(--window-glow)" stopOpacity="0" />
      </radialGradient>
      <circle cx="-7" cy="-22" r="92" fill={`url(#${glow})`} />
      <path d="M17-84h13v34H17Z" fill="var(--house)" />
      <path d="M-38-44h76V6h-76Z" fill="var(--house-side)" />
      <path
        d="M-50-42 0-82l50 40Z"
        fill="var(--house)"
        stroke="var(--house)"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <rect x="-21" y="-34" width="25" height="25" rx="4" fill="var(--window)" />
      <path d="M-8.5-34v25M-21-21.5H4" stroke="var(--house-side)" strokeWidth="2.5" />
      <path d="M14 6v-24a8 8 0 0 1 16 0V6Z" fill="var(--house)" />
    </g>
  )
}
