import { wantsRewardOffers } from '@glimmer/domain/rewards/reward-offer'
import { usePreferences } from '../../data/preferences/use-preferences.ts'
import { useSensorySettings } from '../../sensory/use-sensory-settings.ts'
import { Switch } from '../../ui/switch.tsx'
import { useTick } from '../../ui/use-tick.ts'
import { useRewardCommands } from '../../data/rewards/use-reward-commands.ts'
import { words } from './words.ts'

/** The switch that turns offers from the menu on and off. It is a preference, so it holds on all of a person's devices. */
export function OfferSwitch() {
  const preferences = usePreferences()
  const { celebration } = useSensorySettings()
  const commands = useRewardCommands()
  const [isOn, turn] = useTick(wantsRewardOffers(preferences?.appCustomizations), commands.setOffers)
  return (
    <Switch
      label={words.offers}
      hint={celebration === 'none' ? `${words.offersHint} ${words.offersUnseen}` : words.offersHint}
      isOn={isOn}
      onChange={turn}
    />
  )
}
