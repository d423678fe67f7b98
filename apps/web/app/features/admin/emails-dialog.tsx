import type { Crowd, ListedUser } from '@glimmer/api/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import { offerFile } from '../../lib/offer-file.ts'
import type { Answer } from '../../session/request.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { TextField } from '../../ui/text-field.tsx'
import { disableAccount, enableAccount, endAllSessions, fetchAllEmails, fetchEmails } from './admin-api.ts'
import { PagedList } from './paged-list.tsx'
import { PersonRow } from './person-row.tsx'
import { problemText } from './problem-text.ts'
import { usePages } from './use-pages.ts'
import { emailWords, words } from './words.ts'

interface EmailsDialogProps extends DialogControl {
  readonly which: Crowd
  readonly account: AccountSession
}

/** How long after the last letter the server is asked. */
const PAUSE_MS = 250

/** The addresses of a list, page by page, and what an admin does about one of them. */
export function EmailsDialog({ which, account, close }: EmailsDialogProps) {
  const [typed, setTyped] = useState('')
  const startsWith = usePaused(typed.trim())
  const load = useCallback(
    (after: string | undefined) => fetchEmails(which, startsWith, after),
    [which, startsWith],
  )
  const pages = usePages(load)
  const [note, setNote] = useState<{ title?: string; text: string } | null>(null)
  const [isCopying, setCopying] = useState(false)
  const doneButton = useRef<HTMLButtonElement>(null)

  async function copyAll() {
    setCopying(true)
    setNote(null)
    const emails = await fetchAllEmails(which)
    setCopying(false)
    if (emails === null) return setNote({ text: emailWords.failed })
    try {
      await navigator.clipboard.writeText(emails)
      setNote({ title: emailWords.copied, text: emailWords.copiedText })
    } catch {
      offerFile('emails.txt', 'text/plain', emails)
      setNote({ text: emailWords.asFile })
    }
  }

  /** Shows what was done in the row, and says so. */
  async function carryOut(asked: Promise<Answer<unknown>>, person: ListedUser, said: string) {
    setNote(null)
    const answer = await asked
    if (answer.kind !== 'ok') return setNote({ text: problemText(answer) })
    pages.change((items) => items.map((item) => (item.id === person.id ? person : item)))
    setNote({ text: said })
  }

  async function endSessions(person: ListedUser) {
    const { email, id } = person
    const question = { title: emailWords.endSessionsQuestion, body: emailWords.endSessionsBody(email) }
    if (!(await confirm({ ...question, action: emailWords.endSessions, tone: 'danger' }))) return
    await carryOut(endAllSessions(id), person, emailWords.sessionsEnded(email))
  }

  async function disable(person: ListedUser) {
    const { email, id } = person
    const question = { title: emailWords.disableQuestion, body: emailWords.disableBody(email) }
    if (!(await confirm({ ...question, action: emailWords.disable, tone: 'danger' }))) return
    await carryOut(disableAccount(id), { ...person, isDisabled: true }, emailWords.disableDone(email))
  }

  const enable = (person: ListedUser) =>
    carryOut(enableAccount(person.id), { ...person, isDisabled: false }, emailWords.enableDone(person.email))

  return (
    <Dialog
      size="l"
      title={emailWords.title[which]}
      description={emailWords.description[which]}
      initialFocus={doneButton}
      actions={
        <Button ref={doneButton} variant="main" onClick={() => close()}>
          {words.done}
        </Button>
      }
    >
      <div className="stack-4">
        <div className="cluster-2">
          <Button isBusy={pages.state === 'loading'} onClick={pages.refresh}>
            {emailWords.refresh}
          </Button>
          <Button isBusy={isCopying} onClick={() => void copyAll()}>
            {emailWords.copyAll}
          </Button>
        </div>
        <p role="status" className="font-medium wrap-anywhere empty:hidden">
          {note && (note.title ? `${note.title} ${note.text}` : note.text)}
        </p>
        <TextField
          label={emailWords.find}
          hint={emailWords.findHint}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <PagedList
          pages={pages}
          label={emailWords.list}
          loading={emailWords.loading}
          failed={emailWords.failed}
          none={emailWords.none}
        >
          {(person) => (
            <PersonRow
              person={person}
              isSelf={person.id === account.owner}
              onEndSessions={() => void endSessions(person)}
              onDisable={() => void disable(person)}
              onEnable={() => void enable(person)}
            />
          )}
        </PagedList>
      </div>
    </Dialog>
  )
}

/** What was typed, once the person pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
