import { type Room, ROOMS } from '@glimmer/domain/rewards/pick-reward'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SuggestionView } from './suggestion-view.tsx'
import { useSuggestion } from './use-suggestion.ts'
import { words } from './words.ts'

interface SuggestionDialogProps extends DialogControl {
  /** How much time the person has. */
  readonly room: Room
}

/** Suggests one thing from the menu; a button shows another. What the person does with it is not recorded. */
export function SuggestionDialog({ room, close }: SuggestionDialogProps) {
  const suggestion = useSuggestion(room)
  const { entry } = suggestion
  const enjoy = useRef<HTMLButtonElement>(null)

  return (
    <Dialog
      size="s"
      className="max-xs:[&_.ui-dialog-actions>*]:flex-auto"
      title={words.suggestionTitle}
      closeLabel={words.close}
      initialFocus={enjoy}
      actions={
        <>
          {suggestion.hasOthers && <Button onClick={suggestion.another}>{words.other}</Button>}
          <Button ref={enjoy} variant="main" onClick={() => close()}>
            {entry ? words.enjoy : words.close}
          </Button>
        </>
      }
    >
      <SuggestionView entry={entry} />
      {entry && (
        <SegmentedControl
          label={words.room}
          isLabelShown
          isWide
          value={suggestion.room}
          onChange={suggestion.setRoom}
          segments={ROOMS.map((value) => ({ value, label: words.rooms[value] }))}
        />
      )}
      {entry && suggestion.energy === 'LOW' && <p className="text-s text-ink-soft">{words.gentle}</p>}
      <ButtonLink to="/dopamine-menu" variant="plain" className="justify-self-center" onClick={() => close()}>
        {words.wholeMenu}
      </ButtonLink>
    </Dialog>
  )
}
