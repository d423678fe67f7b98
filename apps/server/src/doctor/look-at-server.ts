import { isAnswerTo, makeCommandToken } from '../dumps/command-token.ts'
import { addressOf, readListening } from '../dumps/listening-place.ts'
import { partsOf } from '@glimmer/api/address'
import { addresses, type AnswerOf } from '@glimmer/api/addresses'
import manifest from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { isFolderHeld } from '../db/folder-lock.ts'
import { isLocalHost } from '../local-host.ts'
import { type Finding, note, ok, wrong } from './finding.ts'
import { compareClocks } from './look-at-clock.ts'

const VIEW = 'GET /api/operator/view'
type View = AnswerOf<typeof VIEW>

/** What came back from an address that should be this Glimmer's. */
type Answer =
  | { readonly kind: 'ours'; readonly view: View; readonly date: number }
  | { readonly kind: 'other-secret'; readonly date: number }
  | { readonly kind: 'other'; readonly status: number; readonly leadsTo: string | null }
  | { readonly kind: 'none'; readonly code: string }

export interface Asking {
  readonly secret: string | null
  readonly now: () => number
  readonly patienceMs: number
}

/** Whether a server runs on this data folder, and is the one that these settings mean. */
export async function lookAtServer(
  config: Config,
  asking: Asking,
): Promise<{ isRunning: boolean; findings: Finding[] }> {
  const about = 'Server'
  const place = readListening(config.dataDir)
  const isHeld = config.databaseUrl === undefined && isFolderHeld(config.dataDir)
  const address = place && addressOf(place, '')
  const answer = address === null ? null : await ask(address, asking)
  if (answer?.kind === 'ours') {
    const { version } = answer.view
    const said = `Glimmer ${version} runs on this data folder and answers at ${address}.`
    const running =
      version === manifest.version
        ? ok(about, said)
        : note(about, `${said} The sources here are ${manifest.version}.`, 'Start it again to run these.')
    return {
      isRunning: true,
      findings: [running, ...compareClocks('that of the server', answer.date, asking.now())],
    }
  }
  if (answer?.kind === 'other-secret') {
    const findings = [
      wrong(
        about,
        `The Glimmer at ${address} has another AUTH_SECRET than these settings, or a clock that is a minute off.`,
        'Run this with the settings that the server has. Several servers on one database need the same AUTH_SECRET.',
      ),
      ...compareClocks('that of the server', answer.date, asking.now()),
    ]
    return { isRunning: isHeld, findings }
  }
  if (isHeld) {
    const findings = [
      wrong(
        about,
        `A process holds the data folder ${config.dataDir}, and no Glimmer answers${address ? ` at ${address}` : ''}.`,
        'Wait, where it has only just started or a backup or restore runs. Else look at its log, and end it.',
      ),
    ]
    return { isRunning: true, findings }
  }
  const findings = [
    note(
      about,
      'Glimmer does not run here, so what only a running one can tell was left out.',
      'Start it and run this again.',
    ),
  ]
  return { isRunning: false, findings }
}

/** Whether people reach this Glimmer at BASE_URL, and what a proxy before it says of them. */
export async function lookAtAddress(config: Config, asking: Asking, isRunning: boolean): Promise<Finding[]> {
  const about = 'Address'
  const { baseUrl, host, trustedProxyHeader } = config
  if (baseUrl === undefined) {
    if (isLocalHost(host)) return [ok(about, 'BASE_URL is not set: Glimmer is for this machine alone.')]
    return [
      wrong(
        about,
        `HOST is ${host}, so other machines can open Glimmer, and without BASE_URL they cannot change anything.`,
        'Set BASE_URL to the address that people type, or take HOST away.',
      ),
    ]
  }
  const answer = await ask(baseUrl, asking)
  if (answer.kind === 'ours') {
    return [
      ok(about, `${baseUrl} leads to this Glimmer.`),
      ...lookAtHttps(baseUrl),
      ...compareClocks(`that of ${baseUrl}`, answer.date, asking.now()),
      ...(await lookAtProxy(baseUrl, trustedProxyHeader, host, answer.view, asking)),
    ]
  }
  if (answer.kind === 'none') {
    const says = `${baseUrl} cannot be reached from here (${answer.code}).`
    if (!isRunning)
      return [
        note(about, `${says} Glimmer does not run here.`, 'Start it and run this again.'),
        ...lookAtHttps(baseUrl),
      ]
    return [wrong(about, says, whyUnreachable(answer.code)), ...lookAtHttps(baseUrl)]
  }
  if (answer.kind === 'other-secret') {
    return [
      wrong(
        about,
        `A Glimmer answers at ${baseUrl}, and it is not this one, or has another AUTH_SECRET.`,
        'Look where the name and the proxy lead. Several servers behind one address need the same AUTH_SECRET.',
      ),
    ]
  }
  if (answer.leadsTo !== null) {
    return [
      wrong(
        about,
        `${baseUrl} leads on to ${answer.leadsTo}.`,
        'Set BASE_URL to the address at which people end up.',
      ),
    ]
  }
  const todo = isRunning
    ? 'Look where the name and the proxy lead.'
    : 'Start Glimmer and run this again; then look where the name and the proxy lead.'
  return [wrong(about, `Something else than this Glimmer answers at ${baseUrl} (${answer.status}).`, todo)]
}

