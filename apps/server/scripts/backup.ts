import { backUp } from '../src/dumps/back-up.ts'

process.umask(0o077)
const { kind, message } = await backUp(process.env)
if (kind === 'ok') {
  console.log(message)
} else {
  console.error(message)
  process.exitCode = 1
}
