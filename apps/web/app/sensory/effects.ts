import { allowedEffects, type AllowedEffects } from './allowed-effects.ts'
import { sensoryStore } from './store.ts'

// The one gate. Everything that moves by script, sounds, shakes or celebrates passes here; bypass.test.ts reads the
// source for what does not. Motion in style sheets uses the --motion tokens instead, which are 0 ms when it may not be.

/** Where an effect starts: the thing that was finished, or a point in the window in CSS pixels. */
export type EffectOrigin = Element | { x: number; y: number }
export type SoundName = 'done' | 'start' | 'end'

function effects(): AllowedEffects {
  const prefersReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return allowedEffects(sensoryStore.get(), prefersReduced)
}

/** Returns whether something may move now. Ask at the moment of moving: the answer changes. */
export function mayMove(): boolean {
  return effects().motion
}

/** Returns the scroll behaviour to hand to scrollIntoView and scrollTo. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return effects().motion ? 'smooth' : 'instant'
}

/** Returns what may follow a finished thing; a compliment is shown for 'sparks' and 'words'. */
export function celebrationLevel(): AllowedEffects['celebration'] {
  return effects().celebration
}

/** Plays a short, soft sound if the person wants sounds. Never rejects. */
export async function playSound(name: SoundName): Promise<void> {
  if (!effects().sound) return
  await import('./chime.ts').then(({ playChime }) => playChime(name)).catch(() => undefined)
}

/** Returns whether this device can vibrate at all. */
export function canVibrate(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.vibrate === 'function'
}

/** One short, soft pulse (tick) or two (done), if the person wants vibration and the device can. */
export function vibrate(kind: 'tick' | 'done'): void {
  if (effects().vibration && canVibrate()) navigator.vibrate(kind === 'tick' ? 12 : [12, 60, 18])
}

/** A few sparks rise once from what was finished, if the person wants them and may see motion. Never rejects. */
export async function celebrate(origin: EffectOrigin): Promise<void> {
  if (effects().celebration !== 'sparks') return
  await import('./sparks.ts').then(({ raiseSparks }) => raiseSparks(origin)).catch(() => undefined)
}
