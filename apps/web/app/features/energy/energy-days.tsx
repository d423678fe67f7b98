import { ENERGY_LEVELS } from '@glimmer/domain/energy/daily-checkin'
import type { EnergyWeeks } from '@glimmer/domain/energy/energy-days'
import Trash2 from 'lucide-react/icons/trash-2'
import { focusPage } from '../../ui/focus.ts'
import { dayName } from '../../ui/day-name.ts'
import { Card } from '../../ui/card.tsx'
import { EnergyIcon } from '../../ui/icons/energy-icon.tsx'
import { MenuButton } from '../../ui/menu/menu-button.tsx'
import type { MenuEntry } from '../../ui/menu/menu-entries.ts'
import { useCheckInCommands } from '../../data/energy/use-check-in-commands.ts'
import { words } from './words.ts'

interface EnergyDaysProps {
  readonly days: EnergyWeeks['days']
  readonly today: string
}

/** Each day with an answer, the newest first. An answer can be changed or deleted afterwards. */
export function EnergyDays({ days, today }: EnergyDaysProps) {
  const commands = useCheckInCommands()

  async function remove(date: string, name: string) {
    // The focused button goes with its row, so the page gets the focus.
    if (await commands.removeDay(date, name)) focusPage()
  }
  function menuOf({ date, level }: EnergyDaysProps['days'][number], name: string): MenuEntry[] {
    const others = ENERGY_LEVELS.filter((other) => other !== level)
    return [
      ...others.map((other) => ({
        label: words.setTo[other],
        icon: <EnergyIcon level={other} />,
        onSelect: () => void commands.changeDay(date, other, name),
      })),
      {
        label: words.remove,
        icon: <Trash2 aria-hidden />,
        tone: 'danger',
        onSelect: () => void remove(date, name),
      },
    ]
  }

  return (
    <Card aria-labelledby="energy-days">
      <h2 id="energy-days">{words.days}</h2>
      <ul className="rows">
        {days.map((day) => {
          const name = dayName(day.date, today)
          return (
            <li
              key={day.date}
              className="min-h-target grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3"
            >
              <EnergyIcon level={day.level} />
              <p className="flex flex-wrap gap-x-3 leading-[1.35]">
                <span className="flex-[1_1_6.5rem]">{name}</span>
                <strong>{words.levels[day.level]}</strong>
              </p>
              <MenuButton label={words.changeDay(name)} entries={() => menuOf(day, name)} />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
