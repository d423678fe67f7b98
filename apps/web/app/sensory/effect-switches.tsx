import { useId } from 'react'
import { Switch } from '../ui/switch.tsx'
import { canVibrate, playSound, vibrate } from './effects.ts'
import type { SensorySettings } from './settings.ts'
import { words } from './words.ts'

export interface EffectSwitchesProps {
  settings: SensorySettings
  onChange: (part: Partial<SensorySettings>) => void
}

/** Motion, sound, vibration. Switching one on lets it be felt once. */
export function EffectSwitches({ settings, onChange }: EffectSwitchesProps) {
  const id = useId()
  const isLow = settings.theme === 'low'
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="ui-field-label">
        {words.moving}
      </h3>
      <Switch
        label={words.motion}
        hint={isLow ? words.motionInLow : words.motionHint}
        isOn={settings.motion !== 'none' && !isLow}
        isDisabled={isLow}
        onChange={(isOn) => onChange({ motion: isOn ? 'system' : 'none' })}
      />
      <Switch
        label={words.sound}
        hint={words.soundHint}
        isOn={settings.sound}
        onChange={(sound) => {
          onChange({ sound })
          void playSound('done')
        }}
      />
      {canVibrate() ? (
        <Switch
          label={words.vibration}
          hint={words.vibrationHint}
          isOn={settings.vibration}
          onChange={(vibration) => {
            onChange({ vibration })
            vibrate('done')
          }}
        />
      ) : null}
    </section>
  )
}
