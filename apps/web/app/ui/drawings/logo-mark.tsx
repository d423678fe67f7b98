import { markCentre, markPath, markSoftness } from './mark-path.ts'

export interface LogoMarkProps {
  className?: string
  /** Any CSS length. */
  size?: string
}

/** A four-pointed spark with a calm centre. */
export function LogoMark({ className, size = '2rem' }: LogoMarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 40 40"
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden
      focusable="false"
    >
      <path
        d={markPath}
        fill="var(--lantern)"
        stroke="var(--lantern)"
        strokeWidth={markSoftness}
        strokeLinejoin="round"
      />
      <circle cx="20" cy="20" r={markCentre} fill="var(--dusk)" />
    </svg>
  )
}
