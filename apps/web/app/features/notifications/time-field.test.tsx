import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TimeField } from './time-field.tsx'

const field = () => screen.getByLabelText('Time')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

test('a time is chosen once the person is done with it, also where the dialog closes over it', () => {
  const onChoose = vi.fn<(minute: number) => void>()
  const { rerender, unmount } = render(<TimeField label="Time" minute={null} onChoose={onChoose} />)
  expect(field()).toHaveProperty('value', '')
  type('10:00')
  type('10:30')
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.blur(field())
  expect(onChoose.mock.calls).toEqual([[630]])

  rerender(<TimeField label="Time" minute={630} onChoose={onChoose} />)
  type('10:30')
  fireEvent.blur(field())
  type('')
  fireEvent.blur(field())
  expect(field()).toHaveProperty('value', '10:30')
  expect(onChoose).toHaveBeenCalledTimes(1)
  type('08:05')
  unmount()
  expect(onChoose.mock.lastCall).toEqual([485])
})
