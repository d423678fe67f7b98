import { tasksCsv } from '@glimmer/domain/csv/tasks-csv'
import BookOpen from 'lucide-react/icons/book-open'
import Download from 'lucide-react/icons/download'
import Sheet from 'lucide-react/icons/sheet'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'
import { readableCopyOf } from '../../data/storage/readable-copy.ts'
import { stepsIn, tasksIn } from '../../data/tasks/tasks-in.ts'
import { offerFile } from '../../lib/offer-file.ts'
import { dayStartIn, todayOf } from '../../data/preferences/own-day.ts'
import { saveEverything } from '../../session/save-everything.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { tellAbsent } from '../../ui/tell-absent.ts'
import { BringInFile } from './bring-in-file.tsx'
import { words } from './words.ts'

/** Exports a person's data from this device, and imports it. */
export function YourData() {
  const { store } = useDevice()
  const titleId = useId()
  const [note, setNote] = useState('')

  async function downloadAll() {
    const saved = await saveEverything()
    setNote(saved.kind === 'saved' ? words.downloaded(saved.name) : words.notDownloaded)
  }
  async function downloadToRead() {
    const part = await import('@glimmer/domain/readable-copy/readable-copy').catch(tellAbsent)
    if (!part) return
    const now = new Date()
    const name = `glimmer-to-read-${todayOf(store, now)}.html`
    offerFile(name, 'text/html', await readableCopyOf(store, now, part.readableCopy))
    setNote(words.downloaded(name))
  }
  function downloadTasks() {
    const today = todayOf(store, new Date())
    const name = `glimmer-tasks-${today}.csv`
    offerFile(
      name,
      'text/csv',
      tasksCsv(tasksIn(store), stepsIn(store), { today, dayStart: dayStartIn(store) }),
    )
    setNote(words.downloaded(name))
  }

  return (
    <Card aria-labelledby={titleId} className="grid gap-4">
      <CardHead titleId={titleId} title={words.title} text={words.what} />
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button icon={<Download aria-hidden />} onClick={() => void downloadAll()}>
          {words.downloadAll}
        </Button>
        <Button icon={<Sheet aria-hidden />} onClick={downloadTasks}>
          {words.downloadTasks}
        </Button>
        <Button icon={<BookOpen aria-hidden />} onClick={() => void downloadToRead()}>
          {words.downloadToRead}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {note}
      </p>
      <p className="text-s text-ink-soft">{words.csvHint}</p>
      <ButtonLink
        to="/recently-deleted"
        variant="plain"
        className="-ms-4 justify-self-start"
        icon={<Trash2 aria-hidden />}
      >
        {words.recentlyDeleted}
      </ButtonLink>
      <BringInFile />
    </Card>
  )
}
