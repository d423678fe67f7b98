import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Location } from 'react-router'
import { expect, test, vi } from 'vitest'
import { CrashBoundary } from './crash-boundary.tsx'

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: pathname,
  mask: undefined,
})
const crashed = () => screen.queryByRole('heading', { name: 'This page stopped working' })

function Broken(): ReactNode {
  throw new Error('on purpose')
}

test('what stopped working gives way to the crash page, until the person goes to another address', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const broken = at('/tasks')
  const { rerender } = render(
    <CrashBoundary location={broken}>
      <Broken />
    </CrashBoundary>,
  )
  expect(crashed()).not.toBeNull()
  rerender(<CrashBoundary location={broken}>whole again</CrashBoundary>)
  expect(crashed()).not.toBeNull()
  rerender(<CrashBoundary location={at('/later')}>whole again</CrashBoundary>)
  expect(crashed()).toBeNull()
  screen.getByText('whole again')
})
