import { useEffect, useRef } from 'react'
import { KeyButton } from './key-button.tsx'
import { useTriageKeys } from './use-triage-keys.ts'
import { words } from './words.ts'

export interface TriageEndProps {
  readonly text: string
  /** Takes the last choice back; false where nothing was sorted. */
  readonly onUndo: (() => void) | false
}

/** How a triage ended, with the way back to its last thought. It takes the focus that the triage had. */
export function TriageEnd({ text, onUndo }: TriageEndProps) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  useTriageKeys(onUndo ? { z: onUndo } : {})
  return (
    <div className="bg-moss-wash cluster-2 justify-between rounded-m px-4 py-2">
      <p ref={note} tabIndex={-1} className="min-w-0 flex-[1_1_14rem] py-1">
        {text}
      </p>
      {onUndo && (
        <KeyButton letter="Z" variant="plain" className="-mx-button" onPress={onUndo}>
          {words.undoLast}
        </KeyButton>
      )}
    </div>
  )
}
