import { isLongAway } from '@glimmer/domain/visits/long-away'
import { useState } from 'react'
import { lastHere } from '../../data/last-here.ts'
import { useDevice } from '../../device/device-context.ts'
import { browserEnvironment } from '../../device/environment.ts'
import { useStore } from '../../lib/use-store.ts'
import { visits } from '../../ui/attention.ts'
import { words } from './words.ts'

/** A quiet line for somebody who was away for days, during the visit in which they come back. */
export function WelcomeBack() {
  const { owner } = useDevice().store
  const visit = useStore(visits)
  const begin = () => ({ visit, isBack: isLongAway(lastHere(owner).get(), browserEnvironment.now()) })
  const [{ isBack, ...began }, setBegan] = useState(begin)
  if (began.visit !== visit) setBegan(begin)
  return isBack ? <p className="quiet">{words.welcomeBack}</p> : null
}
