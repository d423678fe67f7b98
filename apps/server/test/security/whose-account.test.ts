import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Browser } from '../browser.ts'
import { describeOnBothDatabases, type TestGround } from '../databases.ts'
import { tokenOf } from '../post-office.ts'
import { dumpEverything } from '../rows-of-person.ts'
import { prepareMailboxes, whoIs } from './mailbox.ts'

/** `GLIMMER_FAULTS=full` tries more histories; `GLIMMER_SEED=7` the same again. */
const HISTORIES = process.env['GLIMMER_FAULTS'] === 'full' ? 40 : 5
const SEED = Number(process.env['GLIMMER_SEED'])
const STEPS = 12

const ADMINS = Array.from({ length: 200 }, (_, i) => `admin-${i}@example.org`)

type Who = 'stranger' | 'holder'
const passwordOf = (who: Who, number: number) => `${who} chose number ${number}`

/** What should be known of one address. The holder reads its mailbox; the stranger may do anything else. */
interface Model {
  readonly email: string
  isConfirmed: boolean
  password: string | null
  links: { readonly token: string; readonly kind: 'confirm' | 'reset'; isGood: boolean }[]
}

type Mail = ReturnType<typeof prepareMailboxes>
interface Real {
  readonly mail: Mail
  readonly ground: TestGround
  readonly onDone: () => void
}
type Step = fc.AsyncCommand<Model, Real>

/** Adds the letters that came since to the model. Returns whether there were any. */
async function readMailbox(model: Model, { mail }: Real): Promise<boolean> {
  const links = await mail.linksTo(model.email)
  const fresh = links.slice(model.links.length)
  for (const link of fresh) {
    const kind = link.includes('#confirm=') ? 'confirm' : 'reset'
    model.links.push({ token: tokenOf(link), kind, isGood: true })
  }
  return fresh.length > 0
}

function voidLinks({ links }: Model): void {
  for (const link of links) link.isGood = false
}

const codeOf = async (answer: Response): Promise<string> => {
  const body = (await answer.json()) as { status?: string; error?: { code: string } }
  return body.error?.code ?? body.status ?? ''
}

function step(says: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return {
    check: () => true,
    async run(model, real) {
      await run(model, real)
      real.onDone()
      const { accounts } = await real.ground.open()
      const kept = await accounts
        .selectFrom('user')
        .leftJoin('public.user_roles', 'public.user_roles.user_id', 'user.id')
        .select(['email_verified', 'role'])
        .where('email', '=', model.email)
        .execute()
      const role = model.isConfirmed ? 'admin' : null
      expect(kept).toEqual(model.password === null ? [] : [{ email_verified: model.isConfirmed, role }])
    },
    toString: () => says,
  }
}

const signUp = (who: Who, number: number) =>
  step(`${who} signs up (${number})`, async (model, real) => {
    const password = passwordOf(who, number)
    expect(await codeOf(await real.mail.signUp(model.email, password, who))).toBe('check_email')
    const older = [...model.links]
    const hasLetter = await readMailbox(model, real)
    if (model.isConfirmed || !hasLetter) return
    for (const link of older) link.isGood = false
    model.password = password
  })

const signIn = (who: Who, number: number) =>
  step(`${who} signs in (${number})`, async (model, real) => {
    const password = passwordOf(who, number)
    const answer = await codeOf(await real.mail.signIn(model.email, password))
    await readMailbox(model, real)
    const isRight = password === model.password
    const expected = !isRight
      ? 'wrong_email_or_password'
      : model.isConfirmed
        ? 'signed_in'
        : 'email_not_confirmed'
    expect(answer).toBe(expected)
    if (answer === 'signed_in') expect(who).toBe('holder')
  })

type Link = Model['links'][number]
type Pick = (model: Model) => Link

const NOBODYS: Link = { token: 'nobody-made-this-one', kind: 'confirm', isGood: false }

async function expectSignedIn(browser: Browser, { email }: Model): Promise<void> {
  expect(await whoIs(browser)).toEqual([email, 'admin'])
}

const confirm = (pick: Pick, number: number, isAnew: boolean) =>
  step(`the holder confirms${isAnew ? ' with a new password' : ''} (${number})`, async (model, { mail }) => {
    const link = pick(model)
    const password = passwordOf('holder', number)
    const browser = mail.app().openBrowser()
    const answer = isAnew
      ? await mail.confirmAnew(link.token, model.email, password, browser)
      : await mail.confirm(link.token, password, browser)
    const isRight = isAnew || password === model.password
    const expected =
      link.kind === 'reset' || !link.isGood
        ? 'link_expired'
        : model.isConfirmed
          ? 'already_confirmed'
          : isRight
            ? 'signed_in'
            : 'wrong_password'
    expect(await codeOf(answer)).toBe(expected)
    if (expected !== 'signed_in') return expect(await whoIs(browser)).toBeNull()
    model.isConfirmed = true
    if (isAnew) {
      model.password = password
      voidLinks(model)
    }
    await expectSignedIn(browser, model)
  })

