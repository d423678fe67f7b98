import { useEffect, useId, useRef, useState } from 'react'
import { bringInEvents } from '../../../data/calendar/calendar-files.ts'
import { useDevice } from '../../../device/device-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { type Look, lookIntoFile } from './look-into-file.ts'
import { words } from './words.ts'

interface FileDialogProps extends DialogControl {
  readonly file: File
}

type Ready = Extract<Look, { kind: 'ready' }>

/** What a calendar file would do, before it does it. */
export function FileDialog({ file, close }: FileDialogProps) {
  const { store } = useDevice()
  const [look, setLook] = useState<Look | null>(null)
  const [isWorking, setWorking] = useState(false)
  const beginning = useRef<HTMLDivElement>(null)
  const count = look?.kind === 'ready' ? look.count : 0

  useEffect(() => {
    let isLeft = false
    async function show() {
      const next = await lookIntoFile(file, store)
      if (!isLeft) setLook(next)
    }
    // A large file keeps the page busy for a moment: it says first what it does.
    const timer = setTimeout(() => void show(), 50)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [file, store])

  async function start({ events }: Ready) {
    setWorking(true)
    const said = { done: words.done(count), refusedTitle: words.refusedTitle }
    const isIn = await bringInEvents(store, events, said)
    setWorking(false)
    if (isIn) close()
  }

  return (
    <Dialog
      title={words.title(file.name)}
      closeLabel={words.close}
      keepOnOutsidePress
      initialFocus={beginning}
      actions={
        <>
          <Button onClick={() => close()}>{look === null || count > 0 ? words.cancel : words.close}</Button>
          {look?.kind === 'ready' && count > 0 && (
            <Button variant="main" isBusy={isWorking} onClick={() => void start(look)}>
              {isWorking ? words.bringingIn : words.bringIn(count)}
            </Button>
          )}
        </>
      }
    >
      {/* Heard as soon as it is known what the file would do. */}
      <div ref={beginning} tabIndex={-1} role="status" className="stack-4 py-1 wrap-anywhere">
        {look === null && <p>{words.reading}</p>}
        {look?.kind === 'refused' && <p>{look.text}</p>}
        {look?.kind === 'ready' && <Preview look={look} />}
      </div>
    </Dialog>
  )
}

function Preview({ look: { lines, count, events } }: { readonly look: Ready }) {
  const id = useId()
  return (
    <>
      {lines.map(({ text, named }, i) => (
        <div key={text} className="grid gap-1">
          <p id={`${id}${i}`}>{text}</p>
          {named.length > 0 && (
            <ul aria-labelledby={`${id}${i}`} className="text-ink-soft grid list-disc gap-1 ps-5">
              {named.map((name, place) => (
                // Two events may have the same name on the same day; the list never changes.
                <li key={place}>{name}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {count === 0 && <p>{events.length > 0 ? words.allHere : words.noEvents}</p>}
    </>
  )
}
