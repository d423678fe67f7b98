import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BreakdownContext, type LoadBreakdown } from '../breakdown-part.ts'
import { AssistButton } from './assist-button.tsx'

test('what suggests steps is fetched while the title of a new task is still to be written, and not before the form is drawn', async () => {
  const load = vi.fn<LoadBreakdown>(async () => ({ BreakdownDialog: () => null }))
  render(
    <BreakdownContext value={load}>
      <AssistButton task={{ title: '', context: null }} canEstimate onApply={async () => true} />
    </BreakdownContext>,
  )
  expect(load).not.toHaveBeenCalled()
  await waitFor(() => expect(load).toHaveBeenCalledOnce())
})
