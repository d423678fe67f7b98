import { type ReactNode, type Ref, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface LineFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly submit: string
  readonly icon: ReactNode
  readonly maxLength: number
  readonly onLine: (text: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** One line and Enter. A blank line is ignored. */
export function LineField({ label, placeholder, submit, icon, maxLength, onLine, ref }: LineFieldProps) {
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        onLine(text.trim())
        setText('')
      }}
    >
      <TextField
        ref={ref}
        label={label}
        isLabelHidden
        placeholder={placeholder}
        value={text}
        maxLength={maxLength}
        enterKeyHint="done"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        after={<IconButton type="submit" label={submit} icon={icon} />}
      />
    </form>
  )
}
