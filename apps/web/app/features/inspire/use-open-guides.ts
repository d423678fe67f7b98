import { GUIDE_IDS, type GuideId } from '@glimmer/domain/guides/guide'
import { useDevice } from '../../device/device-context.ts'
import { readKeep, useKeep, writeKeep } from '../../session/owner-keeps.ts'

const NAME = 'open-guides'

/** Which guides are open. It stays on the device, and is the same in every tab. */
export function useOpenGuides() {
  const { owner } = useDevice().store
  const open = parse(useKeep(owner, NAME))

  /** Opens or closes one. What is kept is asked again: two may change within one frame. */
  function setOpen(id: GuideId, isOpen: boolean) {
    const others = parse(readKeep(owner, NAME)).filter((other) => other !== id)
    const next = isOpen ? [...others, id] : others
    writeKeep(owner, NAME, next.length > 0 ? next.join(' ') : null)
  }
  return { open, setOpen }
}

function parse(kept: string | null): GuideId[] {
  const names = new Set(kept?.split(' '))
  return GUIDE_IDS.filter((id) => names.has(id))
}
