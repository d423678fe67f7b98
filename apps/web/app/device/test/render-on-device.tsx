import { render, type RenderResult } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { DeviceContext } from '../device-context.ts'
import type { Environment } from '../environment.ts'
import type { Sync } from '../run-sync.ts'
import { startSync } from '../start-sync.ts'
import { type DeviceStore, openDeviceStore } from '../store.ts'
import { createBrowser } from './test-device.ts'

/** A guest's store, open until what the test drew is gone. */
export async function openGuestStore(browser: Environment = createBrowser()): Promise<DeviceStore> {
  const store = await openDeviceStore('guest', browser)
  onTestFinished(() => store.close())
  return store
}

/** Draws what needs a device, and gives the hands of a person who uses it. */
export function renderOnDevice(
  ui: ReactNode,
  store: DeviceStore,
  changes: Partial<Sync> = {},
): RenderResult & { readonly user: UserEvent } {
  const device = { store, sync: { ...startSync(store, createBrowser()), ...changes } }
  const view = render(ui, {
    wrapper: ({ children }) => <DeviceContext value={device}>{children}</DeviceContext>,
  })
  return { ...view, user: userEvent.setup({ delay: null }) }
}
