/** What is said where a life may be in danger. */
export const helpLineWords = {
  danger: 'If you or somebody else is in danger now, ring your local emergency number.',
  helpLine: 'Somebody to talk to:',
  noHelpLine:
    'Otherwise tell somebody you trust, or a doctor. You do not have to explain it well: “I am not all right” is enough.',
} as const
