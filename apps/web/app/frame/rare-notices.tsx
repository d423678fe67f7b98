import { DamageTeller } from './damage-teller.tsx'
import { DivergedNotice } from './diverged-notice.tsx'
import { SetAsideTeller } from './set-aside-teller.tsx'

/** What most people never see: loaded when there is something of it to tell. */
export function RareNotices({ isDiverged }: { readonly isDiverged: boolean }) {
  return (
    <>
      {isDiverged && <DivergedNotice />}
      <SetAsideTeller />
      <DamageTeller />
    </>
  )
}
