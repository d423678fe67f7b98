/** The look of the count in the middle of the light. */
export const BREATH_COUNT = 'text-2xl font-heading tabular-nums'
