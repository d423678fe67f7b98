import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface ProgressRingProps {
  label: string
  value: number
  max: number
  /** What the screen reader says for the value: '4 minutes left'. */
  text: string
  /** Drawn in the middle: the value as a number. */
  children?: ReactNode
  tone?: 'moss' | 'dusk'
  /** Any CSS length. */
  size?: string
  className?: string
}

const radius = 44

/** A ring that fills with progress or empties with time. It jumps from value to value without turning. */
export function ProgressRing({
  label,
  value,
  max,
  text,
  children,
  tone = 'moss',
  size,
  className,
}: ProgressRingProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      className={joinClasses('ui-ring', `ui-ring-${tone}`, className)}
      style={size ? { inlineSize: size } : undefined}
    >
      <svg
        viewBox="0 0 100 100"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
      >
        <circle className="ui-ring-track" cx="50" cy="50" r={radius} />
        {share > 0 ? (
          <circle
            className="ui-ring-fill"
            cx="50"
            cy="50"
            r={radius}
            pathLength={1}
            strokeDasharray={`${share} 1`}
            transform="rotate(-90 50 50)"
          />
        ) : null}
      </svg>
      {children ? (
        <div className="ui-ring-middle" aria-hidden>
          {children}
        </div>
      ) : null}
    </div>
  )
}
