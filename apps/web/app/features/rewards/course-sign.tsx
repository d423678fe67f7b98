import type { Course } from '@glimmer/domain/rewards/reward'
import type { ReactNode } from 'react'
import { SignFrame } from '../../ui/icons/sign-frame.tsx'

const line = {
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

const drawings: Readonly<Record<Course, ReactNode>> = {
  // A small bowl with steam.
  starter: (
    <>
      <path d="M3.5 11.5h17c0 5-3.4 8.5-8.5 8.5s-8.5-3.5-8.5-8.5Z" fill="var(--lantern)" {...line} />
      <path d="M9.5 8c-1-1.4 1-2.2 0-3.8M14.5 8c-1-1.4 1-2.2 0-3.8" {...line} />
    </>
  ),
  // A plate from above, knife and fork.
  main: (
    <>
      <circle cx="12" cy="12" r="6.3" {...line} />
      <circle cx="12" cy="12" r="3.1" fill="var(--lantern)" />
      <path d="M2.6 4.5v4.2M2.6 8.7v10.8M21.4 4.5c-1.2 1.8-1.2 5.4 0 7.2v7.8" {...line} />
    </>
  ),
  // A mug that stands beside.
  side: (
    <>
      <path d="M4.5 8.5h11v8.7a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3Z" fill="var(--lantern)" {...line} />
      <path d="M15.5 11h2.2a2.6 2.6 0 0 1 0 5.2h-2.2M10 5.6c-.8-1 .8-1.7 0-2.8" {...line} />
    </>
  ),
  // A round scoop in a glass with a foot.
  dessert: (
    <>
      <path d="M7 9.5a5 5 0 0 1 10 0" fill="var(--lantern)" {...line} />
      <path d="M5 9.5h14c0 4-2.8 6.5-7 6.5s-7-2.5-7-6.5ZM12 16v4.3M8.5 20.5h7" {...line} />
    </>
  ),
  // A covered dish: something waits under it.
  special: (
    <>
      <path d="M4.5 16a7.5 7.5 0 0 1 15 0Z" fill="var(--lantern)" {...line} />
      <path d="M2.8 19.3h18.4M12 8.3V7" {...line} />
      <circle cx="12" cy="5.3" r="1.5" {...line} />
    </>
  ),
}

interface CourseSignProps {
  readonly course: Course
  /** Large where it stands alone above a suggestion. */
  readonly isLarge?: boolean
}

/** A tint and a drawn sign for a course; the word stands beside it. */
export function CourseSign({ course, isLarge = false }: CourseSignProps) {
  const size = isLarge ? 'size-[4.6rem] text-[2rem]' : 'size-[2.6rem] text-[1.2rem]'
  return (
    <span
      className={`bg-lantern-wash text-on-lantern inline-grid shrink-0 place-items-center rounded-full forced-colors:border ${size}`}
      aria-hidden
    >
      <SignFrame>{drawings[course]}</SignFrame>
    </span>
  )
}
