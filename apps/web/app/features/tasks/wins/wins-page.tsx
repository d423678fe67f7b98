import { clockTime } from '@glimmer/domain/days/clock-time'
import { winsAsCsv, winsByDay } from '@glimmer/domain/tasks/wins-by-day'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo, useState } from 'react'
import { useIsFirstPull } from '../../../device/use-is-first-pull.ts'
import { offerFile } from '../../../lib/offer-file.ts'
import { useWins } from '../../../data/wins/use-wins.ts'
import { useWinCommands } from '../../../data/wins/use-win-commands.ts'
import { Button } from '../../../ui/button.tsx'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { TasksEmptyDrawing } from '../../../ui/drawings/tasks-empty-drawing.tsx'
import { EmptyPage } from '../../../ui/empty-page.tsx'
import { focusPage } from '../../../ui/focus.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { LoadingText } from '../../../ui/loading-text.tsx'
import { useToday } from '../../../data/preferences/use-today.ts'
import { WinDaySection } from './win-day-section.tsx'
import { words } from './words.ts'

const DAYS_AT_ONCE = 30

/** All wins, by day. */
export function WinsPage() {
  const wins = useWins()
  const today = useToday()
  const [shown, setShown] = useState(DAYS_AT_ONCE)
  const days = useMemo(() => winsByDay(wins), [wins])
  const commands = useWinCommands()
  const isFirstPull = useIsFirstPull()

  async function clear() {
    const isAgreed = await confirm({
      title: words.clearTitle,
      body: words.clearText(wins.length),
      action: words.clearAction,
      tone: 'danger',
    })
    if (!isAgreed) return
    if (await commands.clear(wins)) focusPage()
  }
  function saveTable() {
    // The byte order mark tells older spreadsheets that the file is Unicode.
    const table = winsAsCsv(wins, (instant) => clockTime(new Date(instant), false))
    offerFile(words.fileName(today), 'text/csv', table)
    showToast({ tone: 'success', text: words.saved })
  }

  return (
    <div className="ui-page">
      <header className="ui-page-head">
        <div>
          <h1>{words.title}</h1>
          <p className="text-ink-soft">{words.intro}</p>
        </div>
        {wins.length > 0 && <p className="quiet">{words.count(wins.length)}</p>}
      </header>
      {wins.length === 0 && isFirstPull && <LoadingText>{words.loading}</LoadingText>}
      {wins.length === 0 && !isFirstPull && <EmptyPage drawing={<TasksEmptyDrawing />} words={words} />}
      {days.slice(0, shown).map((day) => (
        <WinDaySection key={day.date} day={day} today={today} />
      ))}
      {days.length > shown && (
        <Button className="justify-self-center" onClick={() => setShown(shown + DAYS_AT_ONCE)}>
          {words.earlier}
        </Button>
      )}
      {wins.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button icon={<Download aria-hidden />} onClick={saveTable}>
            {words.save}
          </Button>
          <Button variant="plain" icon={<Trash2 aria-hidden />} onClick={() => void clear()}>
            {words.clear}
          </Button>
        </div>
      )}
    </div>
  )
}
