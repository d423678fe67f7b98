import type { MenuEntry } from '@glimmer/domain/rewards/dopamine-menu'
import { CourseSign } from './course-sign.tsx'
import { words } from './words.ts'

interface SuggestionViewProps {
  readonly entry: MenuEntry | null
  /** Whether the area around it is tinted: the words then take the text colour of that tint. */
  readonly isTinted?: boolean
}

/** One thing from the menu, with its minutes. Screen readers read it out when it changes. */
export function SuggestionView({ entry, isTinted = false }: SuggestionViewProps) {
  return (
    <div
      className={`grid justify-items-center gap-2 pt-3 text-center ${isTinted ? 'px-4 pb-1 [&>span]:h-auto' : 'pb-3'}`}
      role="status"
    >
      {entry ? (
        <>
          <CourseSign course={entry.course} isLarge />
          <p className="text-xl font-strong leading-[1.3] text-balance wrap-anywhere">{entry.title}</p>
          <p className={isTinted ? undefined : 'text-ink-soft'}>{words.about(entry.course, entry.minutes)}</p>
        </>
      ) : (
        <p>{words.nothing}</p>
      )}
    </div>
  )
}
