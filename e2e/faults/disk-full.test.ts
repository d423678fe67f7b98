import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type GlimmerServer, startGlimmer } from '../support/glimmer-server.ts'
import { type Account, signUpAt } from './account.ts'
import { type FaultRun, startFaultRun } from './fault-run.ts'
import { expectKept, openRememberingDevice, type RememberingDevice } from './remembering-device.ts'

const MB = 1024 * 1024

const WITHOUT_A_DISK = 'no small disk may be mounted here, to be filled'

/** A small disk of its own, in memory; null where this user may not mount one. */
function mountSmallDisk(): { readonly folder: string; remove(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'glimmer-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m', 'tmpfs', folder])
  if (mounted.status !== 0) {
    process.stdout.write(`faults: no small disk to fill, as nothing may be mounted here: ${mounted.stderr}\n`)
    rmSync(folder, { recursive: true })
    return null
  }
  return {
    folder,
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Fills a disk with a file until so many bytes are left; 0 means: until it takes nothing more. */
function fill(folder: string, left: number): string {
  const path = join(folder, 'filling')
  const file = openSync(path, 'a')
  const block = Buffer.alloc(64 * 1024)
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder)
      const more = Math.min(block.length, bavail * bsize - left)
      if (more <= 0) break
      writeSync(file, block, 0, more)
    }
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  return path
}

describe('a disk that is full', () => {
  const disk = mountSmallDisk()
  let server: GlimmerServer | undefined
  afterAll(async () => {
    await server?.dispose()
    disk?.remove()
  })

  const pushAnything = (account: Account) => account.post('/api/sync/push', { owner: account.userId })
  const codeOf = async (response: Response) =>
    [response.status, ((await response.json()) as { error: { code: string } }).error.code] as const

  async function fillAndFree(
    url: string,
    folder: string,
    left: number,
    run: FaultRun,
    device: RememberingDevice,
  ) {
    const filling = fill(folder, left)
    for (let writes = 0; writes < 5; writes += 1) await device.writeSomething(run)
    const waiting = await device.countWaiting()
    expect(await device.syncOnce()).toBe('unreachable')
    expect(await codeOf(await pushAnything(device.account))).toEqual([507, 'disk_full'])
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'read_only' })
    expect(((await (await device.account.get('/api/me')).json()) as { user: object }).user).not.toBeNull()
    await expectKept(device)
    expect(await device.countWaiting()).toBe(waiting)
    rmSync(filling)
    await device.sendAll()
    await expectKept(device)
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'ready' })
  }

  it('takes nothing more and loses nothing, and takes writes again when it has room', async ({ skip }) => {
    skip(!disk, WITHOUT_A_DISK)
    const run = startFaultRun('disk full under the data folder', { thin: 1, full: 20 })
    const folder = disk?.folder ?? ''
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir)
    server = await startGlimmer({ LOG_LEVEL: 'error', DATA_DIR: dataDir })
    const { url } = server
    const device = await openRememberingDevice(await signUpAt(() => url))
    for (let time = 1; time <= run.times; time += 1) {
      await device.writeSomething(run)
      await device.sendAll()
      // Others may leave us nothing at all; we leave ourselves a reserve.
      await fillAndFree(url, folder, 0, run, device)
      await fillAndFree(url, folder, run.between(0, 15) * MB, run, device)
    }
    // A first start needs room and says so; one on a folder that is there opens for reading.
    await server.kill()
    const filling = fill(folder, 0)
    const first = startGlimmer({ LOG_LEVEL: 'error', DATA_DIR: join(folder, 'another') })
    await expect(first).rejects.toThrow(/The disk under .+ is full\. Make room there and start again/)
    // Whatever the refused start gave back is taken as well: the database may write only into our reserve.
    fill(folder, 0)
    await server.start()
    expect(existsSync(join(dataDir, 'reserve'))).toBe(false)
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'read_only' })
    await expectKept(device)
    rmSync(filling)
    await device.sendAll()
    await expectKept(device)
    run.report(
      `${run.times * 2} times full: 507, reads went on, no restart, ${device.countAcknowledged()} acknowledged, 0 lost`,
    )
  }, 1_800_000)

  it('is not filled by our own writes', async ({ skip }) => {
    skip(!disk, WITHOUT_A_DISK)
    const run = startFaultRun('disk filled by writes', { thin: 1, full: 1 })
    const folder = disk?.folder ?? ''
    const url = server?.url ?? ''
    const device = await openRememberingDevice(await signUpAt(() => url))
    const filling = fill(folder, 16.5 * MB)
    let end = 'done'
    for (let rounds = 0; end === 'done' && rounds < 400; rounds += 1) {
      for (let writes = 0; writes < 20; writes += 1) await device.writeSomething(run)
      end = await device.syncOnce()
    }
    expect(end).toBe('unreachable')
    expect(await codeOf(await pushAnything(device.account))).toEqual([507, 'disk_full'])
    await expectKept(device)
    rmSync(filling)
    await device.sendAll()
    await expectKept(device)
    run.report(`507 with room to spare, ${device.countAcknowledged()} acknowledged, 0 lost`)
  }, 1_800_000)
})
