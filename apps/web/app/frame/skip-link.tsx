import { CONTENT_ID } from './content-id.ts'
import { words } from './words.ts'

/** The first thing the keyboard reaches. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className="ui-skip-link">
      {words.skipToContent}
    </a>
  )
}