const askReset = (who: Who) =>
  step(`${who} asks for a new password`, async (model, real) => {
    const answer = await real.mail.post('request-password-reset', { email: model.email })
    expect(await codeOf(answer)).toBe('check_email')
    await readMailbox(model, real)
  })

const reset = (pick: Pick, number: number) =>
  step(`the holder resets (${number})`, async (model, { mail }) => {
    const link = pick(model)
    const newPassword = passwordOf('holder', number)
    const answer = await codeOf(await mail.post('reset-password', { token: link.token, newPassword }))
    expect(answer).toBe(link.kind === 'reset' && link.isGood ? 'password_changed' : 'link_expired')
    if (answer === 'link_expired') return
    Object.assign(model, { isConfirmed: true, password: newPassword })
    voidLinks(model)
  })

const change = (from: number, to: number) =>
  step(`the holder changes the password (${from} to ${to})`, async (model, real) => {
    const { mail } = real
    const browser = mail.app().openBrowser()
    const body = { currentPassword: passwordOf('holder', from), newPassword: passwordOf('holder', to) }
    await mail.signIn(model.email, body.currentPassword, browser)
    await readMailbox(model, real)
    const canChange = model.isConfirmed && model.password === body.currentPassword
    const answer = await codeOf(await mail.post('change-password', body, browser))
    expect(answer).toBe(canChange ? 'password_changed' : 'signed_out')
    if (!canChange) return
    model.password = body.newPassword
    voidLinks(model)
    await expectSignedIn(browser, model)
  })

const scan = () =>
  step('a scanner opens all letters', async (model, { mail, ground }) => {
    const database = await ground.open()
    const before = await dumpEverything(database)
    const scanner = mail.app().openBrowser()
    for (const link of await mail.linksTo(model.email))
      for (const path of [link, `/api/auth/verify-email?token=${tokenOf(link)}`]) await scanner.get(path)
    expect(await whoIs(scanner)).toBeNull()
    expect(await dumpEverything(database)).toEqual(before)
  })

const who = fc.constantFrom<Who>('stranger', 'holder')
const number = fc.integer({ min: 0, max: 1 })
/** The newest links are the ones that matter most. */
const pick = fc.nat({ max: 3 }).map(
  (back): Pick =>
    ({ links }) =>
      links.at(-1 - back) ?? NOBODYS,
)

const anySignUp = fc.tuple(who, number).map(([by, n]) => signUp(by, n))
const anyStep = fc.oneof(
  { weight: 3, arbitrary: anySignUp },
  { weight: 2, arbitrary: fc.tuple(who, number).map(([by, n]) => signIn(by, n)) },
  {
    weight: 4,
    arbitrary: fc.tuple(pick, number, fc.boolean()).map(([link, n, isAnew]) => confirm(link, n, isAnew)),
  },
  { weight: 1, arbitrary: who.map(askReset) },
  { weight: 1, arbitrary: fc.tuple(pick, number).map(([link, n]) => reset(link, n)) },
  { weight: 1, arbitrary: fc.tuple(number, number).map(([from, to]) => change(from, to)) },
  { weight: 1, arbitrary: fc.constant(null).map(scan) },
)
const history = fc
  .tuple(anySignUp, fc.array(anyStep, { minLength: STEPS, maxLength: STEPS }))
  .map(([first, rest]) => [first, ...rest])

describeOnBothDatabases('an account', (ground) => {
  const mail = prepareMailboxes(ground, { ADMIN_EMAILS: ADMINS.join(',') })

  it(
    `is its mailbox’s, whatever strangers and scanners do in ${HISTORIES} histories (seed ${SEED})`,
    async () => {
      let histories = 0
      let done = 0
      const setup = () => {
        const model: Model = { email: ADMINS[histories] ?? '', isConfirmed: false, password: null, links: [] }
        histories += 1
        return { model, real: { mail, ground, onDone: () => (done += 1) } }
      }
      const property = fc.asyncProperty(history, (steps) => fc.asyncModelRun(setup, steps))
      await fc.assert(property, { numRuns: HISTORIES, endOnFailure: true })
      expect(histories).toBe(HISTORIES)
      expect(done).toBe(HISTORIES * (STEPS + 1))
      console.log(`whose account: ${histories} histories, ${done} steps`)
    },
    HISTORIES * 20_000,
  )
})
