import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { minuteOfInput, inputOfMinute } from './say-times.ts'

interface TimeFieldProps {
  readonly label: string
  /** Minutes after midnight; null while none is chosen. */
  readonly minute: number | null
  readonly onChoose: (minute: number) => void
}

/** How long nothing is typed before a time counts as chosen. */
const STILL_MS = 900

/** A time of the day. It is saved when the person is done with it, as a time that is typed passes through others. */
export function TimeField({ label, minute, onChoose }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const choose = useRef(() => {})
  useEffect(() => {
    choose.current = () => {
      const chosen = typed === null ? null : minuteOfInput(typed)
      setTyped(null)
      if (chosen !== null && chosen !== minute) onChoose(chosen)
    }
  })
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => choose.current(), STILL_MS)
    return () => clearTimeout(timer)
  }, [typed])
  // A phone's button closes the dialog without taking the focus from the field.
  useEffect(() => () => choose.current(), [])
  return (
    <TextField
      type="time"
      className="[&_.ui-input-frame]:max-w-[9rem]"
      label={label}
      value={typed ?? inputOfMinute(minute)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => choose.current()}
    />
  )
}
