import type { DayPart } from '@glimmer/domain/days/day-part'
import { House } from './house.tsx'
import { RoundTree } from './round-tree.tsx'
import { Spark } from './spark.tsx'

const light = {
  morning: { x: 74, y: 74 },
  afternoon: { x: 150, y: 40 },
  evening: { x: 232, y: 42 },
} as const satisfies Record<DayPart, unknown>

/** A house on a hill in the light of the hour: the sun comes up, stands high, or leaves the sky to the moon. */
export function DayDrawing({ part, className }: { readonly part: DayPart; readonly className?: string }) {
  const { x, y } = light[part]
  return (
    <svg viewBox="0 0 300 120" className={className} aria-hidden focusable="false">
      <clipPath id="day-drawing">
        <rect width="300" height="120" rx="26" />
      </clipPath>
      <g clipPath="url(#day-drawing)">
        <rect width="300" height="120" fill="var(--scene-sky)" />
        <circle cx={x} cy={y} r="64" fill="var(--scene-glow)" />
        <circle cx={x} cy={y} r="38" fill="var(--scene-glow-core)" />
        {part === 'evening' ? (
          <path d={`M${x + 2} ${y - 17}a17 17 0 1 0 15 25 13 13 0 0 1-15-25Z`} fill="var(--flame)" />
        ) : (
          <circle cx={x} cy={y} r="18" fill="var(--window)" />
        )}
        <path d="M0 84c48-22 96-24 150-10s104 8 150-14v60H0Z" fill="var(--hill-far)" />
        <RoundTree x={258} y={84} height={44} />
        <path d="M0 100c56-20 112-18 170-8s90 2 130-12v40H0Z" fill="var(--hill-mid)" />
        <House x={196} y={96} scale={0.42} />
        <path d="M0 112c70-14 150-12 300-4v12H0Z" fill="var(--hill-near)" />
        {part === 'evening' && (
          <>
            <Spark x={60} y={30} size={13} />
            <Spark x={128} y={48} size={8} />
            <circle cx="96" cy="20" r="2" fill="var(--spark)" />
          </>
        )}
      </g>
    </svg>
  )
}
