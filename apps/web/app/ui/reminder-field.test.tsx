import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ReminderField } from './reminder-field.tsx'
import { words } from './reminder-words.ts'

function Field({ isOpenAtFirst = false }: { readonly isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const toggle = useRef<HTMLButtonElement>(null)
  return (
    <ReminderField
      entries={[]}
      most={2}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      toggle={toggle}
      choices={
        <>
          <input type="radio" name="kind" aria-label="At a time" />
          <input type="radio" name="kind" aria-label="Before I leave" defaultChecked />
          <input type="time" aria-label="Time" />
        </>
      }
    >
      <p>It rings.</p>
    </ReminderField>
  )
}

test('who opens the ways to be reminded sees them and goes on at the first, by mouse and by keyboard', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  const user = userEvent.setup({ delay: null })
  render(<Field />)
  const toggle = screen.getByRole('button', { name: words.remindMe })
  await user.click(toggle)
  expect(document.activeElement).toBe(screen.getByLabelText('Before I leave'))
  expect(scroll).toHaveBeenCalledTimes(1)
  await user.click(toggle)
  expect(document.activeElement).toBe(toggle)
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Before I leave'))
})

test('where they stand open from before, the focus stays where it was', () => {
  render(<Field isOpenAtFirst />)
  expect(screen.getByLabelText('Time')).toBeDefined()
  expect(document.activeElement).toBe(document.body)
})
