import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { ENERGY_SUGGESTIONS } from '@glimmer/content/energy/energy-suggestions'
import { suggestionsOnList } from '@glimmer/domain/energy/energy-suggestions'
import { useEffect, useRef, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { useTasks } from '../../data/tasks/use-tasks.ts'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { useOneAct } from '../../ui/dialogs/use-one-act.ts'
import { EnergyLantern } from '../../ui/drawings/energy-lantern.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { useFocusOnNewStep } from '../../ui/use-focus-on-new-step.ts'
import { leaveFor } from './asking.ts'
import { buttonWords } from './button-words.ts'
import type { CheckInOrigin } from './check-in.ts'
import { ChooseLevel } from './choose-level.tsx'
import { ChooseTasks } from './choose-tasks.tsx'
import { useCheckInCommands } from '../../data/energy/use-check-in-commands.ts'
import { NOTHING, type Unfinished, useUnfinished } from './unfinished.ts'
import { useInsight } from './use-insight.ts'
import { useTodaysEnergy } from '../../data/energy/use-check-ins.ts'
import { words } from './words.ts'

interface CheckInDialogProps extends DialogControl {
  readonly origin: CheckInOrigin
}

/** How much energy there is, a few words about it, and tasks that may fit. The level is saved when it is chosen. */
export function CheckInDialog({ origin, close }: CheckInDialogProps) {
  const { store } = useDevice()
  const commands = useCheckInCommands()
  const todaysLevel = useTodaysEnergy()
  // The day's answer before this dialog, or null: correcting the answer in here does not count as a change of energy.
  const [before] = useState(todaysLevel)
  const [kept, keep] = useUnfinished(store.owner)
  const [choice, setChoice] = useState(kept.date === commands.today() ? kept : NOTHING)
  const [hasChosen, setHasChosen] = useState(choice.level !== null)
  const hint = useRef<HTMLParagraphElement>(null)
  const { date, level, chosen } = choice
  const insight = useInsight(level, () =>
    level === null ? '' : commands.insight(date, level, before === level ? null : before),
  )
  const tasks = useTasks()
  const dayStart = useDayStart()
  const onList = level === null ? NONE : suggestionsOnList(level, tasks, date, dayStart)
  const wanted = level === null ? [] : chosenOf(level, chosen, onList)

  useFocusOnNewStep(level === null, hint)

  // Answered in another tab or on another device: nothing is left to ask.
  const isAnsweredElsewhere = origin === 'offered' && level === null && !hasChosen && todaysLevel !== null
  useEffect(() => {
    if (!isAnsweredElsewhere || todaysLevel === null) return
    close()
    showToast({ text: words.answeredElsewhere(todaysLevel) })
  }, [isAnsweredElsewhere, todaysLevel, close])

  function change(next: Unfinished) {
    setChoice(next)
    keep(next)
  }
  async function choose(next: EnergyLevel) {
    const today = commands.today()
    setHasChosen(true)
    if (await commands.checkIn(today, next)) change({ date: today, level: next, chosen })
    else setHasChosen(level !== null)
  }
  function leave() {
    if (level === null && !hasChosen && origin === 'offered') leaveFor(commands.today())
    keep(NOTHING)
    close()
  }
  const add = useOneAct(async () => {
    if (level !== null && (await commands.addTasks(level, wanted))) leave()
  })

  return (
    <Dialog
      onLeave={leave}
      keepOnOutsidePress
      className="ui-sheet"
      title={
        level === null ? (before === null ? words.askTitle : words.askAgainTitle) : words.nextTitle(level)
      }
      closeLabel={words.close}
      initialFocus={hint}
      actions={
        level === null ? (
          <Button onClick={leave}>
            {todaysLevel !== null ? words.keep : origin === 'offered' ? words.notToday : words.notNow}
          </Button>
        ) : (
          <>
            <Button className="me-auto" onClick={() => change({ date, level: null, chosen })}>
              {words.back}
            </Button>
            <Button onClick={leave}>{words.skip}</Button>
            <Button variant="main" disabled={wanted.length === 0} onClick={add}>
              {words.add(wanted.length)}
            </Button>
          </>
        )
      }
    >
      <p ref={hint} tabIndex={-1} className="text-ink-soft">
        {level === null ? (before === null ? words.askHint : words.askAgainHint) : words.nextHint}
      </p>
      {level === null ? (
        <ChooseLevel level={todaysLevel} onChoose={(next) => void choose(next)} />
      ) : (
        <>
          <div className="bg-lantern-wash text-on-lantern cluster-3 font-medium gap-x-4 rounded-m ps-4 pe-6 py-3 [&>svg]:w-[4rem]">
            <EnergyLantern level={level} />
            <p role="status" className="flex-[1_1_5.5rem]">
              {insight || words.noted}
            </p>
          </div>
          {/* Its room is kept while it is hidden, so that nothing moves when it appears. */}
          <div
            className="transition-opacity data-waiting:invisible data-waiting:opacity-0"
            data-waiting={insight === '' || undefined}
          >
            <ChooseTasks
              level={level}
              chosen={wanted}
              onList={onList}
              onChange={(next) => change({ date, level, chosen: next })}
            />
            <ButtonLink to="/energy" variant="plain" className="-ms-button" onClick={leave}>
              {buttonWords.lookBack}
            </ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  )
}

const NONE: ReadonlySet<string> = new Set()

/** The ticked suggestions that belong to this level and are not tasks yet. */
function chosenOf(level: EnergyLevel, chosen: readonly string[], onList: ReadonlySet<string>): string[] {
  return ENERGY_SUGGESTIONS[level].map(({ id }) => id).filter((id) => chosen.includes(id) && !onList.has(id))
}
