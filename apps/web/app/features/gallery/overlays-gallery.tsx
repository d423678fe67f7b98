import Clock from 'lucide-react/icons/clock-3'
import Sparkles from 'lucide-react/icons/sparkles'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { CalmSettingsButton } from '../../sensory/calm-settings-button.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { galleryDialogs } from './gallery-dialogs.tsx'
import { GallerySection } from './gallery-section.tsx'

export function OverlaysGallery() {
  const [said, setSaid] = useState('Nothing yet')

  async function ask() {
    const isAgreed = await confirm({
      title: 'Delete Task?',
      body: 'Delete "Cook dinner"? This action cannot be undone.',
      action: 'Delete',
      tone: 'danger',
    })
    setSaid(isAgreed ? 'Agreed' : 'Left as it was')
  }

  return (
    <GallerySection title="What floats">
      <output>{said}</output>
      <div className="cluster-3">
        {Object.entries(galleryDialogs).map(([name, dialog]) => (
          <Button key={name} onClick={() => void dialogs.open(dialog, {})}>
            {name}
          </Button>
        ))}
        <Button onClick={() => void ask()}>Confirm</Button>
        <CalmSettingsButton />
      </div>
      <div className="cluster-3">
        <Button
          onClick={() =>
            showToast({
              text: 'Reply to Sam is done. Nicely handled.',
              action: { label: 'Undo', run: () => setSaid('Undone'), isUndo: true },
            })
          }
        >
          Toast with undo
        </Button>
        <Button onClick={() => showToast({ text: 'Saved on this device.' })}>Plain toast</Button>
        <MenuButton
          label="More about Cook dinner"
          entries={[
            { label: 'Snooze', icon: <Clock />, onSelect: () => setSaid('Snooze') },
            {
              label: 'AI Assist',
              icon: <Sparkles />,
              hint: 'Smaller steps',
              onSelect: () => setSaid('AI Assist'),
            },
            { label: 'Not now', isDisabled: true, onSelect: () => setSaid('Not now') },
            { label: 'Privacy', to: '/privacy' },
            { label: 'Delete', icon: <Trash />, tone: 'danger', onSelect: () => setSaid('Delete') },
          ]}
        />
        <Tooltip text="Shown on hover and on focus">
          <Button>With a tooltip</Button>
        </Tooltip>
      </div>
    </GallerySection>
  )
}
