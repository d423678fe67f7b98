import { makeResetLink } from '../src/auth/reset-link.ts'

const made = makeResetLink(process.argv.slice(2), process.env, Date.now())
if (made.kind === 'ok') {
  console.log(made.message)
} else {
  console.error(made.message)
  process.exitCode = 1
}
