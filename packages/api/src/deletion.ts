import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'

/** The account waits for its deletion. */
export const deletionAskedSchema = z.object({ status: z.literal('deletion_asked'), dueAt: instant })

/** What the page of the letter's link asks about. */
export const keepQuestionSchema = z.object({ status: z.literal('waiting'), dueAt: instant })
