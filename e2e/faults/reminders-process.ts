// A server that does nothing but plan and send reminders, in a process of its own, so that it can be killed.
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '../../apps/server/src/config.ts'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { createMailer } from '../../apps/server/src/mail/mailer.ts'
import { createOutbox } from '../../apps/server/src/notifications/outbox.ts'
import { createReminders } from '../../apps/server/src/notifications/reminders.ts'

const read = readConfig(process.env)
if (read.kind === 'wrong') throw new Error(read.message)
const { config } = read
const log = createLog('silent')
const { databaseUrl, dataDir, smtpUrl, mailFrom: from } = config
const database = await openDatabase({ databaseUrl, dataDir, log })
const mailer = createMailer({ smtpUrl, from, log })
const secret = 'the secret of a server that is killed'
// What a killed one had taken comes back soon.
const parts = { lookEveryMs: 100, leaseMs: 2_000 }
createReminders({ config, database, mailer, secret, log, ...parts }).start()
process.stdout.write('started\n')
const outbox = createOutbox(database)
const nothingWaits = async () => (await outbox.nextAt()) === null
// One question at a time: while everything is sent, it waits for a connection like anybody else, and may get none.
for (;;) {
  await pause(200)
  if (await nothingWaits().catch(() => false)) process.stdout.write('nothing waits\n')
}
