import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe } from 'vitest'
import { escapeXml } from './xml.ts'
import { deviceAt } from '../../../test/caldav-device.ts'
import { describeCaldav } from '../../../test/caldav-suite.ts'
import { radicaleVersion, startRadicale } from '../../../test/radicale.ts'

const version = await radicaleVersion()

describe('with a real server', () => {
  let server: Awaited<ReturnType<typeof startRadicale>>
  beforeAll(async () => {
    if (version === null) return
    server = await startRadicale()
    console.log(`Radicale ${version}`)
    return () => server.close()
  })
  beforeEach(({ skip }) => skip(version === null, 'Radicale is not installed here'))

  describeCaldav('Radicale', () => ({
    ...server,
    async addCalendar({ name, color, kinds }) {
      const path = `/anna/${randomUUID()}/`
      const comps = kinds.map((kind) => `<c:comp name="${kind}"/>`).join('')
      await deviceAt(server).makeCalendar(
        path,
        `<d:displayname>${escapeXml(name)}</d:displayname><a:calendar-color>${color}</a:calendar-color><c:supported-calendar-component-set>${comps}</c:supported-calendar-component-set>`,
      )
      return `${server.origin}${path}`
    },
  }))
})
