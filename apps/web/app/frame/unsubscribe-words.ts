/** Of the page that a letter's link to stop such letters leads to. */
export const unsubscribeWords = {
  title: 'Stop these emails?',
  text: 'This stops the kind of email that the link was in. Other emails and your notifications stay as they are.',
  stop: 'Stop these emails',
  keep: 'Keep them',
  stoppedTitle: 'These emails have stopped',
  stoppedText: 'You can turn them on again in Settings, whenever you like.',
  overTitle: 'This link doesn’t work any more',
  overText: 'You can stop these emails in Settings, under Notifications.',
  toSettings: 'Go to Settings',
} as const
