import { type ComponentType, useEffect, useState } from 'react'
import { requestIntegrityCheck } from '../device/integrity-check.ts'
import { Button } from '../ui/button.tsx'
import { CONTENT_ID } from './content-id.ts'
import { saveEverything } from '../session/save-everything.ts'
import { logProblem } from '../lib/log.ts'
import { words } from './words.ts'

/** The last net: says that the data is safe, and hands it over on request. Uses as little of the app as it can. */
export function CrashPage({ error }: { readonly error: unknown }) {
  const [note, setNote] = useState('')
  const drawing = useDrawing()
  const isNotOpen = error instanceof Error && error.name === 'DeviceNotOpen'
  const title = isNotOpen ? words.notOpenTitle : words.crashTitle
  useEffect(() => {
    logProblem('a page stopped working', error)
    // Damaged data on the device may be the cause of the crash.
    requestIntegrityCheck()
  }, [error])

  async function save() {
    const saved = await saveEverything()
    setNote(saved.kind === 'saved' ? words.crashExported : words.crashExportRefused)
  }

  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className="mx-auto grid min-h-dvh max-w-[40rem] content-center gap-5 px-4 py-16"
    >
      <title>{title}</title>
      <div className="aspect-[160/107] w-full max-w-[16rem]">{drawing && <drawing.ErrorDrawing />}</div>
      <h1 className="text-display">{title}</h1>
      <p className="text-l text-ink-soft">{isNotOpen ? words.notOpenText : words.crashText}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="main" size="l" onClick={() => location.reload()}>
          {words.crashReload}
        </Button>
        <Button size="l" onClick={() => void save()}>
          {words.crashExport}
        </Button>
      </div>
      <p role="status">{note}</p>
    </main>
  )
}

/** It comes by itself, or not at all: the page says everything without it. */
function useDrawing() {
  const [drawing, setDrawing] = useState<{ readonly ErrorDrawing: ComponentType }>()
  useEffect(() => {
    import('../ui/drawings/error-drawing.tsx').then(setDrawing, () => undefined)
  }, [])
  return drawing
}
