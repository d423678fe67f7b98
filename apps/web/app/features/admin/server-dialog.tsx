import type { ServerState } from '@glimmer/api/admin'
import { sizeText } from '@glimmer/domain/admin/size-text'
import { type ReactNode, useRef, useState } from 'react'
import type { AccountSession } from '../../session/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { fetchServer, sendTestLetter } from './admin-api.ts'
import { StillAsking } from './still-asking.tsx'
import { problemText } from './problem-text.ts'
import { useAsked } from './use-asked.ts'
import { useWhenText } from './use-when-text.ts'
import { serverWords, words } from './words.ts'

interface ServerDialogProps extends DialogControl {
  readonly account: AccountSession
}

/** How the server is, and a letter to try whether letters arrive. */
export function ServerDialog({ account, close }: ServerDialogProps) {
  const asked = useAsked(fetchServer)
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const doneButton = useRef<HTMLButtonElement>(null)

  async function test() {
    setSending(true)
    setNote(serverWords.testing)
    const answer = await sendTestLetter()
    setSending(false)
    if (answer.kind !== 'ok') return setNote(problemText(answer))
    const { value } = answer
    setNote(value.outcome === 'sent' ? serverWords.testSent(account.email) : value.problem)
  }

  return (
    <Dialog
      title={words.server}
      description={serverWords.description}
      initialFocus={doneButton}
      actions={
        <Button ref={doneButton} variant="main" onClick={() => close()}>
          {words.done}
        </Button>
      }
    >
      {asked.value ? (
        <div className="stack-4">
          <Facts server={asked.value} />
          {asked.value.mailEnabled && (
            <Button className="justify-self-start" isBusy={isSending} onClick={() => void test()}>
              {serverWords.test}
            </Button>
          )}
          <p role="status" className="font-medium wrap-anywhere empty:hidden">
            {note}
          </p>
        </div>
      ) : (
        <StillAsking {...asked} />
      )}
    </Dialog>
  )
}

function Facts({ server }: { readonly server: ServerState }) {
  const { whenText } = useWhenText()
  return (
    <dl className="rows">
      <Fact name={serverWords.version}>{server.version}</Fact>
      <Fact name={serverWords.database}>
        {serverWords.databaseText(server.database, sizeText(server.databaseBytes))}
      </Fact>
      <Fact name={serverWords.dump}>{dumpText(server, whenText)}</Fact>
      <Fact name={serverWords.restore}>{restoreText(server, whenText)}</Fact>
      <Fact name={serverWords.letters}>{lettersText(server)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="stack-1 py-3">
      <dt className="quiet">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

type WhenText = ReturnType<typeof useWhenText>['whenText']

function dumpText({ lastDump, makesDumps }: ServerState, whenText: WhenText): string {
  if (lastDump) return serverWords.dumpText(whenText(lastDump.madeAt), sizeText(lastDump.bytes))
  return makesDumps ? serverWords.noDump : serverWords.dumpsOff
}

function restoreText({ lastDrill, lastDump }: ServerState, whenText: WhenText): string {
  if (!lastDrill) return serverWords.notTried
  const when = whenText(lastDrill.at)
  if (!lastDrill.isOk) return serverWords.triedInVain(when, lastDrill.problem)
  const say = lastDrill.dump === lastDump?.name ? serverWords.tried : serverWords.triedOlder
  return say(when, lastDrill.rows)
}

function lettersText({ mailEnabled, lettersUnderWay }: ServerState): string {
  if (!mailEnabled) return serverWords.noMail
  return lettersUnderWay === 0 ? serverWords.atOnce : serverWords.underWay(lettersUnderWay)
}
