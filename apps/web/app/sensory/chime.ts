import type { SoundName } from './effects.ts'

// Hertz: a fifth, a rising third, a falling third. Soft sine tones, quieter than speech.
const notes: Record<SoundName, readonly number[]> = {
  done: [523.25, 783.99],
  start: [440, 554.37],
  end: [659.25, 523.25, 440],
}
const noteSeconds = 0.16
const loudness = 0.07

let context: AudioContext | undefined

/** Plays the notes once. Only the gate in effects.ts calls it. */
export async function playChime(name: SoundName): Promise<void> {
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  const start = context.currentTime
  for (const [index, hertz] of notes[name].entries()) {
    const from = start + index * noteSeconds
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(loudness, from + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + noteSeconds * 3)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + noteSeconds * 3)
  }
}
