import { decodeBase64 } from '@glimmer/domain/profile/base64'
import { CAMERA_PART, insertInto } from '@glimmer/domain/profile/test/pictures'
import { expect, type Locator, type Page } from '@playwright/test'

/** A file as a person chooses it. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A photo as a camera makes it: red on the left, blue on the right, grainy all over, with the place and the maker in it. */
export async function takePhoto(page: Page, width: number, height: number): Promise<ChosenFile> {
  const jpeg = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('nothing can be drawn here')
      for (const [colour, x] of [
        ['#c02020', 0],
        ['#2020c0', wide / 2],
      ] as const) {
        context.fillStyle = colour
        context.fillRect(x, 0, wide / 2, high)
      }
      let state = 1
      for (let i = 0; i < 20_000; i += 1) {
        state = (state * 48_271) % 2_147_483_647
        context.fillStyle = `rgb(255 255 255 / ${(i % 20) / 100})`
        context.fillRect(state % wide, (state >> 8) % high, 9, 9)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
      const url = await new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result))
        reader.readAsDataURL(blob)
      })
      return url.slice(url.indexOf(',') + 1)
    },
    [width, height] as const,
  )
  const bytes = decodeBase64(jpeg)
  if (!bytes) throw new Error('the browser made no photo')
  return fileOf('photo.jpg', 'image/jpeg', insertInto(bytes, CAMERA_PART))
}

export function fileOf(name: string, mimeType: string, bytes: Uint8Array): ChosenFile {
  return { name, mimeType, buffer: Buffer.from(bytes) }
}

/** Opens Edit Profile from the settings page. */
export async function openProfile(page: Page): Promise<Locator> {
  await profileCard(page).getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
  await expect(dialog).toBeVisible()
  return dialog
}

export function profileCard(page: Page): Locator {
  return page.getByRole('region', { name: 'Profile', exact: true })
}

export function cropping(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Choose the part to show' })
}

/** Chooses a file in Edit Profile, where it is open. One that lies on the disk by its path: the browser reads it there. */
export async function chooseFile(page: Page, file: ChosenFile | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('dialog', { name: 'Edit Profile' })
    .getByRole('button', { name: /^Choose (a|another) photo/ })
    .click()
  await (await chooser).setFiles(file)
}
