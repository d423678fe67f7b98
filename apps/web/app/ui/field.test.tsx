import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { words } from './field-words.ts'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const LIMIT = 100

test.each([
  ['line', TextField],
  ['text', TextArea],
])(
  'a %s of which a browser leaves out the end says so, and no longer once it is shorter',
  async (_, Kind) => {
    function Written() {
      const [text, setText] = useState('')
      return (
        <Kind label="Note" value={text} maxLength={LIMIT} onChange={(event) => setText(event.target.value)} />
      )
    }
    render(<Written />)
    const user = userEvent.setup({ delay: null })
    await user.click(screen.getByLabelText('Note'))
    await user.paste('x'.repeat(LIMIT - 1))
    expect(screen.queryByText(words.full)).toBeNull()
    await user.paste(' and the part that matters most')
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toHaveLength(LIMIT)
    screen.getByText(words.full)
    await user.keyboard('{Backspace}')
    expect(screen.queryByText(words.full)).toBeNull()
  },
)
