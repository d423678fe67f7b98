import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { RenameField, type RenameFieldProps } from './rename-field.tsx'
import { renaming } from './renaming.ts'

const user = userEvent.setup({ delay: null })
const rename = vi.fn<RenameFieldProps['onRename']>()

beforeEach(() => {
  sessionStorage.clear()
  rename.mockReset().mockResolvedValue(true)
  renaming.set({ id: 'fern', text: 'Water the fern' })
  render(<RenameField id="fern" label="Name" title="Water the fern" onRename={rename} onLeave={() => {}} />)
})

test('a name is left half written while the person looks something up in another window (F2)', async () => {
  const field = screen.getByRole('textbox')
  field.focus()
  await user.type(field, 'Wa', { initialSelectionStart: 0, initialSelectionEnd: 14 })
  // What a window that loses the focus tells its field, which has it still.
  fireEvent.blur(field)
  expect(rename).not.toHaveBeenCalled()
  expect(renaming.get()).toEqual({ id: 'fern', text: 'Wa' })
  await user.type(field, 'ter both', { skipClick: true })
  field.blur()
  expect(rename).toHaveBeenCalledExactlyOnceWith('Water both')
})
