export interface EnergyLanternProps {
  level: 'LOW' | 'MEDIUM' | 'FULL'
}

const cells = { LOW: 1, MEDIUM: 2, FULL: 3 } as const
const glow = { LOW: 25, MEDIUM: 30, FULL: 36 } as const
const CELL_TOPS = [59.5, 47.2, 34.9] as const

/** A lantern that is a battery: as many cells are lit as there is energy, and the light around it grows with them. */
export function EnergyLantern({ level }: EnergyLanternProps) {
  return (
    <svg viewBox="0 0 72 88" className="ui-energy-lantern" fill="none" aria-hidden focusable="false">
      <circle cx="36" cy="52" r={glow[level]} fill="var(--window-glow)" />
      <path d="M25 19a11 13 0 0 1 22 0" stroke="currentColor" strokeWidth="3.2" />
      <path
        d="m17.5 29 8.5-9.5h20l8.5 9.5Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect
        x="18.5"
        y="29.5"
        width="35"
        height="44"
        rx="6"
        fill="var(--raised)"
        stroke="currentColor"
        strokeWidth="3.2"
      />
      {CELL_TOPS.map((y, place) =>
        place < cells[level] ? (
          <rect
            key={y}
            x="25"
            y={y}
            width="22"
            height="8.6"
            rx="3"
            fill="var(--lantern)"
            stroke="currentColor"
            strokeWidth="1.4"
          />
        ) : (
          <path key={y} d={`M28 ${y + 4.3}h16`} stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
        ),
      )}
      <rect x="12" y="73" width="48" height="7.5" rx="3.75" fill="currentColor" />
    </svg>
  )
}
