import { eventIterator, oc } from '@orpc/contract'
import { breakdownAnswerSchema, breakdownEventSchema, breakdownRequestSchema } from './task-breakdown.ts'

/** The address before the paths in the contract. */
export const FUNCTIONS_PATH = '/api/functions'

const taskBreakdownAi = oc
  .route({
    method: 'POST',
    path: '/task-breakdown-ai',
    operationId: 'task-breakdown-ai',
  })
  .errors({
    BAD_REQUEST: { status: 400, message: 'The request is not of this shape.' },
    UNAUTHORIZED: { status: 401, message: 'Nobody is signed in.' },
    TOO_MANY_REQUESTS: { status: 429, message: 'Enough for now; Retry-After says when to come again.' },
  })
  .input(breakdownRequestSchema)

/** The typed functions: what the web may ask of a server and what it gets. Each stands in the table of addresses too. */
export const contract = { taskBreakdownAi: taskBreakdownAi.output(eventIterator(breakdownEventSchema)) }

/** The same for those who do not ask for a stream: one JSON at the end. */
export const wholeContract = { taskBreakdownAi: taskBreakdownAi.output(breakdownAnswerSchema) }
