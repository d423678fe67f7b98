import { useStore } from '../lib/use-store.ts'
import { useWhenAsked } from '../ui/use-when-asked.ts'
import { areCalmSettingsOpen, closeCalmSettings, openCalmSettings } from './calm-settings-open.ts'
import { useSensorySettings } from './use-sensory-settings.ts'

/** Rendered once on every page. Applies the settings to the page and shows the dialog when it is opened. */
export function CalmSettings() {
  // Reading starts the store, which then follows other tabs and the device.
  useSensorySettings()
  const isOpen = useStore(areCalmSettingsOpen)
  const part = useWhenAsked(
    isOpen,
    () => import('./calm-settings-panel.tsx'),
    closeCalmSettings,
    openCalmSettings,
  )
  return part ? (
    <part.CalmSettingsPanel isOpen={isOpen} onOpenChange={(open) => open || closeCalmSettings()} />
  ) : null
}
