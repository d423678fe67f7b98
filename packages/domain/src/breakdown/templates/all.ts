import type { Template } from '../template.ts'
import { HOME } from './home.ts'

/** Every template, in the order in which they win where two fit alike. */
export const TEMPLATES: readonly Template[] = [...HOME]
