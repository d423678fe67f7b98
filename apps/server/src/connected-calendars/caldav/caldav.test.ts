import { afterAll, beforeAll } from 'vitest'
import { type CaldavServer, startCaldavServer } from '../../../test/caldav-server.ts'
import { describeCaldav } from '../../../test/caldav-suite.ts'
import type { ChangeMode } from '../../../test/caldav-store.ts'

let server: CaldavServer
beforeAll(async () => {
  server = await startCaldavServer()
})
afterAll(() => server.close())

for (const mode of ['token', 'ctag', 'etags'] satisfies ChangeMode[]) {
  describeCaldav(`our server, which tells what changed by ${mode}`, () => ({
    ...server,
    addCalendar: async (about) => server.addCalendar({ ...about, mode }).address,
  }))
}
