import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '../lib/create-store.ts'
import { useStore } from '../lib/use-store.ts'
import { DialogHost } from './dialogs/dialog-host.tsx'
import { type DialogControl, defineDialog } from './dialogs/define-dialog.ts'
import { dialogs } from './dialogs/dialogs.ts'
import { FormSheet } from './form-sheet.tsx'
import { TextField } from './text-field.tsx'
import { toastQueue } from './toast/toast.ts'

const words = { close: 'Close', cancel: 'Cancel', draftKept: 'Written before', draftDiscard: 'Clear this' }
const kept = createStore('')
const onSave = vi.fn<() => Promise<unknown>>()
const user = userEvent.setup({ delay: null })

interface NoteProps extends DialogControl {
  readonly keepOnCancel?: boolean
  readonly isGone?: boolean
}

const noteSheet = defineDialog(
  async () =>
    ({ keepOnCancel = false, isGone = false, ...control }: NoteProps) => {
      const form = useRef<HTMLFormElement>(null)
      const text = useStore(kept)
      function putAside() {
        kept.set('')
        return text === '' ? null : () => kept.set(text)
      }
      return (
        <FormSheet
          form={form}
          title="A note"
          words={{ ...words, goneTitle: 'Gone', goneText: 'Deleted elsewhere' }}
          saveLabel="Save"
          isGone={isGone}
          wereKept={text !== ''}
          putAside={putAside}
          keepOnCancel={keepOnCancel}
          reopen={control.reopen}
          onCancel={control.close}
          onSave={onSave}
        >
          <TextField label="Text" value={text} onChange={(event) => kept.set(event.target.value)} />
        </FormSheet>
      )
    },
)

beforeEach(() => {
  kept.set('')
  onSave.mockReset()
  render(<DialogHost scope="owner" />)
})
afterEach(() => act(() => dialogs.drop('owner')))

async function open(props: Omit<NoteProps, keyof DialogControl> = {}) {
  act(() => void dialogs.open(noteSheet, props))
  await screen.findByRole('dialog')
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const bringBack = () => act(async () => void toastQueue.undoNewest())

test('Cancel puts aside what was written, and it can be brought back into the form', async () => {
  await open()
  await press('Cancel')
  await closed()
  expect(toastQueue.undoNewest()).toBe(false)

  await open()
  await user.type(screen.getByRole('textbox'), 'Milk')
  await press('Cancel')
  await closed()
  expect(kept.get()).toBe('')
  await bringBack()
  await screen.findByText(words.draftKept)
  expect(kept.get()).toBe('Milk')
})

test('where Cancel keeps it, it is there again, with a word about it, and goes by the button beside that', async () => {
  await open({ keepOnCancel: true })
  await user.type(screen.getByRole('textbox'), 'Milk')
  expect(screen.queryByText(words.draftKept)).toBeNull()
  await press('Cancel')
  await closed()
  await open({ keepOnCancel: true })
  await press(words.draftDiscard)
  expect([kept.get(), screen.queryByText(words.draftKept)]).toEqual(['', null])
  expect(document.activeElement).toBe(screen.getByRole('dialog').querySelector('form'))
  await bringBack()
  await screen.findByText(words.draftKept)
  expect(kept.get()).toBe('Milk')
})

test('what was deleted meanwhile is said in its place', async () => {
  kept.set('Milk')
  await open({ isGone: true })
  expect(screen.getByRole('status').textContent).toBe('Gone Deleted elsewhere')
  expect(screen.queryByText(words.draftKept)).toBeNull()
})

test('a press while another saves, saves nothing twice', async () => {
  const disk = Promise.withResolvers<void>()
  onSave.mockReturnValue(disk.promise)
  await open()
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  expect(onSave).toHaveBeenCalledOnce()
  disk.resolve()
})
