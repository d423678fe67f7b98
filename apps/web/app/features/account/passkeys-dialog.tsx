import type { Passkey, SignInWays } from '@glimmer/api/sign-in-ways'
import { dateText } from '@glimmer/domain/days/date-text'
import { dayOf } from '@glimmer/domain/days/own-day'
import { useRef, useState } from 'react'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { passkeysHere } from '../../session/passkeys-here.ts'
import type { Answer } from '../../session/request.ts'
import type { AccountSession } from '../../session/session-store.ts'
import {
  addPasskey,
  askNewQuestion,
  type Proof,
  removePasskey,
  renamePasskey,
} from '../../session/ways-api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { ProofForm } from './proof-form.tsx'
import { useWays } from './use-ways.ts'
import { words } from './way-words.ts'

interface PasskeysDialogProps extends DialogControl {
  readonly account: AccountSession
}

type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }

const text = words.passkeyList

/** The passkeys of the account: lists them, adds one, names one anew and removes one. */
export function PasskeysDialog({ account, close }: PasskeysDialogProps) {
  const { owner } = account
  const { ways, setWays, isLooking, problem, look } = useWays(owner)
  const [step, setStep] = useState<Step>({ kind: 'list' })
  const [said, setSaid] = useState('')
  const doneButton = useRef<HTMLButtonElement>(null)
  const here = passkeysHere()
  const passkeys = ways?.passkeys ?? []
  const toList = () => setStep({ kind: 'list' })

  const done = (sentence: (name: string) => string) => (changed: SignInWays, name: string) => {
    setWays(changed)
    setSaid(sentence(name))
    toList()
  }
  const shared = { account, mayUsePasskey: here === 'ok' && passkeys.length > 0, onBack: toList }

  if (step.kind === 'add') {
    return (
      <ProofForm
        {...shared}
        {...words.addPasskey}
        name={nameFor(ways)}
        send={(proof, name) => makeAndAdd(owner, proof, name)}
        onDone={done(text.added)}
      />
    )
  }
  if (step.kind === 'rename') {
    return (
      <ProofForm
        {...shared}
        {...words.renamePasskey}
        name={step.passkey.name}
        send={(proof, name) => renamePasskey(owner, proof, step.passkey.id, name)}
        onDone={done(text.renamed)}
      />
    )
  }
  if (step.kind === 'remove') {
    const { id, name } = step.passkey
    return (
      <ProofForm
        {...shared}
        {...words.removePasskey}
        title={words.removePasskey.title(name)}
        variant="danger"
        send={(proof) => removePasskey(owner, proof, id)}
        onDone={done(() => text.removed(name))}
      />
    )
  }
  return (
    <Dialog
      title={words.passkeys}
      description={text.description}
      initialFocus={doneButton}
      actions={
        <>
          {ways && here === 'ok' && <Button onClick={() => setStep({ kind: 'add' })}>{text.add}</Button>}
          {problem && <Button onClick={look}>{words.again}</Button>}
          <Button ref={doneButton} variant="main" onClick={() => close()}>
            {words.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {here !== 'ok' && <p>{text.here[here]}</p>}
        {passkeys.length > 0 && (
          <ul className="grid gap-3">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setStep({ kind: 'rename', passkey })}
                onRemove={() => setStep({ kind: 'remove', passkey })}
              />
            ))}
          </ul>
        )}
        {ways && passkeys.length === 0 && <p>{text.none}</p>}
        <p role="status" className="font-medium empty:hidden">
          {isLooking ? words.looking : problem || said}
        </p>
      </div>
    </Dialog>
  )
}

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onRename: () => void
  readonly onRemove: () => void
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const dayStart = useDayStart()
  const dayText = (instant: string) => dateText(dayOf(new Date(instant), dayStart), 'dayAndYear')
  const { name, since, lastUsed, isSynced } = passkey
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line pb-3 not-last:border-b last:pb-0">
      <div className="grid gap-1">
        <p className="font-medium wrap-anywhere flex flex-wrap items-center gap-2">
          {name}
          {isSynced && <Badge tone="moss">{text.synced}</Badge>}
        </p>
        <p className="text-s text-ink-soft">
          {lastUsed === null ? text.since(dayText(since)) : text.used(dayText(since), dayText(lastUsed))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-label={text.renameOne(name)} onClick={onRename}>
          {text.rename}
        </Button>
        <Button aria-label={text.removeOne(name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </li>
  )
}

/** What a new passkey may be called: by the device that it is made on. */
function nameFor(ways: SignInWays | null): string {
  const { browser = null, system = null } = ways?.device ?? {}
  return system ?? browser ?? words.addPasskey.firstName
}

async function makeAndAdd(owner: string, proof: Proof, name: string): Promise<Answer<SignInWays>> {
  const question = await askNewQuestion(owner, proof)
  if (question.kind !== 'ok') return question
  const { makePasskey } = await import('../../session/passkey-browser.ts')
  const made = await makePasskey(question.value)
  if (made.kind === 'ok') return addPasskey(owner, name, made.value)
  return { kind: 'refused', status: 400, code: null, message: words.addPasskey[made.kind] }
}
