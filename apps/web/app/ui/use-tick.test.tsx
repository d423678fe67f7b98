import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { act, startTransition, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useTick } from './use-tick.ts'

const user = userEvent.setup({ delay: null })
/** How each write ends, in the order of the presses. */
let settle: ((isSaved: boolean) => void)[]

beforeEach(() => {
  settle = []
  render(<Page />)
})

function Page() {
  const [place, setPlace] = useState('here')
  return (
    <>
      {/* As the router does it. */}
      <button type="button" onClick={() => startTransition(() => setPlace('there'))}>
        {place}
      </button>
      <Tick />
      <Tick />
    </>
  )
}

function Tick() {
  const [isTicked, tick] = useTick(false, () => new Promise((resolve) => settle.push(resolve)))
  return <input type="checkbox" checked={isTicked} onChange={(event) => tick(event.target.checked)} />
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const ticks = () => boxes().map(({ checked }) => checked)
const press = (place: number) => user.click(boxes()[place]!)
const end = (place: number) => act(async () => settle[place]?.(false))

test('a tick is seen at once, and one that is not saved goes back although another is still being written', async () => {
  await press(0)
  await press(1)
  expect(ticks()).toEqual([true, true])
  await end(0)
  expect(ticks()).toEqual([false, true])
  await end(1)
  expect(ticks()).toEqual([false, false])
})

test('nobody who goes to another page waits for what a tick writes', async () => {
  await press(0)
  await user.click(screen.getByRole('button', { name: 'here' }))
  expect(screen.getByRole('button', { name: 'there' })).toBeTruthy()
  expect(ticks()).toEqual([true, false])
})
