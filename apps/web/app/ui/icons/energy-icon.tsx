import { SignFrame, type SignProps } from './sign-frame.tsx'

export interface EnergyIconProps extends SignProps {
  /** Null where the energy is not known. */
  level: 'LOW' | 'MEDIUM' | 'FULL' | null
}

const heights = { LOW: 3.4, MEDIUM: 7, FULL: 10.6 } as const

/** A battery drawn as a lantern: how high the light stands says how much there is. */
export function EnergyIcon({ level, ...props }: EnergyIconProps) {
  const height = level === null ? 0 : heights[level]
  return (
    <SignFrame size="1.75em" {...props}>
      <path d="M8.8 4.6a3.2 2.6 0 0 1 6.4 0" stroke="currentColor" strokeWidth="1.7" />
      <rect x="4.6" y="4.9" width="14.8" height="15.8" rx="3.6" stroke="currentColor" strokeWidth="1.7" />
      {height > 0 && (
        <rect
          x="7.5"
          y={17.9 - height}
          width="9"
          height={height}
          rx="1.4"
          fill="var(--lantern)"
          stroke="currentColor"
        />
      )}
      <path d="M6.5 22.6h11" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
    </SignFrame>
  )
}
