import { PRODUCT } from '../../../product.ts'
import type { LegalSection } from '../legal-section.ts'
import type { PublicPage } from '../public-page.ts'

export const termsPage: PublicPage = {
  path: '/terms',
  title: `Terms of Service · ${PRODUCT}`,
  description: `The terms of using ${PRODUCT}, in plain words: what you may do, what is yours, and how it ends.`,
  keywords: `${PRODUCT} terms of service, conditions, free software`,
  heading: 'Terms of Service',
  paragraphs: [],
  action: 'Get Started',
}

export const termsInShort = [
  'Use it for anything lawful.',
  'What you write is yours.',
  'It is no medical advice.',
  'It comes without warranty, and you can leave at any time.',
]

export const termsWhoWords = {
  id: 'between',
  heading: 'Who agrees with whom',
  free: `These terms are between you and whoever runs the server at this address. The people who write ${PRODUCT} are not a part of it, unless they run this server.`,
  named: 'This one is run by',
  contact: 'Write to them at',
  somebody: 'whoever runs this server',
}

export const termsSections: readonly LegalSection[] = [
  {
    id: 'use',
    heading: 'Using it',
    paragraphs: [
      `You may use ${PRODUCT} alone, at home, at work, with or without an account, and for nothing. Please keep to what the law allows.`,
    ],
    list: [
      'Do not try to reach other people’s accounts or data.',
      'Do not overload the server, or use it to store files for something else.',
      'If you find a weakness, tell the operator first, and leave other people’s data alone.',
    ],
  },
  {
    id: 'guest',
    heading: 'As a guest',
    paragraphs: [
      'Without an account, everything is on your device, and you look after it yourself. The operator cannot see it, save it or bring it back.',
    ],
  },
  {
    id: 'account',
    heading: 'With an account',
    paragraphs: [
      'Use an email address that is yours, and keep the password to yourself. What happens with your sign-in counts as done by you, until you tell the operator that it is not.',
      'If the law where you live asks for a certain age to agree to this alone, somebody who is responsible for you has to agree first.',
    ],
  },
  {
    id: 'yours',
    heading: 'What you write is yours',
    paragraphs: [
      'You keep every right to it. The server may store it and send it back to your devices, because that is what you asked for. It may be used for nothing else.',
    ],
  },
  {
    id: 'not-medical',
    heading: 'Not medical advice',
    paragraphs: [
      `${PRODUCT} is a tool for everyday life. It does not diagnose or treat anything, and its tips and guides are no replacement for somebody who knows you.`,
      'If things are hard to bear, please talk to a doctor, a therapist or somebody you trust. In an emergency, ring your local emergency number. The app cannot.',
    ],
  },
  {
    id: 'suggestions',
    heading: 'Suggestions and AI',
    paragraphs: [
      'Steps, tips and ideas may not fit you, whether they were written by people or by an AI service. You decide what to do with them. Please do not rely on them where something important depends on it.',
    ],
  },
  {
    id: 'as-it-is',
    heading: 'As it is',
    paragraphs: [
      'It is made with care, and it is offered as it is, without any warranty that it is free of faults, always there, or right for a purpose. As far as the law allows, nobody is liable for damage that comes from using it.',
      'Where the law gives you rights that cannot be signed away, for instance as a consumer, these terms do not touch them.',
      'The software itself is under the GNU Affero General Public License, version 3 or later. You may read, run, change and share the source code under its conditions.',
    ],
  },
  {
    id: 'ending',
    heading: 'Ending it',
    paragraphs: [
      'You can stop at any time. As a guest, clear the browser’s data. Save a copy first, if you would like to keep one.',
      {
        atOnce: 'With an account, “Delete Account” in Settings ends it at once.',
        later: [
          'With an account, “Delete Account” in Settings ends it. For ',
          ' you can still change your mind by signing in.',
        ],
      },
      'The operator may close the server, or an account that breaks these terms. Where it is possible, they should tell you in time to save your copy. What is on your device stays there.',
    ],
  },
  {
    id: 'changes',
    heading: 'When these terms change',
    paragraphs: [
      'The date at the top says when they last did, and the public history of the source code holds every version. If you do not agree with a change, you can take your data and leave.',
    ],
  },
]
