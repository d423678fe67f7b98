import { contract, FUNCTIONS_PATH } from '@glimmer/api/contract'
import {
  type ConditionalSchemaConverter,
  type JSONSchema,
  type OpenAPI,
  OpenAPIGenerator,
} from '@orpc/openapi'
import * as z from 'zod'
import manifest from '../../package.json' with { type: 'json' }

/** zod writes JSON Schema itself; what only code can check is left out. */
const fromZod: ConditionalSchemaConverter = {
  condition: (schema) => schema?.['~standard'].vendor === 'zod',
  convert: (schema, { strategy }) => [
    true,
    z.toJSONSchema(schema as unknown as z.core.$ZodType, {
      io: strategy,
      unrepresentable: 'any',
    }) as JSONSchema,
  ],
}

/** The OpenAPI document of the typed functions, made from their contract. */
export function writeApiDocument(): Promise<OpenAPI.Document> {
  return new OpenAPIGenerator({ schemaConverters: [fromZod] }).generate(contract, {
    info: {
      title: 'Glimmer',
      version: manifest.version,
      description:
        'The typed functions. Requests need the session cookie and come from a page of this server. Every refusal has the shape { "error": { "code", "message" } }.',
    },
    servers: [{ url: FUNCTIONS_PATH }],
    customErrorResponseBodySchema: {
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['code', 'message'],
          properties: { code: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  })
}
