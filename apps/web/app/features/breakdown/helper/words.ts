const isHere = (provider: string) => provider === 'localhost'

const whereTo = (provider: string) =>
  isHere(provider) ? 'a program on this Glimmer’s own server' : `the service ${provider}`

/** Every sentence about the AI helper. */
export const words = {
  label: 'Ask the AI helper',
  note: (provider: string) =>
    `The AI helper is ${whereTo(provider)}. It gets this task’s title and steps, today’s energy and your challenges, and may take 20 seconds.`,
  source: (provider: string) => `From the AI helper, ${whereTo(provider)}. It can be wrong, so have a look.`,

  consentTitle: 'Ask the AI helper?',
  consentText: (provider: string) =>
    `It sends the task’s title and steps, today’s energy and the challenges you chose to ${whereTo(provider)}. Your name and address are not sent. You are asked once; you can take it back in Settings, under Privacy & Security.`,
  consentYes: 'Agree and ask',
  consentNo: 'Not now',

  settingTitle: 'AI helper',
  agreed: (provider: string) =>
    `You agreed that tasks you ask about are sent to ${whereTo(provider)}. The built-in steps work without it.`,
  notAgreed: (provider: string) =>
    `Nothing is sent to ${whereTo(provider)}. You are asked before the first time.`,
  withdraw: 'Take back my agreement',
  withdrawn: 'Nothing more is sent to the AI helper. You will be asked again.',
} as const
