import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { BreakdownContext, type LoadBreakdown } from '../breakdown-part.ts'
import { AssistButton } from './assist-button.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

test('what suggests steps is fetched while the title of a new task is still to be written, and not before the form is drawn', async () => {
  const load = vi.fn<LoadBreakdown>(async () => ({ BreakdownDialog: () => null }))
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <BreakdownContext value={load}>
        <AssistButton task={{ title: '', context: null }} canEstimate onApply={async () => true} />
      </BreakdownContext>,
    ),
  )
  expect(load).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await act(async () => root.unmount())
  page.remove()
})
