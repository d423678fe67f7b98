import { PRODUCT } from '../../product.ts'

export interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
}

export const privacySections: readonly LegalSection[] = [
  {
    id: 'in-short',
    heading: 'In short',
    paragraphs: [
      'Your things are saved on your device first. Without an account they stay there, and nothing you write reaches our server.',
      'With an account they are also kept on the server that you signed in to, so that your other devices can show them.',
    ],
  },
  {
    id: 'without-account',
    heading: 'Without an account',
    paragraphs: [
      `Tasks, steps, brain-dump notes and preferences are kept in this browser's own storage. The server only sends the app itself. Clearing the browser's data removes them for good.`,
    ],
  },
  {
    id: 'with-account',
    heading: 'With an account',
    paragraphs: [
      'We keep your name, your email address, a scrambled form of your password that cannot be turned back, and what you write in the app. Each account can reach only its own rows; the database itself enforces this.',
      'For each sign-in we keep the time, the network address and the kind of browser, so that misuse can be noticed.',
      'A profile picture is kept if you add one. That part of the app is still being built.',
    ],
  },
  {
    id: 'ai-helper',
    heading: 'The AI helper',
    paragraphs: [
      'Small steps for a task are made on your device. Whoever runs the server may add an AI service that you can ask instead.',
      'Before the first time you are told what it gets and where that goes. Nothing is sent unless you agree, and you can take that back in Settings.',
    ],
  },
  {
    id: 'no-tracking',
    heading: 'What we do not do',
    paragraphs: [
      'No advertising, no tracking scripts, no fonts or pictures from other companies. The server log holds addresses and times, never what you wrote. One cookie keeps you signed in; there is no other.',
    ],
  },
  {
    id: 'who',
    heading: 'Who runs the server',
    paragraphs: [
      `${PRODUCT} is free software, and anyone may run it. Whoever runs the server you signed in to is responsible for the data on it. A copy of everything you wrote is yours in Settings, at any time; ask them about what else they keep, or to have it removed.`,
    ],
  },
]

export const termsSections: readonly LegalSection[] = [
  {
    id: 'use',
    heading: 'Using it',
    paragraphs: [
      `You may use ${PRODUCT} for anything lawful. Keep your password to yourself. Please do not try to reach other people's data or to overload the server.`,
    ],
  },
  {
    id: 'yours',
    heading: 'What you write is yours',
    paragraphs: [
      'You keep every right to it. The server stores it and sends it back to your devices, and uses it for nothing else.',
    ],
  },
  {
    id: 'not-medical',
    heading: 'Not medical advice',
    paragraphs: [
      `${PRODUCT} is a tool for everyday life. It does not diagnose or treat anything. If things are hard to bear, please talk to a doctor, a therapist or somebody you trust.`,
    ],
  },
  {
    id: 'as-it-is',
    heading: 'As it is',
    paragraphs: [
      'It is made with care and offered without warranty, under the GNU Affero General Public License, version 3 or later. You may read, change and run the source code yourself.',
    ],
  },
  {
    id: 'ending',
    heading: 'Ending it',
    paragraphs: [
      'You can stop at any time. Without an account, clearing the browser storage removes everything. With one, whoever runs the server can delete the account and all that belongs to it.',
    ],
  },
]
