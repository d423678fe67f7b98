import { DAY_STARTS, dayStartName } from '@glimmer/domain/days/day-starts'
import { useId, useMemo, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { createSetDayStart } from '../../data/preferences/day-start-commands.ts'
import { words } from './day-start-words.ts'

const options = DAY_STARTS.map((hour) => ({ value: String(hour), label: dayStartName(hour, isTwelveHours) }))

/** The hour at which the person's day begins. It is saved by a button, as arrow keys pass through other hours. */
export function DayStartCard() {
  const { store } = useDevice()
  const setDayStart = useMemo(() => createSetDayStart(store), [store])
  const titleId = useId()
  const stored = useDayStart()
  const [chosen, setChosen] = useState<string | null>(null)
  const value = chosen ?? String(stored)

  return (
    <Card aria-labelledby={titleId}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void setDayStart(Number(value)).then((isSaved) => isSaved && setChosen(null))
        }}
      >
        <h2 id={titleId}>{words.title}</h2>
        <Select
          isLabelHidden
          label={words.title}
          hint={words.hint}
          className="max-w-[22rem]"
          options={options}
          value={value}
          onChange={setChosen}
        />
        <Button type="submit" className="justify-self-start">
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
