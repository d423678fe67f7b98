import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { countChanges, previewLines } from './preview-lines.ts'
import type { Preview } from './use-import.ts'
import { words } from './words.ts'

/** Up to this many rows that are left out are named. */
const MOST_NAMED = 5

interface ImportPreviewProps {
  readonly preview: Preview
  /** How much is imported, from 0 to 1; null before the start. */
  readonly share: number | null
  readonly onStart: () => void
  readonly onLeave: () => void
}

/** What a file would change, before it is imported, and the progress of the import. */
export function ImportPreview({ preview, share, onStart, onLeave }: ImportPreviewProps) {
  const { name, content, plan, comingBack } = preview
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const count = countChanges(plan)
  const isNothing = count === 0 && content.trash.length === 0
  const percent = Math.round((share ?? 0) * 100)

  // The preview is what to read and to press next, so it gets the focus.
  useEffect(() => title.current?.focus(), [])

  return (
    <section aria-labelledby={titleId} className="bg-sunken rounded-m grid gap-4 p-4">
      <h4 id={titleId} ref={title} tabIndex={-1} className="text-m wrap-anywhere">
        {words.previewTitle(name)}
      </h4>
      <div className="grid gap-1">
        <ul className="grid list-disc gap-1 ps-5">
          {previewLines(plan, content, comingBack).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {content.unreadable.slice(0, MOST_NAMED).map(({ table, position, problem }) => (
          <p key={`${table} ${position}`} className="text-s text-ink-soft ps-5 wrap-anywhere">
            {words.unreadableRow(table, position, problem)}
          </p>
        ))}
      </div>
      {isNothing && <p>{words.nothingToDo}</p>}
      {share !== null && (
        <ProgressBar
          label={words.progress}
          isLabelShown
          value={percent}
          max={100}
          text={words.progressText(percent)}
        />
      )}
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {!isNothing && (
          <Button variant="main" isBusy={share !== null} onClick={onStart}>
            {count > 0 ? words.start(count) : words.startTrash}
          </Button>
        )}
        {share === null && <Button onClick={onLeave}>{words.leave}</Button>}
      </div>
    </section>
  )
}
