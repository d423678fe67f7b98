import { useRef, useState } from 'react'
import { offerFile } from '../../lib/offer-file.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { words } from './way-words.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

const text = words.recovery

/** Shows recovery codes this once, to be kept elsewhere. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState('')
  const download = useRef<HTMLButtonElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setSaid(text.copied)
    } catch {
      setSaid(text.notCopied)
    }
  }

  return (
    <Dialog
      title={text.title}
      description={text.description}
      initialFocus={download}
      keepOnOutsidePress
      onLeave={onDone}
      actions={
        <>
          <Button
            ref={download}
            onClick={() => offerFile('glimmer-recovery-codes.txt', 'text/plain', text.file(codes.join('\n')))}
          >
            {text.download}
          </Button>
          <Button onClick={() => void copy()}>{text.copy}</Button>
          <Button variant="main" onClick={onDone}>
            {text.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ul aria-label={text.list} className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="font-medium tabular-nums">
              {code}
            </li>
          ))}
        </ul>
        <p>{text.keep}</p>
        <p role="status" className="font-medium empty:hidden">
          {said}
        </p>
      </div>
    </Dialog>
  )
}
