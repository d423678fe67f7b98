import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { DialogControl } from '../../../ui/dialogs/define-dialog.ts'
import { Switch } from '../../../ui/switch.tsx'
import { areShortcutsOn, setShortcutsOn } from '../../../ui/single-keys.ts'
import { words } from './words.ts'

const KEY =
  'border-edge bg-surface font-sans text-s font-strong min-w-[2rem] rounded-s border px-[0.5rem] py-[0.15rem] text-center leading-[1.4]'

/** The list of shortcuts, with a switch to turn them off. */
export function ShortcutsDialog({ close }: DialogControl) {
  const [isOn, setOn] = useState(areShortcutsOn)
  const list = useRef<HTMLDListElement>(null)
  return (
    <Dialog
      className="ui-sheet"
      title={words.shortcutsTitle}
      description={words.shortcutsHint}
      closeLabel={words.close}
      // Its only field is its last line: with the focus there, a phone would open the list at its end.
      initialFocus={list}
      actions={
        <Button variant="main" onClick={() => close()}>
          {words.shortcutsDone}
        </Button>
      }
    >
      <dl ref={list} tabIndex={-1} className="rows outline-none">
        {words.shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex items-baseline gap-4 py-2">
            <dt className="flex w-[5.5rem] shrink-0 gap-1">
              {keys.map((key) => (
                <kbd key={key} className={KEY}>
                  {key}
                </kbd>
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
