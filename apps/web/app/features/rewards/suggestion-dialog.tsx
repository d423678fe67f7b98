import { type Room, ROOMS } from '@glimmer/domain/rewards/pick-reward'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import './dialogs.css'
import { suggestionRoom } from './suggestion-store.ts'
import { SuggestionView } from './suggestion-view.tsx'
import { useSuggestion } from './use-suggestion.ts'
import { words } from './words.ts'

/** Shows a suggestion while there is room for one. What closes stays until its movement is over. */
export function Suggestions({ room }: { readonly room: Room | null }) {
  const [visit, setVisit] = useState<{ room: Room; number: number } | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (room !== null && !wasOpen) setVisit({ room, number: (visit?.number ?? 0) + 1 })
  if ((room !== null) !== wasOpen) setWasOpen(room !== null)
  if (!visit) return null
  return <SuggestionDialog key={visit.number} isOpen={room !== null} room={visit.room} />
}

interface SuggestionDialogProps {
  readonly isOpen: boolean
  readonly room: Room
}

/** One thing; another one is a press away. Nothing is noted of what a person does with it. */
function SuggestionDialog({ isOpen, room }: SuggestionDialogProps) {
  const suggestion = useSuggestion(room)
  const { entry } = suggestion
  const [before] = useState(() => document.activeElement)
  const enjoy = useRef<HTMLButtonElement>(null)
  const close = () => suggestionRoom.set(null)

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => next || close()}
      size="s"
      className="suggestion-dialog"
      title={words.suggestionTitle}
      closeLabel={words.close}
      initialFocus={enjoy}
      finalFocus={() => giveFocusBack(before)}
      actions={
        <>
          {suggestion.hasOthers && <Button onClick={suggestion.another}>{words.other}</Button>}
          <Button ref={enjoy} variant="main" onClick={close}>
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
      <ButtonLink to="/dopamine-menu" variant="plain" className="suggestion-menu" onClick={close}>
        {words.wholeMenu}
      </ButtonLink>
    </Dialog>
  )
}

/** To what had it before, else to the page. */
function giveFocusBack(before: Element | null): HTMLElement | boolean {
  if (before instanceof HTMLElement && before.isConnected && before.tabIndex >= 0) return before
  requestAnimationFrame(() => document.querySelector('main')?.focus({ preventScroll: true }))
  return false
}
