import { Button } from './button.tsx'

export interface DraftNoteProps {
  readonly text: string
  readonly action: string
  readonly onDiscard: () => void
}

/** Says that what is shown was written another time, and offers to begin without it. */
export function DraftNote({ text, action, onDiscard }: DraftNoteProps) {
  return (
    <div className="ui-note">
      <p>{text}</p>
      <Button variant="plain" onClick={onDiscard}>
        {action}
      </Button>
    </div>
  )
}
