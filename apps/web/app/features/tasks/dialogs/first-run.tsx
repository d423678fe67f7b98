import { hasLeft } from '@glimmer/domain/tasks/completion'
import { type ReactNode, useEffect, useState } from 'react'
import { hasDoneSomething, mayAskSetUp } from '../../../data/preferences/set-up-questions.ts'
import { todayOf } from '../../../data/preferences/own-day.ts'
import { useDevice } from '../../../device/device-context.ts'
import type { DeviceStore } from '../../../device/store.ts'
import { tasksIn } from '../../../data/tasks/tasks-in.ts'
import { useStore } from '../../../lib/use-store.ts'
import { GUEST_OWNER } from '../../../session/session-store.ts'
import { useIsGuestSeenTo } from '../../../session/use-is-guest-seen-to.ts'
import { visits } from '../../../ui/attention.ts'
import { offerDialog } from '../../../ui/dialogs/offer-dialog.ts'
import { suggestionsDialog } from '../task-dialogs.ts'
import { areSuggestionsSeen } from './suggestions-seen.ts'

/**
 * Offers a few tasks to begin with, once on a device: to an account without tasks after the first pull and once a
 * guest's have moved in, to a guest on a later day than their first thing, where the list is empty. It looks once, so that emptying a list later does not ask.
 * Somebody who is typing or has added a task by then is not interrupted, but asked at the next visit. `otherwise` is
 * shown where nothing is offered, so that a visit asks one question at most; a guest's very first visit asks none.
 */
export function FirstRun({ otherwise }: { readonly otherwise?: ReactNode }) {
  const { store, sync } = useDevice()
  const { phase, isComplete } = useStore(sync.state)
  const isGuestSeenTo = useIsGuestSeenTo()
  const [isDue, setDue] = useState<boolean>()
  const isOpening = useIsOpening(store.owner)
  const [isFirstVisit] = useState(() => isNewGuest(store))
  if (isDue === undefined && isComplete && isGuestSeenTo)
    setDue(isOfUse(store) && mayAskSetUp(store, 'suggestions', isGuestIn(store)))
  // Where the first look-up failed nobody knows whether there are tasks: this visit has room for the other question.
  else if (isDue === undefined && phase === 'offline') setDue(false)

  useEffect(() => {
    if (!isDue) return
    const isStill = () => isOfUse(store)
    void offerDialog(suggestionsDialog, {}, { question: 'suggestions', whenBusy: 'queue', isStill })
  }, [isDue, store])

  return isDue === false && !isFirstVisit && isOpening ? otherwise : null
}

/** The visit in which each owner last opened the page. */
const openedIn = new Map<string, number>()

/** Whether the page is opened for the first time in this visit: who comes back to it from another page is not asked. */
function useIsOpening(owner: string): boolean {
  const visit = useStore(visits)
  const [isFirst] = useState(() => openedIn.get(owner) !== visit)
  const [began] = useState(visit)
  useEffect(() => void openedIn.set(owner, visit), [owner, visit])
  return isFirst || visit !== began
}

/** What a guest did on an earlier day has left the list; an account's tasks have come from another device. */
function isOfUse(store: DeviceStore): boolean {
  const today = todayOf(store, new Date())
  const hasNone = tasksIn(store).every((task) => isGuestIn(store) && hasLeft(task, today))
  return hasNone && !areSuggestionsSeen()
}

function isNewGuest(store: DeviceStore): boolean {
  const isEmpty = tasksIn(store).length === 0 && !hasDoneSomething(store)
  return isGuestIn(store) && isEmpty && !areSuggestionsSeen()
}

function isGuestIn({ owner }: DeviceStore): boolean {
  return owner === GUEST_OWNER
}
