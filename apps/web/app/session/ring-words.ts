/** What can ring where. */
export const words = {
  guest: 'It rings while Glimmer is open here. For a closed page, add it to your phone’s calendar.',
  open: 'It rings while Glimmer is open.',
  settings: {
    before: 'Turn on notifications in ',
    link: 'Settings',
    after: ' to hear it when it’s closed, too.',
  },
  closed: 'It rings on this device, also while Glimmer is closed.',
} as const
