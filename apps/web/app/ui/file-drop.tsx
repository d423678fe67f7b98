import FileUp from 'lucide-react/icons/file-up'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'

interface FileDropProps {
  readonly className?: string
  /** Null where no file can be taken now. */
  readonly onFile: ((file: File) => void) | null
  readonly children: ReactNode
}

/** A part of the page that a file can be dropped on. */
export function FileDrop({ className, onFile, children }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={joinClasses(
        className,
        isOver && 'outline-dusk rounded-s outline-2 outline-offset-(--space-2) outline-dashed',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Moving over a child is not leaving.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onFile?.(file)
      }}
    >
      {children}
    </div>
  )
}

interface ChooseFileProps {
  readonly label: string
  /** Shown beside the button where a file can be dropped too. */
  readonly orDrop: string
  /** As an input's `accept`. */
  readonly accept: string
  readonly isBusy?: boolean
  readonly buttonRef?: RefObject<HTMLButtonElement | null>
  readonly onFile: (file: File) => void
}

/** The button that asks for a file. */
export function ChooseFile({ label, orDrop, accept, isBusy, buttonRef, onFile }: ChooseFileProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <div className="grid gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:items-center">
        <Button
          ref={buttonRef}
          icon={<FileUp aria-hidden />}
          isBusy={isBusy}
          onClick={() => field.current?.click()}
        >
          {label}
        </Button>
        {/* Touch screens cannot drop files. */}
        <span className="quiet [@media(hover:none)]:hidden">{orDrop}</span>
      </div>
    </>
  )
}