function lookAtHttps(baseUrl: string): Finding[] {
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol === 'https:') return [ok('HTTPS', 'It is in use.')]
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return []
  return [
    note(
      'HTTPS',
      `${baseUrl} is without it. Whoever listens on that network reads everything, passwords too; browsers do not open Glimmer without the server, do not install it, and may clear what it keeps.`,
      'Put a proxy with a certificate before it (docs/operations.md), and set BASE_URL to https://….',
    ),
  ]
}

/** From the documentation's own addresses: nobody has it. */
const NOBODY = '192.0.2.77'

async function lookAtProxy(
  baseUrl: string,
  header: string | undefined,
  host: string,
  view: View,
  asking: Asking,
): Promise<Finding[]> {
  const about = 'Proxy'
  if (header === undefined) {
    const [told] = view.addressHeaders
    if (told !== undefined) {
      return [
        wrong(
          about,
          `A proxy stands before Glimmer and says in ${told} whom it speaks for. Tries to sign in count for all people together.`,
          `Set TRUSTED_PROXY_HEADER=${told}, where the port is reached through that proxy alone.`,
        ),
      ]
    }
    if (!baseUrl.startsWith('https:')) return [ok(about, 'None stands before Glimmer.')]
    return [
      note(
        about,
        'A proxy stands before Glimmer and does not say whom it speaks for. Tries to sign in count for all people together.',
        'Let it set X-Forwarded-For, and set TRUSTED_PROXY_HEADER=x-forwarded-for.',
      ),
    ]
  }
  const forged = await ask(baseUrl, asking, { [header]: NOBODY })
  if (forged.kind === 'ours' && forged.view.clientAddress === NOBODY) {
    return [
      wrong(
        about,
        `TRUSTED_PROXY_HEADER is ${header}, and no proxy sets it: whoever asks can write any address into it, and try passwords without end.`,
        `Let the proxy at ${baseUrl} set ${header} itself, or take TRUSTED_PROXY_HEADER away where there is none.`,
      ),
    ]
  }
  const isKnownHeader = ['x-forwarded-for', 'x-real-ip'].includes(header)
  if (isKnownHeader && !view.addressHeaders.includes(header)) {
    return [
      wrong(
        about,
        `TRUSTED_PROXY_HEADER is ${header}, and the proxy does not send it.`,
        `Let the proxy set ${header}, or name the header that it does set.`,
      ),
    ]
  }
  const isOpen = !isLocalHost(host)
  return [
    ok(about, `${header} names who asks, and cannot be made up through ${baseUrl}.`),
    ...(isOpen
      ? [
          note(
            about,
            `HOST is ${host}: whoever reaches the port past the proxy can write any address into ${header}.`,
            'Nothing, where the port is closed to others, as it is in our compose.yaml. Else close it.',
          ),
        ]
      : []),
  ]
}

async function ask(
  origin: string,
  { secret, now, patienceMs }: Asking,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const token = makeCommandToken('view', secret ?? '', now())
  try {
    const response = await fetch(`${origin}${partsOf(VIEW).path}`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    const date = Date.parse(response.headers.get('date') ?? '')
    const { status } = response
    const body: unknown = await response.json().catch(() => null)
    const view = addresses[VIEW].answer.safeParse(body)
    if (view.success && secret !== null && isAnswerTo(token, view.data.proof, secret))
      return { kind: 'ours', view: view.data, date }
    const isOurRefusal = (body as { error?: { code?: unknown } } | null)?.error?.code === 'wrong_token'
    if (isOurRefusal) return { kind: 'other-secret', date }
    const leadsTo = status >= 300 && status < 400 ? originOf(response.headers.get('location'), origin) : null
    return { kind: 'other', status, leadsTo }
  } catch (error) {
    return { kind: 'none', code: codeOf(error) }
  }
}

function originOf(location: string | null, base: string): string | null {
  return location === null ? null : (URL.parse(location, base)?.origin ?? null)
}

function codeOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code ?? name
}

function whyUnreachable(code: string): string {
  if (/CERT|SSL|TLS|SELF_SIGNED|VERIFY/.test(code))
    return 'Its certificate cannot be trusted or is over: renew it, or let NODE_EXTRA_CA_CERTS=FILE name the authority of your own that signed it.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'Its name leads nowhere: give it an entry in DNS, or in the hosts file of each machine.'
  if (code === 'ECONNREFUSED') return 'Nothing listens there: look whether the proxy runs, and at which port.'
  return 'Look whether the name leads to this machine, and a firewall lets it through. Some routers do not let a network reach its own address from inside; then try it from outside.'
}
