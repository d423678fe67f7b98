import SunDim from 'lucide-react/icons/sun-dim'
import { CalmSettingsButton } from '../sensory/calm-settings-button.tsx'
import { openCalmSettings } from '../sensory/open-calm-settings.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { words } from './words.ts'

/** The way to the calm settings, in the same corner of every page: words where there is room, a sign elsewhere. */
export function CalmOpener() {
  return (
    <>
      <CalmSettingsButton className="max-lg:hidden" />
      <IconButton
        className="lg:hidden"
        label={words.calmSettings}
        icon={<SunDim aria-hidden className="size-6" />}
        aria-haspopup="dialog"
        onClick={openCalmSettings}
      />
    </>
  )
}
