import RefreshCw from 'lucide-react/icons/refresh-cw'
import Settings2 from 'lucide-react/icons/settings-2'
import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { calendarSettingsDialog } from './calendar-dialogs.ts'
import { useSyncButton } from './use-sync-button.ts'
import { words } from './words.ts'

/** The title, and what is about the whole calendar. */
export function CalendarHead() {
  const sync = useSyncButton()
  return (
    <header className="ui-page-head">
      <h1>{words.title}</h1>
      <div className="cluster-2 tight-buttons">
        <Button icon={<RefreshCw aria-hidden />} isBusy={sync.isBusy} onClick={() => void sync.press()}>
          {words.sync}
        </Button>
        <Button
          icon={<Settings2 aria-hidden />}
          onClick={() => void dialogs.open(calendarSettingsDialog, {})}
        >
          {words.settings}
        </Button>
      </div>
    </header>
  )
}
