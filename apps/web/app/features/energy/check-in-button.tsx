import { Button } from '../../ui/button.tsx'
import { dialogs } from '../../ui/dialogs/dialogs.ts'
import { EnergyIcon } from '../../ui/icons/energy-icon.tsx'
import { buttonWords } from './button-words.ts'
import { checkInDialog } from './check-in.ts'
import { useTodaysEnergy } from '../../data/energy/use-check-ins.ts'

/** Its words are in line with the text above; the room to press reaches beyond them. */
const FLUSH = '-mx-[0.5rem] px-[0.5rem]'

/** Today's energy in a few words, and the way to say or change it at any time of the day. */
export function CheckInButton({ isMain }: { readonly isMain?: boolean }) {
  const level = useTodaysEnergy()
  return (
    <Button
      variant={isMain ? 'main' : 'plain'}
      className={isMain ? undefined : FLUSH}
      icon={<EnergyIcon level={level} />}
      onClick={() => void dialogs.open(checkInDialog, { origin: 'asked' })}
    >
      {level === null ? buttonWords.checkIn : buttonWords.change(level)}
    </Button>
  )
}
