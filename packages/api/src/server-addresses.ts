import * as z from 'zod/mini'
import type { Address, AddressKey } from './address.ts'

/** The server about itself: for those who run it and what watches over it, and the description of all addresses. */
export const serverAddresses = {
  'GET /healthz': {
    summary: 'Whether the process answers',
    who: 'anyone',
    answer: z.object({ status: z.literal('live') }),
  },
  'GET /readyz': {
    summary: 'Whether its database answers too, within two seconds',
    description:
      '`read_only` while the disk is so full that writes are refused. `dumps` is there where the daily dump could not be written.',
    who: 'anyone',
    answer: z.object({ status: z.enum(['ready', 'read_only']), dumps: z.optional(z.literal('late')) }),
    refuses: ['not_ready'],
  },
  'GET /metrics': {
    summary: 'Numbers about this server, for Prometheus',
    description:
      'Where METRICS_TOKEN is set, and for who sends it in the header Authorization. Everybody else hears that there is nothing here.',
    who: 'operator',
    type: 'text/plain',
    answer: z.string(),
    refuses: ['not_found'],
  },
  'POST /api/operator/backup': {
    summary: 'Write a dump now',
    description:
      'What `npm run backup` asks of a running server, with a token made from its AUTH_SECRET in the header Authorization.',
    who: 'operator',
    answer: z.object({ path: z.string(), bytes: z.number(), rows: z.number() }),
    refuses: ['wrong_token', 'not_written'],
  },
  'GET /api/operator/view': {
    summary: 'How a request reached this server',
    description:
      'What `npm run doctor` asks of a running server, with a token as above. `proof` shows that the server has the same AUTH_SECRET.',
    who: 'operator',
    answer: z.object({
      proof: z.string(),
      version: z.string(),
      clientAddress: z.string(),
      /** Those that proxies write a client’s address into, as far as they came along. */
      addressHeaders: z.array(z.string()),
    }),
    refuses: ['wrong_token'],
  },

  'GET /api/docs': {
    summary: 'This description as a page',
    who: 'anyone',
    type: 'text/html',
    answer: z.string(),
  },
  'GET /api/docs/style.css': {
    summary: 'What that page looks like',
    who: 'anyone',
    type: 'text/css',
    answer: z.string(),
  },
  'GET /api/docs/openapi.json': {
    summary: 'This description for programs',
    who: 'anyone',
    answer: z.looseObject({ openapi: z.string() }),
  },
} satisfies Record<AddressKey, Address>
