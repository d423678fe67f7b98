import { useState } from 'react'
import { areShortcutsOn, setShortcutsOn } from '../../ui/single-keys.ts'
import { Switch } from '../../ui/switch.tsx'
import { words } from './settings-words.ts'

/** Whether single keys are shortcuts on this device, with those of the calendar. */
export function KeySwitch() {
  const [isOn, setOn] = useState(areShortcutsOn)
  return (
    <Switch
      label={words.keys}
      hint={words.keysHint}
      isOn={isOn}
      onChange={(next) => {
        setShortcutsOn(next)
        setOn(next)
      }}
    />
  )
}
