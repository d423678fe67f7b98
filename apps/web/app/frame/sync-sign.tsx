import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import HardDrive from 'lucide-react/icons/hard-drive'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useDevice } from '../device/device-context.ts'
import type { SyncPhase } from '../device/sync-state.ts'
import { useStore } from '../lib/use-store.ts'
import { takeUpdate } from './updates.ts'
import { words } from './words.ts'
import { STORAGE_ID } from '../features/your-data/storage-id.ts'

/** Where the header keeps room for the sign. The header is prerendered; the sign comes with the device's data. */
export const SYNC_SIGN_ID = 'sync-sign'

/** One quiet sentence about where things are. It never alarms: whatever the network does, all is saved here. */
export function SyncSign({ isExpired, isGone }: { readonly isExpired: boolean; readonly isGone: boolean }) {
  const { sync, store } = useDevice()
  const { phase } = useStore(sync.state)
  const waiting = useSettled(useStore(store.waiting))
  const [place] = useState(() => document.getElementById(SYNC_SIGN_ID))
  if (!place) return null
  // Without an account, the device is the only place that has the data.
  const sign = isGone ? signFor('guest', 0, false) : signFor(phase, waiting, isExpired)
  return createPortal(<SignWords {...sign} />, place)
}

const icons = { here: HardDrive, saved: CloudCheck, waiting: CloudUpload, offline: CloudOff }

interface Sign {
  readonly icon: keyof typeof icons
  readonly text: string
  readonly to?: string
  readonly act?: () => void
}

/** The sign for a state of the sync. */
export function signFor(phase: SyncPhase, waiting: number, isExpired: boolean): Sign {
  if (phase === 'guest') return { icon: 'here', text: words.savedHere }
  if (isExpired || phase === 'signed_out') return { icon: 'offline', text: words.signInToSync, to: '/auth' }
  if (phase === 'outdated') return { icon: 'offline', text: words.outdated, act: takeUpdate }
  if (phase === 'over_quota') {
    return { icon: 'waiting', text: words.noRoom, to: `/settings#${STORAGE_ID}` }
  }
  if (phase === 'offline') {
    return waiting > 0
      ? { icon: 'offline', text: words.waiting(waiting) }
      : { icon: 'offline', text: words.offline }
  }
  if (waiting > 0) return { icon: 'waiting', text: words.saving }
  return { icon: 'saved', text: words.saved }
}

/** Where there is little room the sign alone stands; its words are still said. A way to act keeps its words. */
function SignWords({ icon, text, to, act }: Sign) {
  const Icon = icons[icon]
  const className = 'text-s flex min-h-(--target) items-center gap-2'
  const toAct = `${className} text-dusk font-medium underline underline-offset-4`
  return (
    <div role="status">
      {to ? (
        <Link to={to} className={toAct}>
          <Icon aria-hidden className="size-[1.3em] shrink-0" />
          {text}
        </Link>
      ) : act ? (
        <button type="button" className={toAct} onClick={act}>
          <Icon aria-hidden className="size-[1.3em] shrink-0" />
          {text}
        </button>
      ) : (
        <span className={`${className} text-ink-soft`} title={text}>
          <Icon aria-hidden className="size-[1.3em] shrink-0" />
          <span className={icon === 'here' ? 'max-md:sr-only' : 'max-xl:sr-only'}>{text}</span>
        </span>
      )}
    </div>
  )
}

const CALM_MS = 1_500

/** A number whose rise shows only after a moment, as writes that are sent at once need no message. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value > settled ? CALM_MS : 0)
    return () => clearTimeout(timer)
  }, [value, settled])
  return Math.min(value, settled)
}
