import { useId, type ReactNode } from 'react'

export interface VignetteProps {
  children: ReactNode
  className?: string | undefined
}

/** The frame of small scenes: 320 by 200 with a sky and rounded corners. */
export function Vignette({ children, className }: VignetteProps) {
  const id = useId()
  return (
    <svg viewBox="0 0 320 200" className={className} aria-hidden focusable="false">
      <clipPath id={id}>
        <path d="M20 132C20 58 82 8 160 8s140 50 140 124v34c0 17-9 26-26 26H46c-17 0-26-9-26-26Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="320" height="200" fill="var(--scene-sky)" />
        {children}
      </g>
    </svg>
  )
}
