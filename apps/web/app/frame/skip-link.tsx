import { CONTENT_ID } from './content-id.ts'
import { words } from './words.ts'

/** The first thing the keyboard reaches. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="bg-dusk text-on-dusk rounded-pill font-strong fixed start-4 top-3 z-(--layer-toast) -translate-y-[200%] px-5 py-3 focus-visible:translate-y-0"
    >
      {words.skipToContent}
    </a>
  )
}
