import type { DailyCheckin } from '@glimmer/domain/energy/daily-checkin'
import { dopamineMenu, type MenuEntry } from '@glimmer/domain/rewards/dopamine-menu'
import { fittingRewards, pickReward, type Room, ROOMS } from '@glimmer/domain/rewards/pick-reward'
import type { Reward } from '@glimmer/domain/rewards/reward'
import { useRef, useState } from 'react'
import { useRows } from '../../device/device-context.ts'
import { useToday } from '../../shell/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { CourseSign } from './course-sign.tsx'
import './dialogs.css'
import { suggestionRoom } from './suggestion-store.ts'
import { words } from './words.ts'

/** What was suggested since the page was opened, the last one last. Nobody else is told. */
let shown: readonly string[] = []

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

/** One thing from the menu, with its minutes; another one is a press away. Nothing is noted of what a person does with it. */
function SuggestionDialog({ isOpen, room: given }: SuggestionDialogProps) {
  const rows = useRows<Reward>('rewards')
  const energy = useEnergyToday()
  const menu = dopamineMenu(rows)
  const [room, setRoom] = useState(given)
  const [id, setId] = useState(() => suggest(fittingRewards(menu, given, energy)))
  const [before] = useState(() => document.activeElement)
  const enjoy = useRef<HTMLButtonElement>(null)
  const fitting = fittingRewards(menu, room, energy)
  // What it shows may leave the menu on another device; what it says stays until the person goes on.
  const entry = menu.courses.flatMap(({ entries }) => entries).find((one) => one.id === id)

  const close = () => suggestionRoom.set(null)
  function look(next: Room) {
    setRoom(next)
    const nowFitting = fittingRewards(menu, next, energy)
    if (!nowFitting.some((one) => one.id === id)) setId(suggest(nowFitting))
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close()
      }}
      size="s"
      className="suggestion-dialog"
      title={words.suggestionTitle}
      closeLabel={words.close}
      initialFocus={enjoy}
      finalFocus={() => giveFocusBack(before)}
      actions={
        <>
          {(fitting.length > 1 || !entry) && fitting.length > 0 && (
            <Button onClick={() => setId(suggest(fitting))}>{words.other}</Button>
          )}
          <Button ref={enjoy} variant="main" onClick={close}>
            {entry ? words.enjoy : words.close}
          </Button>
        </>
      }
    >
      <div className="suggestion" role="status">
        {entry ? <Suggested entry={entry} /> : <p>{words.nothing}</p>}
      </div>
      {entry && (
        <SegmentedControl
          label={words.room}
          isLabelShown
          isWide
          value={room}
          onChange={look}
          segments={ROOMS.map((value) => ({ value, label: words.rooms[value] }))}
        />
      )}
      {entry && energy === 'LOW' && <p className="text-s text-ink-soft">{words.gentle}</p>}
      <ButtonLink to="/dopamine-menu" variant="plain" className="suggestion-menu" onClick={close}>
        {words.wholeMenu}
      </ButtonLink>
    </Dialog>
  )
}

function Suggested({ entry: { title, course, minutes } }: { readonly entry: MenuEntry }) {
  return (
    <>
      <CourseSign course={course} />
      <p className="suggestion-title">{title}</p>
      <p className="text-ink-soft">{words.about(course, minutes)}</p>
    </>
  )
}

function suggest(fitting: readonly MenuEntry[]): string | null {
  const picked = pickReward(fitting, shown, Math.random)
  if (picked) shown = [...shown.filter((id) => id !== picked.id), picked.id]
  return picked?.id ?? null
}

function useEnergyToday() {
  const today = useToday()
  const checkin = useRows<DailyCheckin>('daily_checkins').find(({ id }) => id === today)
  return checkin?.energyLevel ?? null
}

/** To what had it before, else to the page. */
function giveFocusBack(before: Element | null): HTMLElement | boolean {
  if (before instanceof HTMLElement && before.isConnected && before.tabIndex >= 0) return before
  requestAnimationFrame(() => document.querySelector('main')?.focus({ preventScroll: true }))
  return false
}
