import { type AddressName, addresses, type AnswerOf, type BodyOf } from '@glimmer/api/addresses'
import { type Address, partsOf } from '@glimmer/api/address'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from './context.ts'
import { readJson } from './read-json.ts'
import { refuse } from './refusal.ts'

interface Asked<Name extends AddressName> {
  readonly body: BodyOf<Name>
  /** Answers in the shape that the address promises. */
  readonly answer: (value: AnswerOf<Name>) => Response
}

type Answered = Response | Promise<Response>

/** Adds the route of an address. Its body, where it takes one, is read and checked before it is handled. */
export function serve<Env extends AppEnv, Name extends AddressName>(
  app: Hono<Env>,
  name: Name,
  handle: (c: Context<Env>, asked: Asked<Name>) => Answered,
): void {
  const { body: schema }: Address = addresses[name]
  serveUnread(app, name, async (c, answer) => {
    const body = await readBody(c, schema)
    return body.kind === 'ok' ? handle(c, { body: body.value as BodyOf<Name>, answer }) : body.response
  })
}

/** The same for a route that reads its body in its own way. */
export function serveUnread<Env extends AppEnv, Name extends AddressName>(
  app: Hono<Env>,
  name: Name,
  handle: (c: Context<Env>, answer: Asked<Name>['answer']) => Answered,
): void {
  const { method, path } = partsOf(name)
  // What differs between people stands in braces, as in OpenAPI.
  app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => handle(c, (value) => answerWith(c, value)))
}

/** As `c.json` does, and says how long it is: a short answer is then sent as it is. */
function answerWith(c: Context, value: unknown): Response {
  const text = JSON.stringify(value)
  return c.body(text, 200, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  })
}

type Body = { kind: 'ok'; value: unknown } | { kind: 'refused'; response: Response }

async function readBody(c: Context, schema: z.core.$ZodType | undefined): Promise<Body> {
  if (!schema) return { kind: 'ok', value: undefined }
  const json = await readJson(c)
  if (json.kind === 'refused') return json
  const body = z.safeParse(schema, json.value)
  if (body.success) return { kind: 'ok', value: body.data }
  const message = body.error.issues[0]?.message ?? 'The request is not complete.'
  return { kind: 'refused', response: refuse(c, 'bad_request', message) }
}
