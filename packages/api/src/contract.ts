import { eventIterator, oc } from '@orpc/contract'
import { breakdownEventSchema, breakdownRequestSchema } from './task-breakdown.ts'

/** Where the functions live; what stands in the contract comes after it. */
export const FUNCTIONS_PATH = '/api/functions'

/** The typed functions: what the web may ask of a server and what it gets. `/api/docs` is made from this. */
export const contract = {
  taskBreakdownAi: oc
    .route({
      method: 'POST',
      path: '/task-breakdown-ai',
      operationId: 'task-breakdown-ai',
      summary: 'Break a task into steps with the AI provider of this server',
      description:
        'Asks the provider that the operator configured. Steps come while it writes; the last event is the whole ' +
        'breakdown, or says why there is none. Closing the connection ends the request to the provider too.',
      successDescription: 'A stream of events',
    })
    .errors({
      BAD_REQUEST: { status: 400, message: 'The request is not of this shape.' },
      UNAUTHORIZED: { status: 401, message: 'Nobody is signed in.' },
      TOO_MANY_REQUESTS: { status: 429, message: 'Enough for now; Retry-After says when to come again.' },
    })
    .input(breakdownRequestSchema)
    .output(eventIterator(breakdownEventSchema)),
}
