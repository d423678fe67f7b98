import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { Switch } from '../../../ui/switch.tsx'
import { areShortcutsOn, setShortcutsOn } from '../../../ui/single-keys.ts'
import './dialogs.css'
import { words } from './words.ts'

/** What the keyboard can do here, and a switch for those who would rather it did not. */
export function ShortcutsDialog({ close }: DialogControl) {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Dialog
      className="ui-sheet"
      title={words.shortcutsTitle}
      description={words.shortcutsHint}
      closeLabel={words.close}
      actions={
        <Button variant="main" onClick={() => close()}>
          {words.shortcutsDone}
        </Button>
      }
    >
      <dl className="shortcut-list">
        {words.shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={words.shortcutsSwitch}
        hint={words.shortcutsSwitchHint}
        isOn={isOn}
        onChange={(next) => {
          setShortcutsOn(next)
          setOn(next)
        }}
      />
    </Dialog>
  )
}
