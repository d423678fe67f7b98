import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useFocusOnNewStep } from './use-focus-on-new-step.ts'

function Steps({ step }: { readonly step: number }) {
  const title = useRef<HTMLHeadingElement>(null)
  useFocusOnNewStep(step, title)
  return (
    <div className="ui-dialog-body">
      <h1 ref={title} tabIndex={-1}>
        Step {step}
      </h1>
      <button type="button">On</button>
    </div>
  )
}

test('a new step is shown and read from its beginning; the first one, and the same one, take no focus', () => {
  const { container, rerender } = render(<Steps step={1} />)
  expect(document.activeElement).toBe(document.body)
  screen.getByRole('button').focus()
  rerender(<Steps step={1} />)
  expect(document.activeElement).toBe(screen.getByRole('button'))

  const body = container.firstElementChild
  if (body) body.scrollTop = 40
  rerender(<Steps step={2} />)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(body?.scrollTop).toBe(0)
})
