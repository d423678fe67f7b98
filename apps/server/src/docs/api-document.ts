import { type Address, type AddressKey, partsOf, refusalsOf } from '@glimmer/api/address'
import { addresses } from '@glimmer/api/addresses'
import type { JSONSchema, OpenAPI } from '@orpc/openapi'
import * as z from 'zod'
import manifest from '../../package.json' with { type: 'json' }

const WHO: Record<Address['who'], string> = {
  anyone: 'Anyone may ask.',
  'signed-in': 'For who is signed in.',
  owner: 'For its owner alone; for anybody else there is nothing here.',
  admin: 'For admins alone.',
  operator: 'For who runs this server.',
}

/** The OpenAPI document of every address, made from the table by which the routes read and answer. */
export function writeApiDocument(): OpenAPI.Document {
  const paths: Record<string, OpenAPI.PathItemObject> = {}
  for (const [name, address] of Object.entries<Address>(addresses)) {
    const { method, path } = partsOf(name as AddressKey)
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name as AddressKey, address) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Glimmer',
      version: manifest.version,
      description:
        'Every address of this server beside its pages and files; any other below /api answers 404. Accounts are kept by better-auth: of its own addresses those below /api/auth are open, each in the shape that stands here, and all others are closed. ' +
        'Sessions live in a cookie that no script can read. A request that may change something comes from a page of this server. Every refusal has the shape { "error": { "code", "message" } }, and its message may be shown to a person.',
    },
    components: { schemas: { Refusal: REFUSAL } },
    paths,
  }
}

const REFUSAL: OpenAPI.SchemaObject = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { type: 'string' }, message: { type: 'string' } },
    },
  },
}

function operation(name: AddressKey, address: Address): OpenAPI.OperationObject {
  const { summary, description, who, query, body } = address
  const parameters = [...pathParametersOf(partsOf(name).path), ...(query ? parametersOf(query) : [])]
  return {
    summary,
    description: [WHO[who], description].filter(Boolean).join(' '),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': schemaOf(body, 'input') } },
    }),
    responses: {
      ...answerOf(address),
      ...(address.mayBeUnchanged && { 304: { description: 'As it was; without a body' } }),
      ...refusedBy(name, address),
    },
  }
}

function pathParametersOf(path: string) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return names.map((name) => ({ in: 'path', name, required: true, schema: { type: 'string' as const } }))
}

function parametersOf(query: z.core.$ZodType) {
  const { properties = {}, required = [] } = toJson(query, 'output') as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    in: 'query',
    name,
    required: required.includes(name),
    schema,
  }))
}

function answerOf({ status = 200, type: otherType, answer, whole }: Address): OpenAPI.ResponsesObject {
  const type = otherType === undefined ? 'application/json' : otherType
  const description = type === 'text/event-stream' ? 'A stream; each event holds' : 'Answered'
  const content = {
    ...(type && { [type]: schemaOf(answer, 'output') }),
    ...(whole && { 'application/json': schemaOf(whole, 'output') }),
  }
  return { [status]: { description, ...(type && { content }) } }
}

function refusedBy(name: AddressKey, address: Address): OpenAPI.ResponsesObject {
  const refused = [...refusalsOf(name, address)].map(([status, codes]): [number, OpenAPI.ResponseObject] => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ])
  return Object.fromEntries(refused)
}

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') => ({ schema: toJson(schema, io) })

/** zod writes JSON Schema itself; what only code can check is left out. */
function toJson(schema: z.core.$ZodType, io: 'input' | 'output'): OpenAPI.SchemaObject {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JSONSchema &
    object
  return json as OpenAPI.SchemaObject
}
