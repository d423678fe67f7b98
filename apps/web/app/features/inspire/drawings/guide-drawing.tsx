import type { GuideId } from '@glimmer/content/guides/guide'
import type { ComponentType } from 'react'
import { Vignette } from '../../../ui/drawings/vignette.tsx'
import { Blanket, Hammock, House, Umbrella } from './resting-scenes.tsx'
import { Path, Signpost, Stones, Workbench } from './waking-scenes.tsx'

const scenes: Record<GuideId, ComponentType> = {
  meditation: Stones,
  exercise: Path,
  planning: Signpost,
  productivity: Workbench,
  stress: Umbrella,
  sleep: House,
  senses: Blanket,
  'low-energy': Hammock,
}

/** The cover drawing of a guide: one simple scene that can still be told apart when it is small. */
export function GuideDrawing({ id }: { readonly id: GuideId }) {
  const Scene = scenes[id]
  return (
    // In the dark the usual sky would have the colour of the card.
    <div className="guide-drawing w-[clamp(5.2rem,17vw,10rem)] [--scene-sky:light-dark(var(--sunken),var(--paper))] print:hidden">
      <Vignette className="block h-auto w-full">
        <Scene />
      </Vignette>
    </div>
  )
}
