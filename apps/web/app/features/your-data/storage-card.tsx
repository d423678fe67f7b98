import { dayOf } from '@glimmer/domain/days/own-day'
import { useId } from 'react'
import { useDayStart, useToday } from '../../data/preferences/use-today.ts'
import { type KeptCount, oldestIn, useKeptCounts } from '../../data/storage/use-kept-counts.ts'
import { useWaitingCounts } from '../../data/storage/use-waiting-counts.ts'
import { words as thingWords } from '../../data/thing-words.ts'
import { useDevice } from '../../device/device-context.ts'
import { GUEST_OWNER } from '../../session/session-store.ts'
import { Card } from '../../ui/card.tsx'
import { dayName } from '../../ui/day-name.ts'
import { ClearDevice } from './clear-device.tsx'

import { inMegabytes } from './megabytes.ts'
import { RoomOnServer } from './room-on-server.tsx'
import { storageWords as words } from './storage-words.ts'
import { useBrowserStorage } from './use-browser-storage.ts'

/** What lies on this device and since when, what waits to be sent, how much room the server has, and the way to clear the device. */
export function StorageCard() {
  const titleId = useId()
  const { store } = useDevice()
  const isGuest = store.owner === GUEST_OWNER
  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId}>{words.title}</h2>
      <OnDevice />
      <div className="grid gap-2">
        <h3>{words.onServer}</h3>
        {isGuest ? <p>{words.guest}</p> : <OnServer />}
      </div>
      <ClearDevice />
    </Card>
  )
}

function OnDevice() {
  const { store } = useDevice()
  const counts = useKeptCounts()
  const today = useToday()
  const dayStart = useDayStart()
  const browser = useBrowserStorage()
  const oldest = oldestIn(store)
  return (
    <div className="grid gap-2">
      <h3>{words.onDevice}</h3>
      {counts.length > 0 ? <Counts counts={counts} /> : <p>{words.nothing}</p>}
      {oldest && <p>{words.since(dayName(dayOf(oldest, dayStart), today))}</p>}
      {browser && (
        <p className="text-s text-ink-soft">
          {browser.used !== null && `${words.size(inMegabytes(browser.used))} `}
          {browser.isPromised ? words.promised : words.notPromised}
        </p>
      )}
    </div>
  )
}

function OnServer() {
  const waiting = useWaitingCounts()
  return (
    <>
      {waiting?.length === 0 && <p>{words.allSent}</p>}
      {waiting !== null && waiting.length > 0 && (
        <>
          <p>{words.waiting}</p>
          <Counts counts={waiting} />
        </>
      )}
      <RoomOnServer />
    </>
  )
}

function Counts({ counts }: { readonly counts: readonly KeptCount[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {counts.map(([table, count]) => (
        <li key={table}>{thingWords[table].many(count)}</li>
      ))}
    </ul>
  )
}
