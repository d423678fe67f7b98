import { drill } from '../src/dumps/drill.ts'

process.umask(0o077)
const { kind, message } = await drill(process.argv.slice(2), process.env)
if (kind === 'ok') {
  console.log(message)
} else {
  console.error(message)
  process.exitCode = 1
}
