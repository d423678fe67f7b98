import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button } from './button.tsx'
import { tellAbsent } from './tell-absent.ts'

interface FileButtonProps {
  readonly label: string
  readonly className?: string
  /** Hands the file over and resolves with what is said below the button; null where there is nothing to say. */
  readonly save: () => Promise<string | null>
}

/** Hands a file over, by a part that loads when it is asked for, and says where it is. */
export function FileButton({ label, className, save }: FileButtonProps) {
  const [note, setNote] = useState('')

  async function press() {
    try {
      setNote((await save()) ?? '')
    } catch (error) {
      tellAbsent(error, () => void press())
    }
  }

  return (
    <div className="stack-1">
      <Button
        variant="plain"
        className={className ?? 'justify-self-start'}
        icon={<Download aria-hidden />}
        onClick={() => void press()}
      >
        {label}
      </Button>
      <p role="status" className="text-s wrap-anywhere empty:hidden">
        {note}
      </p>
    </div>
  )
}
