import { useState } from 'react'
import { turnPushOff, turnPushOn } from '../../session/push/push-device.ts'
import { pushFacts, pushSupport } from '../../session/push/push-support.ts'
import { words } from './dialog-words.ts'

/** Turns notifications on or off on this device, and says how that ended. */
export function usePushHere(owner: string) {
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const support = pushSupport(pushFacts())

  async function turn(isOn: boolean): Promise<void> {
    setBusy(true)
    setSaid('')
    if (isOn) setSaid(words.ended[await turnPushOn(owner)])
    else {
      await turnPushOff(owner)
      setSaid(words.turnedOff)
    }
    setBusy(false)
  }
  return { support, isReady: support === 'ready', said, isBusy, turn }
}
