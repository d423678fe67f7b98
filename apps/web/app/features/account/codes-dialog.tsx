import type { NewCodes } from '@glimmer/api/sign-in-ways'
import { dateText } from '@glimmer/domain/days/date-text'
import { dayOf } from '@glimmer/domain/days/own-day'
import { useRef, useState } from 'react'
import { useDayStart } from '../../data/preferences/use-today.ts'
import { passkeysHere } from '../../session/passkeys-here.ts'
import type { AccountSession } from '../../session/session-store.ts'
import { beginCodes, renewRecoveryCodes, turnCodesOff } from '../../session/ways-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { DialogControl } from '../../ui/dialogs/define-dialog.ts'
import { CodesSetUp } from './codes-set-up.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useWays } from './use-ways.ts'
import { words } from './way-words.ts'

interface CodesDialogProps extends DialogControl {
  readonly account: AccountSession
}

type Step =
  | { readonly kind: 'state' | 'begin' | 'renew' | 'off' }
  | { readonly kind: 'set-up'; readonly made: NewCodes }
  | { readonly kind: 'recovery'; readonly codes: readonly string[] }

/** One-time codes: turns them on and off, and makes new recovery codes. */
export function CodesDialog({ account, close }: CodesDialogProps) {
  const { owner } = account
  const { ways, setWays, isLooking, problem, look } = useWays(owner)
  const [step, setStep] = useState<Step>({ kind: 'state' })
  const [said, setSaid] = useState('')
  const doneButton = useRef<HTMLButtonElement>(null)
  const dayStart = useDayStart()
  const toState = () => setStep({ kind: 'state' })
  const mayUsePasskey = passkeysHere() === 'ok' && (ways?.passkeys.length ?? 0) > 0
  const shared = { account, mayUsePasskey, onBack: toState }
  const showRecovery = (codes: readonly string[]) => setStep({ kind: 'recovery', codes })

  if (step.kind === 'begin') {
    return (
      <ProofForm
        {...shared}
        {...words.begin}
        send={(proof) => beginCodes(owner, proof)}
        onDone={(made) => setStep({ kind: 'set-up', made })}
      />
    )
  }
  if (step.kind === 'set-up')
    return <CodesSetUp owner={owner} made={step.made} onBack={toState} onDone={showRecovery} />
  if (step.kind === 'recovery') {
    return (
      <RecoveryCodes
        codes={step.codes}
        onDone={() => {
          setSaid('')
          look()
          toState()
        }}
      />
    )
  }
  if (step.kind === 'renew') {
    return (
      <ProofForm
        {...shared}
        {...words.renew}
        send={(proof) => renewRecoveryCodes(owner, proof)}
        onDone={({ recoveryCodes }) => showRecovery(recoveryCodes)}
      />
    )
  }
  if (step.kind === 'off') {
    return (
      <ProofForm
        {...shared}
        {...words.off}
        variant="danger"
        send={(proof) => turnCodesOff(owner, proof)}
        onDone={(changed) => {
          setWays(changed)
          setSaid(words.turnedOff)
          toState()
        }}
      />
    )
  }
  const codes = ways?.codes ?? null
  const isOff = ways !== null && codes === null
  return (
    <Dialog
      title={words.codes}
      description={words.codesOff}
      initialFocus={doneButton}
      actions={
        <>
          {isOff && <Button onClick={() => setStep({ kind: 'begin' })}>{words.turnOn}</Button>}
          {codes && <Button onClick={() => setStep({ kind: 'off' })}>{words.turnOff}</Button>}
          {codes && <Button onClick={() => setStep({ kind: 'renew' })}>{words.newRecovery}</Button>}
          {problem && <Button onClick={look}>{words.again}</Button>}
          <Button ref={doneButton} variant="main" onClick={() => close()}>
            {words.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {codes && (
          <>
            <p className="font-medium">
              {words.codesOn(dateText(dayOf(new Date(codes.since), dayStart), 'dayAndYear'))}
            </p>
            <p>{words.recoveryLeft(codes.recoveryCodesLeft)}</p>
          </>
        )}
        <p role="status" className="font-medium empty:hidden">
          {isLooking && !ways ? words.looking : problem || said}
        </p>
      </div>
    </Dialog>
  )
}
