import FileUp from 'lucide-react/icons/file-up'
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { ImportPreview } from './import-preview.tsx'
import { useImport } from './use-import.ts'
import { words } from './words.ts'

/** Brings a file in that was downloaded before, here or elsewhere: by the button, or dropped on this part. */
export function BringInFile() {
  const { store, sync } = useDevice()
  const { isComplete } = useStore(sync.state)
  const { state, choose, leave, start } = useImport(store)
  const [isOver, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const told = useRef<HTMLParagraphElement>(null)

  // The buttons of the preview are gone then; what became of the file takes their place.
  useEffect(() => {
    if (state.kind === 'told') told.current?.focus()
  }, [state])

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (file) void choose(file)
  }
  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && isComplete && state.kind !== 'working') void choose(file)
  }
  function onLeave() {
    leave()
    button.current?.focus()
  }

  const isChosen = state.kind === 'ready' || state.kind === 'working'
  return (
    <div
      className={joinClasses(
        'border-line grid gap-3 border-t pt-4',
        isOver && 'outline-dusk rounded-s outline-2 outline-offset-(--space-2) outline-dashed',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Over something inside it is still over it.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={onDrop}
    >
      <h3>{words.bringInTitle}</h3>
      <p>{words.bringInHint}</p>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.bringIn}
        onChange={onChange}
      />
      {isComplete ? (
        <div className="grid gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:items-center">
          <Button
            ref={button}
            icon={<FileUp aria-hidden />}
            isBusy={state.kind === 'reading' || state.kind === 'working'}
            onClick={() => field.current?.click()}
          >
            {words.bringIn}
          </Button>
          {/* A finger drags no files. */}
          <span className="quiet [@media(hover:none)]:hidden">{words.orDrop}</span>
        </div>
      ) : (
        <p className="text-ink-soft">{words.stillComing}</p>
      )}
      {state.kind === 'reading' && <p role="status">{words.reading}</p>}
      {isChosen && (
        <ImportPreview
          preview={state.preview}
          share={state.kind === 'working' ? state.share : null}
          onStart={() => void start(state.preview)}
          onLeave={onLeave}
        />
      )}
      {state.kind === 'told' && (
        <div className="bg-sunken rounded-m grid gap-3 p-4 sm:flex sm:items-center sm:justify-between">
          <p ref={told} tabIndex={-1}>
            {state.text}
          </p>
          {state.takeBack && <Button onClick={() => void state.takeBack?.()}>{words.takeBack}</Button>}
        </div>
      )}
    </div>
  )
}
