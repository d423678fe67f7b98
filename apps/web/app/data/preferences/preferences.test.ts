import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DeviceStore, openDeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { preferencesIn, putPreferences } from './preferences.ts'

let store: DeviceStore
beforeEach(async () => {
  store = await openDeviceStore('guest', createBrowser())
})
afterEach(() => store.close())

test('preferences that are new on this device have all notification settings on (C6)', async () => {
  await store.write([putPreferences({ goals: ['Rest, slowly'] })])
  expect(preferencesIn(store)?.notificationSettings).toEqual({
    email: true,
    push: true,
    daily_reminders: true,
  })
})
