import { instant } from '@glimmer/domain/fields'
import * as z from 'zod/mini'
import { accountDeletedSchema } from './account.ts'

/** The account waits for its deletion. */
export const deletionAskedSchema = z.object({ status: z.literal('deletion_asked'), dueAt: instant })

/** What deleting an account answers. */
export const accountEndedSchema = z.union([accountDeletedSchema, deletionAskedSchema])

/** What the page of the letter's link asks about. */
export const keepQuestionSchema = z.object({ status: z.literal('waiting'), dueAt: instant })
