const isHere = (provider: string) => provider === 'localhost'

const whereTo = (provider: string) =>
  isHere(provider) ? 'a program on Glimmer’s own server' : `the service ${provider}`

/** Every sentence about the AI helper. */
export const words = {
  label: 'Ask the AI helper',
  note: (provider: string) =>
    `The AI helper is ${whereTo(provider)}. It gets this task’s title and steps, today’s energy and your challenges, and may take 20 seconds.`,
  source: (provider: string) => `From the AI helper, ${whereTo(provider)}. It can be wrong, so please check.`,

  consentTitle: 'Ask the AI helper?',
  consentText: (provider: string) =>
    `It sends the task’s title and steps, today’s energy and the challenges you chose to ${whereTo(provider)}. Your name and address are not sent. We only ask once. You can change your mind in Settings, under AI helper.`,
  consentYes: 'Agree and ask',
  consentNo: 'Not now',

  settingTitle: 'AI helper',
  agreed: (provider: string) =>
    `You agreed that tasks you ask about are sent to ${whereTo(provider)}. The built-in steps work without it.`,
  notAgreed: (provider: string) =>
    `Nothing is sent to ${whereTo(provider)}. You’ll be asked before the first time.`,
  none: 'This server has no AI helper, as far as this device knows. Big tasks still become small steps: that happens on your device.',
  withAccount:
    'Big tasks become small steps on your device. With an account, you can also ask the AI helper of a server that has one.',
  withdraw: 'Withdraw my agreement',
  withdrawn: 'Nothing more will be sent to the AI helper. You’ll be asked before it’s used again.',
} as const
