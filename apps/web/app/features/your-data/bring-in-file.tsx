import { useEffect, useRef } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useStore } from '../../lib/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { ChooseFile, FileDrop } from '../../ui/file-drop.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImport } from './use-import.ts'
import { words } from './words.ts'

/** Imports a file that was downloaded before: chosen by a button, or dropped here. */
export function BringInFile() {
  const { store, sync } = useDevice()
  const { isComplete } = useStore(sync.state)
  const { state, choose, leave, start } = useImport(store)
  const button = useRef<HTMLButtonElement>(null)
  const told = useRef<HTMLParagraphElement>(null)

  // The preview's buttons are gone by then, so the focus goes to the outcome.
  useEffect(() => {
    if (state.kind === 'told') told.current?.focus()
  }, [state])

  function onLeave() {
    leave()
    button.current?.focus()
  }

  const isChosen = state.kind === 'ready' || state.kind === 'working'
  return (
    <FileDrop
      className="border-line grid gap-3 border-t pt-4"
      onFile={isComplete && state.kind !== 'working' ? (file) => void choose(file) : null}
    >
      <h3>{words.bringInTitle}</h3>
      <p>{words.bringInHint}</p>
      {isComplete ? (
        <ChooseFile
          label={words.bringIn}
          orDrop={words.orDrop}
          accept=".json,application/json"
          isBusy={state.kind === 'reading' || state.kind === 'working'}
          buttonRef={button}
          onFile={(file) => void choose(file)}
        />
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
    </FileDrop>
  )
}
