import type { MenuEntry } from '@glimmer/domain/rewards/dopamine-menu'
import { CourseSign } from './course-sign.tsx'
import './dialogs.css'
import { words } from './words.ts'

/** One thing from the menu, with its minutes; said when it changes. */
export function SuggestionView({ entry }: { readonly entry: MenuEntry | null }) {
  return (
    <div className="suggestion" role="status">
      {entry ? (
        <>
          <CourseSign course={entry.course} />
          <p className="suggestion-title">{entry.title}</p>
          <p className="suggestion-minutes">{words.about(entry.course, entry.minutes)}</p>
        </>
      ) : (
        <p>{words.nothing}</p>
      )}
    </div>
  )
}
