import { truncateSync, writeFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { isAvatarImage } from '@glimmer/domain/profile/avatar-image'
import { bytesOf, join } from '@glimmer/domain/profile/test/pictures'
import type { Locator, Page } from '@playwright/test'
import { expectAllSent, ownerOf, readDeviceRows } from './support/device-data.ts'
import { findProblemsInThemes } from './support/find-problems.ts'
import { expect, test } from './support/journey.ts'
import {
  beginAsGuest,
  newPerson,
  startAsGuest,
  startSignedIn,
  startWithAccount,
  waitUntilKept,
} from './support/people.ts'
import {
  type ChosenFile,
  chooseFile,
  cropping,
  fileOf,
  openProfile,
  profileCard,
  takePhoto,
} from './support/photo.ts'
import { openSettings } from './support/settings-page.ts'

const slider = (page: Page, name: string) => cropping(page).getByRole('slider', { name })
const part = (page: Page) => cropping(page).getByRole('group')

async function pictureOn(page: Page): Promise<string> {
  const [row] = await readDeviceRows(page, 'avatars')
  return String(row?.['image'])
}

/** The colour of a picture, all of it taken together. */
async function colourOf(picture: Locator): Promise<'red' | 'blue' | 'both' | 'neither'> {
  const [red = 0, , blue = 0] = await picture.evaluate((element: HTMLImageElement | HTMLCanvasElement) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!
    context.drawImage(element, 0, 0, 1, 1)
    return [...context.getImageData(0, 0, 1, 1).data]
  })
  if (red + blue < 100) return 'neither'
  if (red > blue * 2) return 'red'
  return blue > red * 2 ? 'blue' : 'both'
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a guest without a network says who they are and gives themselves a picture, and keeps both (I1, I2) @phone', async ({
    page,
  }) => {
    await beginAsGuest(page)
    const photo = await takePhoto(page, 1_600, 1_200)
    await waitUntilKept(page)
    await openSettings(page)
    await page.context().setOffline(true)
    await expect(profileCard(page)).toContainText('No name yet')

    // What is not clear is asked for, what is written survives a reload, and what is empty stays empty.
    const dialog = await openProfile(page)
    await dialog.getByLabel('Full name').fill('Robin Reed')
    await dialog.getByLabel('Age').fill('151')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog.getByText('Please give your age as a number from 0 to 150')).toBeVisible()
    await expect(dialog.getByLabel('Age')).toBeFocused()
    await page.reload()
    await openProfile(page)
    await expect(dialog.getByText('This is what you wrote before.')).toBeVisible()
    await dialog.getByLabel('Age').fill('36')
    await dialog.getByLabel('Gender').selectOption('Prefer not to say')
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Profile updated successfully', { exact: true })).toBeVisible()
    await expect(profileCard(page)).toContainText('Robin Reed')
    const saved = { fullName: 'Robin Reed', gender: 'prefer_not_to_say', age: 36, phone: null, bio: null }
    expect(await readDeviceRows(page, 'profiles')).toMatchObject([saved])

    await openProfile(page)
    await chooseFile(page, photo)
    await slider(page, 'Left and right').fill('0')
    await cropping(page).getByRole('button', { name: 'Use this picture' }).click()
    await expect(page.getByText('Profile picture uploaded successfully', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Choose another photo' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.reload()
    const picture = profileCard(page).locator('img')
    await expect(picture).toBeVisible()

    await openProfile(page)
    await dialog.getByRole('button', { name: 'Remove picture' }).click()
    await expect(dialog.getByRole('img', { name: 'Your profile picture' })).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Choose a photo' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    // The message began beside the dialog and may be gone by now. Its Undo is not.
    await page.keyboard.press('Control+z')
    await expect(picture).toBeVisible()
  })
})

test('an account’s profile and picture come to its other device, and its server shows the picture to nobody else (I2)', async ({
  page,
  openDevice,
}) => {
  const person = await startWithAccount(page, newPerson('Robin'))
  await openSettings(page)
  await expect(profileCard(page)).toContainText(person.email)
  const dialog = await openProfile(page)
  await expect(dialog.getByLabel('Full name')).toHaveValue('Robin')
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email)
  await chooseFile(page, await takePhoto(page, 800, 600))
  await cropping(page).getByRole('button', { name: 'Use this picture' }).click()
  await dialog.getByLabel('Bio').fill('Tea, and long walks.')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expectAllSent(page)

  const second = await openDevice()
  await startSignedIn(second, person)
  await openSettings(second)
  await expect(profileCard(second).locator('img')).toBeVisible()
  await expect((await openProfile(second)).getByLabel('Bio')).toHaveValue('Tea, and long walks.')

  const address = new URL(`/avatars/${await ownerOf(page)}/avatar.jpg`, page.url()).href
  const own = await page.request.get(address)
  expect([own.status(), own.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await own.body()).toString('base64')).toBe(await pictureOn(second))
  const other = await openDevice()
  await startWithAccount(other)
  expect((await other.request.get(address)).status()).toBe(404)
})

