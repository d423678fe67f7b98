import Clock from 'lucide-react/icons/clock-3'
import Sparkles from 'lucide-react/icons/sparkles'
import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { CalmSettingsButton } from '../../sensory/calm-settings-button.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { GallerySection } from './gallery-section.tsx'

type Open = 'dialog' | 'decision' | 'long' | 'bottom' | 'end' | undefined

const paragraphs = Array.from(
  { length: 24 },
  (_, index) => `Line ${index + 1} of a long text, to see what scrolls.`,
)

export function OverlaysGallery() {
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState('Nothing yet')
  const second = useRef<HTMLInputElement>(null)
  const close = () => setOpen(undefined)

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
      <div className="gallery-row">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('decision')}>Decision</Button>
        <Button onClick={() => setOpen('long')}>Long dialog</Button>
        <Button onClick={() => setOpen('bottom')}>Bottom drawer</Button>
        <Button onClick={() => setOpen('end')}>Side drawer</Button>
        <Button onClick={() => void ask()}>Confirm</Button>
        <CalmSettingsButton />
      </div>
      <div className="gallery-row">
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

      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Task Details"
        description="Change what you like; the rest stays."
        initialFocus={second}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="main" onClick={close}>
              Save Changes
            </Button>
          </>
        }
      >
        <TextField label="Title" defaultValue="Cook dinner" />
        <TextField label="Minutes" defaultValue="45" ref={second} />
      </Dialog>
      <Dialog
        isOpen={open === 'decision'}
        onOpenChange={close}
        isDismissable={false}
        size="s"
        title="How was the sprint?"
        actions={
          <Button variant="main" onClick={close}>
            Good enough
          </Button>
        }
      />
      <Dialog isOpen={open === 'long'} onOpenChange={close} size="l" title="A long one">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
      <Drawer isOpen={open === 'bottom'} onOpenChange={close} title="More places">
        <Button isWide onClick={close}>
          Inspire
        </Button>
      </Drawer>
      <Drawer isOpen={open === 'end'} onOpenChange={close} side="end" title="At the side">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Drawer>
    </GallerySection>
  )
}
