import { useStore } from '../lib/use-store.ts'
import { useWhenAsked } from '../ui/use-when-asked.ts'
import { areCalmSettingsOpen, closeCalmSettings, openCalmSettings } from './calm-settings-open.ts'
import { useSensorySettings } from './use-sensory-settings.ts'

/** Rendered once, on every page. Keeps the page's looks up to date and shows the settings when they are asked for. */
export function CalmSettings() {
  // Reading wakes the store, which follows other tabs and the device from here on.
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