test('the part of a photo is chosen with a mouse, by keys or by fingers, and changes nothing until it is used (I2) @phone', async ({
  page,
}, { project }) => {
  await startAsGuest(page)
  await openSettings(page)
  const photo = await takePhoto(page, 1_200, 600)
  const dialog = await openProfile(page)
  await chooseFile(page, photo)
  expect(await colourOf(part(page).locator('canvas'))).toBe('both')
  await expect(slider(page, 'Up and down')).toBeDisabled()
  await expect(slider(page, 'Left and right')).toHaveValue('50')
  expect(await findProblemsInThemes(page)).toEqual([])

  await part(page).focus()
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('+')
  await expect(slider(page, 'Closer')).not.toHaveValue('0')
  await expect(slider(page, 'Up and down')).toHaveValue('50')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(slider(page, 'Up and down')).not.toHaveValue('50')
  await expect(slider(page, 'Left and right')).not.toHaveValue('50')
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('-')
  await expect(slider(page, 'Closer')).toHaveValue('0')

  const { x = 0, y = 0, width = 0 } = (await part(page).boundingBox()) ?? {}
  const [middle, high] = [x + width / 2, y + width / 2]
  if (project.name === 'phone') await pinch(page, middle, high, width / 4)
  else {
    await page.mouse.move(middle, high)
    await page.mouse.down()
    await page.mouse.move(middle + width, high, { steps: 4 })
    await page.mouse.up()
    await expect(slider(page, 'Left and right')).toHaveValue('0')
  }
  await cropping(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(cropping(page)).toBeHidden()
  expect(await readDeviceRows(page, 'avatars')).toEqual([])

  await chooseFile(page, photo)
  await slider(page, 'Left and right').fill('100')
  await cropping(page).getByRole('button', { name: 'Use this picture' }).click()
  const picture = dialog.getByRole('img', { name: 'Your profile picture' })
  await expect(picture).toBeVisible()
  expect(await colourOf(picture)).toBe('blue')
  expect(await findProblemsInThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await findProblemsInThemes(page)).toEqual([])
})

/** Two fingers go apart around this place. */
async function pinch(page: Page, x: number, y: number, reach: number): Promise<void> {
  const hands = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    hands.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: x - apart, y, id: 1 },
              { x: x + apart, y, id: 2 },
            ],
    })
  await touch('touchStart', reach / 2)
  await touch('touchMove', reach * 0.75)
  await touch('touchMove', reach)
  await touch('touchEnd', 0)
  await expect(slider(page, 'Closer')).not.toHaveValue('0')
}

test('a photo of 12 megapixels becomes a small picture without the place and the maker that were in it (I2)', async ({
  page,
}) => {
  await startAsGuest(page)
  await openSettings(page)
  const photo = await takePhoto(page, 4_032, 3_024)
  expect(photo.buffer.includes('Acorn')).toBe(true)
  await openProfile(page)
  await chooseFile(page, photo)
  await cropping(page).getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Profile picture uploaded successfully', { exact: true })).toBeVisible()
  const image = await pictureOn(page)
  expect(isAvatarImage(image)).toBe(true)
  const bytes = Buffer.from(image, 'base64')
  for (const said of ['Acorn', 'Exif', 'GPS', 'ICC_PROFILE', 'http']) expect(bytes.includes(said)).toBe(false)
})

test('what is no photo, or far too large, is left alone, and what helps is said (I2)', async ({
  page,
  profile,
}) => {
  await startAsGuest(page)
  await openSettings(page)
  const dialog = await openProfile(page)
  const longestTask = await watchLongTasks(page)
  const png = (width: number, height: number) => {
    const size = Buffer.alloc(8)
    size.writeUInt32BE(width, 0)
    size.writeUInt32BE(height, 4)
    return join(bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), size, bytesOf('\x08\x06\0\0\0'))
  }
  const expectRefused = async (file: ChosenFile | string, words: string) => {
    await chooseFile(page, file)
    await expect(dialog.getByRole('status')).toContainText(`Failed to upload profile picture. `)
    await expect(dialog.getByRole('status')).toContainText(words)
  }
  for (const [bytes, words] of [
    [bytesOf('dear diary'), 'JPEG, PNG and WebP pictures work.'],
    [png(40, 40), 'JPEG, PNG and WebP pictures work.'],
    [png(60_000, 60_000), 'This picture has more than 50 million pixels.'],
    [png(20_000, 10), 'This picture is too long and thin.'],
  ] as const)
    await expectRefused(fileOf('photo.png', 'image/png', bytes), words)
  const large = joinPath(profile, 'photo.png')
  writeFileSync(large, '')
  truncateSync(large, 30_000_001)
  await expectRefused(large, 'This file is larger than 30 MB.')
  expect(await longestTask()).toBeLessThan(1_000)
  await expect(cropping(page)).toHaveCount(0)
  expect(await readDeviceRows(page, 'avatars')).toEqual([])
})

/** From now on, how long the page answered nothing at the most, in ms. */
async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Reflect.set(globalThis, 'longTasks', tasks)
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  return () => page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'longTasks') as number[])))
}
