import { profileDefaults } from '@glimmer/domain/profile/profile'
import { PROGRESSIVE, SMALL } from '@glimmer/domain/profile/test/pictures'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDeviceStore, type DeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { toastQueue } from '../../ui/toast/toast.ts'
import { createProfileCommands, type ProfileCommands } from './profile-commands.ts'

let store: DeviceStore
let commands: ProfileCommands

beforeEach(async () => {
  const browser = createBrowser()
  for (const { id } of toastQueue.shown.get()) toastQueue.dismiss(id)
  store = await openDeviceStore('guest', browser)
  commands = createProfileCommands(store, browser)
})
afterEach(() => store.close())

const profile = () => store.mirror.rowOf('profiles', 'me')
const image = () => store.mirror.rowOf('avatars', 'me')?.image
const said = () => toastQueue.shown.get().map(({ title, text }) => title ?? text)
const before = { ...profileDefaults, fullName: 'Robin' }

test('what differs is written, and Undo goes back to what was seen, with nothing in the trash (I2)', async () => {
  expect(await commands.change(before, { ...before, age: 36, bio: 'Tea.' })).toBe(true)
  expect(profile()).toEqual({ id: 'me', ...before, age: 36, bio: 'Tea.' })
  expect(said()).toEqual(['Profile updated successfully'])
  toastQueue.undoNewest()
  await expect.poll(profile).toEqual({ id: 'me', ...before })
  expect(await store.database.trash.getAll()).toEqual([])
})

test('a field that another device changed meanwhile is left as it is', async () => {
  await commands.change(before, { ...before, age: 36 })
  const seen = { ...before, age: 36 }
  await store.write([{ table: 'profiles', rowId: 'me', op: 'update', data: { phone: '123' } }])
  await commands.change(seen, { ...seen, bio: 'Tea.' })
  expect(profile()).toMatchObject({ age: 36, phone: '123', bio: 'Tea.' })
})

test('nothing is written or said where nothing was changed', async () => {
  expect(await commands.change(before, before)).toBe(true)
  expect([profile(), said()]).toEqual([undefined, []])
})

test('a picture is set, changed and removed, each with Undo, and nothing of it goes to the trash (I2)', async () => {
  expect(await commands.setPicture(SMALL)).toBe(true)
  expect(said()).toEqual(['Profile picture uploaded successfully'])
  await commands.setPicture(PROGRESSIVE)
  toastQueue.undoNewest()
  await expect.poll(image).toBe(SMALL)
  await commands.removePicture()
  expect(image()).toBeNull()
  toastQueue.undoNewest()
  await expect.poll(image).toBe(SMALL)
  expect(await store.database.trash.getAll()).toEqual([])
})

test('a picture that does not fit is refused, in the words of the catalogue', async () => {
  expect(await commands.setPicture('no picture')).toBe(false)
  expect(said()).toEqual(['Failed to upload profile picture'])
  expect(image()).toBeNull()
})
