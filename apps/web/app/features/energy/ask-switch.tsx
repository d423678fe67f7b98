import { useState } from 'react'
import { Switch } from '../../ui/switch.tsx'
import { isAskingOn, setAskingOn } from './asking.ts'
import { words } from './words.ts'

/** Whether this device asks for the day's energy by itself. */
export function AskSwitch() {
  const [isAsking, setIsAsking] = useState(isAskingOn)
  return (
    <Switch
      label={words.askMe}
      hint={words.askMeHint}
      isOn={isAsking}
      onChange={(isOn) => {
        setAskingOn(isOn)
        setIsAsking(isAskingOn())
      }}
    />
  )
}
