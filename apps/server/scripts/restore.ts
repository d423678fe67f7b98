import { restoreBackup } from '../src/dumps/restore-backup.ts'

process.umask(0o077)
const { kind, message } = await restoreBackup(process.argv.slice(2), process.env)
if (kind === 'ok') {
  console.log(message)
} else {
  console.error(message)
  process.exitCode = 1
}
