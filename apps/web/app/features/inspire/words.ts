/** Every sentence of the page itself; the guides are in packages/content/src/guides. */
export const words = {
  title: 'Inspire',
  subtitle: 'Discover practical guides and insights to enhance your daily life and wellbeing.',
  how: 'Open as many as you like. Each starts with something small to try now, and you can stop anywhere.',
  toDashboard: 'Back to Dashboard',

  readingTime: (minutes: number) => (minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`),
  tryNow: 'Try this now',
  tryNowTime: 'Under two minutes',
  source: (name: string) => `Source: ${name}`,
  sources: 'Where this comes from',
  sourcesText: 'The facts are theirs, the words are ours. These pages open on other websites.',

  copyLink: 'Copy link',
  copied: 'The link is copied.',
  notCopied: (link: string) => `This browser won’t let us copy. The link is ${link}`,
  print: 'Print this guide',
  close: (title: string) => `Close “${title}”`,
} as const
