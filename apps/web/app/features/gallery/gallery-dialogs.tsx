import { type ComponentType, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { defineDialog, type DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { TextField } from '../../ui/text-field.tsx'

const paragraphs = Array.from(
  { length: 24 },
  (_, index) => `Line ${index + 1} of a long text, to see what scrolls.`,
)

function FormDialog({ close }: DialogControl) {
  const second = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      title="Task Details"
      description="Change what you like; the rest stays."
      initialFocus={second}
      actions={
        <>
          <Button onClick={() => close()}>Cancel</Button>
          <Button variant="main" onClick={() => close()}>
            Save Changes
          </Button>
        </>
      }
    >
      <TextField label="Title" defaultValue="Cook dinner" />
      <TextField label="Minutes" defaultValue="45" ref={second} />
    </Dialog>
  )
}

function DecisionDialog({ close }: DialogControl) {
  return (
    <Dialog
      isDismissable={false}
      size="s"
      title="How was the sprint?"
      actions={
        <Button variant="main" onClick={() => close()}>
          Good enough
        </Button>
      }
    />
  )
}

function LongDialog() {
  return (
    <Dialog size="l" title="A long one">
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  )
}

function BottomDrawer({ close }: DialogControl) {
  return (
    <Drawer title="More places">
      <Button isWide onClick={() => close()}>
        Inspire
      </Button>
    </Drawer>
  )
}

function SideDrawer() {
  return (
    <Drawer side="end" title="At the side">
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Drawer>
  )
}

const sample = (component: ComponentType<DialogControl>) =>
  defineDialog(async () => component, { scope: 'page' })

/** One of each, by the button that opens it. */
export const galleryDialogs = {
  Dialog: sample(FormDialog),
  Decision: sample(DecisionDialog),
  'Long dialog': sample(LongDialog),
  'Bottom drawer': sample(BottomDrawer),
  'Side drawer': sample(SideDrawer),
}
