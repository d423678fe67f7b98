import { PRODUCT } from '../../../product.ts'
import type { LegalSection } from '../legal-section.ts'
import type { PublicPage } from '../public-page.ts'

export const privacyPage: PublicPage = {
  path: '/privacy',
  title: `Privacy Policy · ${PRODUCT}`,
  description: `What ${PRODUCT} stores, where, for how long, who can read it, and how to take it with you or remove it.`,
  keywords: `${PRODUCT} privacy, data protection, local-first, your data, no tracking`,
  heading: 'Privacy Policy',
  paragraphs: [],
  action: 'Get Started',
}

export const privacyInShort = [
  'Without an account, nothing you write leaves your device.',
  'With an account, a server keeps a copy, and the people who run it could read it.',
  'No advertising, no tracking, no analytics, nothing sold.',
  'You can take everything with you in one file, and delete everything yourself.',
]

export const whoWords = {
  id: 'who',
  heading: 'Who is responsible',
  free: `${PRODUCT} is free software, and anyone may run it. Responsible for what this server keeps is whoever runs it.`,
  named: 'Responsible for this server:',
  contact: 'They can be reached here:',
  somebody: 'whoever runs it',
  unnamed:
    'They have not written their name here. If you do not know who that is, use it without an account: then there is nothing of yours on the server.',
}

