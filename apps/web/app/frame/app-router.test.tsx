import { fireEvent, render, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AppRouter } from './app-router.tsx'

function Page() {
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <Link to="/slow">slow</Link>
      <Link to="/broken">broken</Link>
      <Link to="/quick?date=today">quick</Link>
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('link', { name }))

test('a page stays, with its address, until the one that was asked for last is here', async () => {
  window.history.replaceState(null, '', '/first')
  let letCome = () => {}
  const slow = new Promise<void>((resolve) => (letCome = resolve))
  render(
    <AppRouter load={(pathname) => (pathname === '/slow' ? slow : Promise.resolve())}>
      <Page />
    </AppRouter>,
  )
  press('slow')
  screen.getByRole('heading', { name: '/first' })
  expect(location.pathname).toBe('/first')
  press('quick')
  await screen.findByRole('heading', { name: '/quick' })
  expect(location.search).toBe('?date=today')
  letCome()
  await slow
  screen.getByRole('heading', { name: '/quick' })
  press('slow')
  await screen.findByRole('heading', { name: '/slow' })
  expect(location.pathname).toBe('/slow')
})

test('a page whose code breaks as it begins shows the crash page, at its address', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  window.history.replaceState(null, '', '/first')
  const load = (pathname: string) =>
    pathname === '/broken' ? Promise.reject(new Error('on purpose')) : Promise.resolve()
  render(
    <AppRouter load={load}>
      <Page />
    </AppRouter>,
  )
  press('broken')
  await screen.findByRole('heading', { name: 'This page stopped working' })
  expect(location.pathname).toBe('/broken')
})
