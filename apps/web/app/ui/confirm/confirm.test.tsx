import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { DialogHost } from '../dialogs/dialog-host.tsx'
import { confirm } from './confirm.ts'

const question = { title: 'Delete Task?', body: 'It goes to the trash.', action: 'Delete' }
const user = userEvent.setup({ delay: null })

beforeEach(async () => {
  await import('./confirm-dialog.tsx')
  render(<DialogHost scope="page" />)
})

const see = (title: string) => screen.findByRole('alertdialog', { name: title })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('the promise carries the answer, and the question is gone', async () => {
  const answer = confirm(question)
  await see('Delete Task?')
  await press('Delete')
  expect(await answer).toBe(true)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('questions wait their turn, and to leave one is no', async () => {
  const first = confirm(question)
  const second = confirm({ ...question, title: 'Clear?' })
  await see('Delete Task?')
  await press('Cancel')
  expect(await first).toBe(false)
  await see('Clear?')
  await press('Delete')
  expect(await second).toBe(true)
})