export const privacySections: readonly LegalSection[] = [
  {
    id: 'without-account',
    heading: 'Without an account',
    paragraphs: [
      'What you write is kept in this browser’s own storage: tasks, steps, brain dump, wins, check-ins, your dopamine menu, preferences, and what you deleted in the last 30 days.',
      'The server sends the pages, and learns which page was asked for. It learns nothing of what you write on them.',
      'We do not encrypt what lies on the device. Whoever can open this browser can read it. If the browser’s data is cleared, it is gone, and nobody can bring it back. A saved copy can.',
    ],
  },
  {
    id: 'with-account',
    heading: 'With an account',
    paragraphs: [
      'It works the same, and a server keeps a copy, so that your devices can meet there. Each account reaches only its own rows; the database itself refuses everything else.',
      'There is no end-to-end encryption. The people who run the server can read what is on it. Its admins, in the app, see addresses and dates, and never what you wrote.',
      'What you choose as hard for you, or how much energy there is, may say something about your health. Giving it is up to you. It is used for suggestions, tips and steps, and you can remove it at any time.',
    ],
    table: {
      head: ['What is kept', 'What for', 'For how long'],
      rows: [
        [
          'Your name and email address',
          'To know your account, and to write to you about it',
          'Until you delete the account',
        ],
        [
          'Your password, as a salted hash that cannot be turned back',
          'To check it when you sign in',
          'Until you change it or delete the account',
        ],
        [
          'What you write and choose in the app',
          'To show it on your devices',
          'Until you delete it, reset the account or delete it',
        ],
        [
          'A history of your changes',
          'So that a device that was away can catch up',
          'What they said: 30 days. That they happened: as long as the account',
        ],
        [
          'Each sign-in: when, from which network address, with which browser',
          'To keep you signed in, and to notice misuse',
          'Until you sign out. Unused ones end after 30 days, and are removed within a day',
        ],
        [
          'The day you were last here',
          'To know how many people use the server',
          'Until you delete the account',
        ],
        ['How often a network address tried to sign in recently', 'To stop guessing', 'A day or two'],
        [
          'A code for the link to a new password, where you asked for one',
          'To know that link again',
          'Until you use it. Unused ones end after an hour, and are removed with unused sign-ins',
        ],
        [
          'Where a device takes notifications, if you turn them on there',
          'To send reminders to it',
          'Until you sign out there or turn them off; a device that is not used, 90 days',
        ],
        ['Which reminders were sent, and when', 'To send none twice', '35 days'],
        [
          'The random number of an account that was deleted or reset, or that somebody asked to delete, without a name or address',
          'So that a backup that is put back erases it again, or keeps it',
          'Until the operator takes it out',
        ],
        [
          'Your role, where you have one',
          'To know who looks after the server',
          'Until the operator takes it back, or you delete the account',
        ],
      ],
    },
  },
  {
    id: 'log',
    heading: 'The server’s log',
    paragraphs: [
      'For each request it notes the time, the address of the page or call, the result, and how long it took. If you are signed in, or somebody tries to sign in to your account, it also notes the number of your account.',
      'It never notes what you wrote, a password, or your network address.',
      'Where no mail server is set up, links to confirm an address or to choose a password are written to the log, with the email address they are for. Only the operator can see them.',
      'How long the log is kept is for the operator to decide. If another program stands before this one, such as a proxy, it may keep a log of its own.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and storage',
    paragraphs: [
      'There is one cookie, “glimmer.session”, and only with an account. It keeps you signed in for up to 30 days, scripts cannot read it, and other sites cannot use it. On an encrypted connection its name begins with “__Host-”.',
      'Where signing in takes a second step, such as a code, another such cookie holds your place for ten minutes.',
      'Everything else is kept by the browser itself and is not sent along. None of it is there to recognise you on other sites.',
    ],
    table: {
      head: ['Name', 'What it holds'],
      rows: [
        ['The database “glimmer:…”', 'What you write; for an account, also what waits to be sent'],
        [
          'The database “glimmer-notifications”',
          'Whose notifications this browser shows, which it has shown, and what you pressed on them without a network',
        ],
        ['A store of pages and program files', 'So that it all opens without a network'],
        ['glimmer:session', 'Who uses this device: a guest, or an account with its name and email address'],
        ['glimmer:sensory', 'Your calm settings'],
        [
          'glimmer:own:…',
          'What one person on this device began and did not finish, and small things such as a sprint that runs or tips already shown',
        ],
        [
          'glimmer:auth-mode, glimmer:auth-name, glimmer:auth-email, glimmer:auth-confirm, glimmer:auth-code, glimmer:renaming',
          'What you began in one tab: signing in, until when a code is awaited, confirming an address, giving something another name',
        ],
        [
          'glimmer:tasks-grouping, glimmer:shortcuts, glimmer:check-in-asking',
          'By time or by category, shortcuts on or off, whether to ask for energy',
        ],
        [
          'glimmer:tutorial-completed, glimmer:tutorial-step, glimmer:task-suggestions-seen, glimmer:assessment-asking, glimmer:reward-offered-at',
          'What you were already shown, so that it is not shown again',
        ],
        [
          'glimmer:guest, glimmer:guest-left, glimmer:sign-out-pending, glimmer:wipe-pending, glimmer:look-closely',
          'What is still to be done on this device: moving a guest’s things, signing out, clearing up, checking what it holds',
        ],
        ['glimmer:carried-toasts', 'A message on its way from one page to the next'],
        ['glimmer:asked-page', 'The page you wanted to open, until you have signed in'],
        ['glimmer:shared', 'What another app shared, until it stands in your field for thoughts'],
        ['glimmer:scroll-positions', 'How far the pages of this tab were scrolled, for going back to them'],
        [
          'glimmer:asked-in-visit',
          'What this tab has asked you already in this visit, so that it asks one thing at most',
        ],
        ['glimmer:server', 'What this server offers, such as the name of an AI service. Nothing of yours'],
      ],
    },
  },
  {
    id: 'ai-helper',
    heading: 'The AI helper',
    paragraphs: [
      'Built-in steps are made on your device, and nothing is sent for them.',
      'The operator may add an AI service for people with an account. Before the first time, you are told which one and what it gets. Nothing is sent unless you agree, and you can take that back in Settings.',
      'It gets the task’s title and steps, how small the steps shall be, today’s energy and the challenges you chose. It gets no name, no email address and no account number. What the service itself keeps is said by its own privacy policy.',
    ],
  },
  {
    id: 'connected-calendars',
    heading: 'Connected calendars',
    paragraphs: [
      'Where you connect a calendar of another service, the server reads its events from there and keeps copies of them with your account. What you change in them here is written there, unless you choose otherwise.',
      'The app password or permission that opens it is kept encrypted on the server, is sent to that service alone, and is in no export. What the service itself keeps is said by its own privacy policy.',
      'You can disconnect a calendar at any time, and choose whether the copies stay. Emptying or deleting the account disconnects them too.',
    ],
  },
  {
    id: 'reminders',
    heading: 'Reminders',
    paragraphs: [
      'Nothing is sent until you choose a time and a way. Without an account, reminders are made on your device and nothing leaves it.',
      'Notifications pass the push service of your browser’s maker, such as Apple, Google, Mozilla or Microsoft. What they say is encrypted for your device. The service learns that something came, when, from which server, how urgent it is and for how long it is of use. It cannot read it.',
      'On the screen they say nothing of what you wrote, unless you turn titles on. The weekly summary names what you got done, and passes the operator’s mail server readable.',
    ],
  },
  {
    id: 'mail',
    heading: 'Emails',
    paragraphs: [
      'You get an email only when something needs one: to confirm your address, to choose a new password, or when somebody signs up with an address that has an account.',
      'You also get one when a way to sign in changes, and where your account waits to be deleted.',
      'Where you ask for them, the daily reminder and the weekly summary come by email too. A link in each stops them. All of them pass the operator’s mail server, and there is no newsletter.',
    ],
  },
  {
    id: 'backups',
    heading: 'Copies and deletion',
    paragraphs: [
      'The server makes a copy of its whole database every day and keeps some of them: seven days, and one for each of the four weeks before. So what you delete can remain in a copy for about five weeks.',
      'Copies that the operator made by hand, or before an update, stay until the operator removes them. If an old copy has to be restored, accounts that were deleted or reset since are erased again. The list of random numbers says which.',
    ],
    list: [
      'Take it with you: Settings, “Your data”, in one file, at any time, also offline.',
      'Empty the account: Settings, “Reset My Account”. The account stays, what you wrote goes.',
      {
        atOnce: 'Delete the account: Settings, “Delete Account”. Every row that names you goes, at once.',
        later: [
          'Delete the account: Settings, “Delete Account”. It is shut at once, and you can keep it by signing in within ',
          '. After that every row that names you goes, two days later at the most.',
        ],
      },
      'On this device: signing out takes an account’s things off it. A guest’s things go when you clear the browser’s data.',
    ],
  },
  {
    id: 'not',
    heading: 'What is not done',
    paragraphs: [
      'There is no advertising, no analytics, no script, font or picture from another company, no profile of you for anybody else, and no decision about you by a machine. Nothing is sold or lent.',
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    paragraphs: [
      'What is kept is kept because the service you asked for needs it, or to keep it safe: network addresses and the log. An AI service gets something because you agreed.',
      'Where data-protection law applies to you, you may see, correct, take away, restrict and delete your data, and object to its use.',
      'Most of that is a button in Settings. For the rest, ask whoever runs the server. You may also complain to the data-protection authority where you live.',
    ],
  },
  {
    id: 'changes',
    heading: 'When this text changes',
    paragraphs: [
      'The date at the top says when it last did. Each version is in the public history of the source code.',
    ],
  },
]
