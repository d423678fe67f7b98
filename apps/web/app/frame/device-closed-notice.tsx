import { Button } from '../ui/button.tsx'
import { words } from './words.ts'

/** Another tab upgraded or removed the data that this page shows. Drafts are kept, so opening again costs nothing. */
export function DeviceClosedNotice() {
  return (
    <div
      role="alert"
      className="bg-lantern-wash text-on-lantern rounded-m mb-4 flex flex-wrap items-center gap-4 px-4 py-3"
    >
      <p>{words.deviceClosed}</p>
      <Button onClick={() => location.reload()}>{words.deviceReload}</Button>
    </div>
  )
}
