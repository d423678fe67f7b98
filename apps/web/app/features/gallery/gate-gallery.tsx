import { useState } from 'react'
import {
  celebrate,
  celebrationLevel,
  mayMove,
  playSound,
  scrollBehavior,
  vibrate,
} from '../../sensory/effects.ts'
import { useSensorySettings } from '../../sensory/use-sensory-settings.ts'
import { Button } from '../../ui/button.tsx'
import { GallerySection } from './gallery-section.tsx'

/** Shows what the sensory settings allow, with a button for every effect. */
export function GateGallery() {
  useSensorySettings()
  const [answer, setAnswer] = useState('Not asked yet')
  return (
    <GallerySection title="The sensory gate">
      <p data-gate>{answer}</p>
      <div className="cluster-3">
        <Button onClick={() => setAnswer(`motion: ${mayMove()}, celebration: ${celebrationLevel()}`)}>
          Ask the gate
        </Button>
        <Button onClick={(event) => void celebrate(event.currentTarget)}>Sparks</Button>
        <Button
          onClick={() => {
            void playSound('done')
            vibrate('done')
          }}
        >
          Sound and vibration
        </Button>
        <Button onClick={() => window.scrollTo({ top: 600, behavior: scrollBehavior() })}>Scroll down</Button>
      </div>
    </GallerySection>
  )
}
