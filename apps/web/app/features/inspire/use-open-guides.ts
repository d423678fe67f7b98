import { GUIDE_IDS, type GuideId } from '@glimmer/content/guides/guide'
import { useDevice } from '../../device/device-context.ts'
import { anyText, deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'

/** The ids of the open guides, separated by spaces. */
const openGuides = deviceSetting({ key: 'open-guides', scope: 'owner', ...anyText })

/** Which guides are open. It stays on the device, and is the same in every tab. */
export function useOpenGuides() {
  const kept = openGuides(useDevice().store.owner)
  const open = parse(useStore(kept))

  /** Opens or closes one. It reads the stored list anew, because two may change within one frame. */
  function setOpen(id: GuideId, isOpen: boolean) {
    const others = parse(kept.get()).filter((other) => other !== id)
    kept.set((isOpen ? [...others, id] : others).join(' '))
  }
  return { open, setOpen }
}

function parse(kept: string): GuideId[] {
  const names = new Set(kept.split(' '))
  return GUIDE_IDS.filter((id) => names.has(id))
}
