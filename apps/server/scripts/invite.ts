import { makeInvitationLink } from '../src/auth/invitation-link.ts'

const made = makeInvitationLink(process.argv.slice(2), process.env, Date.now())
if (made.kind === 'ok') {
  console.log(made.message)
} else {
  console.error(made.message)
  process.exitCode = 1
}
