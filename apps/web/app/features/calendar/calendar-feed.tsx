import { dateText } from '@glimmer/domain/days/date-text'
import { dayOf } from '@glimmer/domain/days/own-day'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useId, useRef, useState } from 'react'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { endFeed, fetchFeed, makeFeed } from '../../session/calendar-feed-api.ts'
import type { Answer } from '../../session/request.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm/confirm.ts'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './feed-words.ts'

/** The private address by which other programs read this calendar. */
export function CalendarFeed() {
  const session = useSession()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId}>{words.title}</h3>
      <p className="text-s text-ink-soft">{words.hint}</p>
      {session.kind === 'account' ? (
        <FeedOf owner={session.owner} />
      ) : (
        <p className="text-s">{words.needsAccount}</p>
      )}
    </section>
  )
}

type Feed = { readonly since: string | null; readonly address?: string }

function FeedOf({ owner }: { readonly owner: string }) {
  const dayStart = useDayStart()
  const [feed, setFeed] = useState<Feed | null>(null)
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isLeft = false
    const look = async () => {
      const answer = await fetchFeed(owner)
      if (isLeft) return
      setNote(problemOf(answer))
      if (answer.kind === 'ok') setFeed(answer.value)
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [owner, tries])

  async function change(request: typeof makeFeed | typeof endFeed, said = '') {
    setBusy(true)
    const answer = await request(owner)
    setBusy(false)
    setNote(answer.kind === 'ok' ? said : problemOf(answer))
    if (answer.kind === 'ok') setFeed(answer.value)
  }

  async function renew() {
    const { renewQuestion: title, renewBody: body, renew: action } = words
    if (await confirm({ title, body, action })) await change(makeFeed)
  }

  async function turnOff() {
    const { turnOffQuestion: title, turnOffBody: body, turnOff: action } = words
    if (await confirm({ title, body, action, tone: 'danger' })) await change(endFeed, words.turnedOff)
  }

  return (
    <>
      {feed?.address !== undefined && <Address key={feed.address} address={feed.address} onNote={setNote} />}
      {feed?.since && feed.address === undefined && (
        <p className="text-s">{words.since(dateText(dayOf(new Date(feed.since), dayStart), 'dayAndYear'))}</p>
      )}
      <div className="cluster-2">
        {feed?.since && (
          <Button disabled={isBusy} onClick={() => void renew()}>
            {words.renew}
          </Button>
        )}
        {feed && (
          // One button for both ways, so that the focus stays on it, also after a question that gives it back.
          <Button isBusy={isBusy} onClick={() => void (feed.since === null ? change(makeFeed) : turnOff())}>
            {isBusy ? words.working : feed.since === null ? words.make : words.turnOff}
          </Button>
        )}
        {!feed && note !== '' && (
          <Button
            onClick={() => {
              setNote('')
              setTries(tries + 1)
            }}
          >
            {words.again}
          </Button>
        )}
      </div>
      <p role="status" className="text-s empty:hidden">
        {!feed && note === '' ? words.looking : note}
      </p>
    </>
  )
}

interface AddressProps {
  readonly address: string
  readonly onNote: (note: string) => void
}

function Address({ address, onNote }: AddressProps) {
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // It is shown this once.
  useEffect(() => button.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      onNote(words.copied)
    } catch {
      field.current?.select()
      onNote(words.notCopied)
    }
  }

  return (
    <div className="grid gap-2">
      <TextField
        ref={field}
        label={words.address}
        hint={words.addressHint}
        value={address}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button
        ref={button}
        variant="main"
        className="justify-self-start"
        icon={<Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {words.copy}
      </Button>
    </div>
  )
}

function problemOf(answer: Answer<unknown>): string {
  if (answer.kind === 'ok') return ''
  return (answer.kind === 'refused' && answer.message) || words.away
}
