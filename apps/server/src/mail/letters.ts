/** What somebody did to the ways into an account, of which its person hears. */
export type WayChange =
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed'
  | 'codes-on'
  | 'codes-off'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'codes-locked'

/** A mail before it is sent. `link` is the one thing it is about, for the operator's log where there is no SMTP. */
export interface Letter {
  readonly kind:
    | 'confirm-email'
    | 'reset-password'
    | 'account-exists'
    | 'new-email'
    | 'new-email-taken'
    | 'email-change-asked'
    | 'email-changed'
    | WayChange
    | 'invitation'
    | 'test'
    | 'daily-reminder'
    | 'weekly-summary'
    | 'reminder-test'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly link: string
  readonly headers?: Readonly<Record<string, string>>
}

interface Words {
  readonly subject: string
  readonly before: readonly string[]
  readonly list?: readonly string[]
  readonly afterList?: readonly string[]
  readonly button: string
  readonly after: readonly string[]
  /** Where letters of this kind are stopped. */
  readonly stop?: { readonly words: string; readonly link: string }
}

// No letter repeats the name from the sign-up: anybody could sign up with somebody else's address and send them a
// sentence as a name.

/** Sent after sign-up; its link leads to the page that confirms the address. */
export function confirmEmailLetter(to: string, link: string): Letter {
  return write('confirm-email', to, link, {
    subject: 'Confirm your email for Glimmer',
    before: [
      'Welcome to Glimmer. One small step is left: open this link and sign in with the password you chose. ' +
        'That confirms your address.',
    ],
    button: 'Confirm my email',
    after: [
      'The link works for one day, and you can ask for a new one whenever you like.',
      'If you did not sign up, you don’t need to do anything. Without this step nobody can sign in with your address.',
    ],
  })
}

/** Sent when somebody asks for a new password. */
export function resetPasswordLetter(to: string, link: string): Letter {
  return write('reset-password', to, link, {
    subject: 'Choose a new password for Glimmer',
    before: ['It happens to all of us. Open this link to choose a new password.'],
    button: 'Choose a new password',
    after: [
      'The link works once, within the next hour. After that, your other devices will ask you to sign in again.',
      'If you did not ask for this, you can ignore this email. Your password stays as it is.',
    ],
  })
}

/** Sent when somebody signs up with an address that has an account: the page must not say so, the mail may. */
export function accountExistsLetter(to: string, link: string): Letter {
  return write('account-exists', to, link, {
    subject: 'You already have a Glimmer account',
    before: [
      'Somebody, most likely you, tried to sign up with this address. It already has an account, ' +
        'so you can sign in with it.',
      'If you would rather choose a new password, open this link. It also confirms your address.',
    ],
    button: 'Choose a new password',
    after: [
      'The link works once, within the next hour.',
      'If this was not you, you don’t need to do anything. Your account is as it was.',
    ],
  })
}

// The four letters about another address name neither the old one nor the new: each mailbox may be read by somebody who
// should not learn of the other.

/** Sent to the address that an account wants to have; its link leads to the page that asks before it changes. */
export function newEmailLetter(to: string, link: string): Letter {
  return write('new-email', to, link, {
    subject: 'Use this address for Glimmer',
    before: [
      'Somebody, most likely you, wants to use this address for their Glimmer account. Open this link where you are ' +
        'signed in to Glimmer, and press “Use this address”.',
    ],
    button: 'Look at the change',
    after: [
      'The link works once, within the next hour. Nothing changes before you press the button.',
      'If you did not ask for this, you can ignore this email. Nobody can use your address without it.',
    ],
  })
}

/** Sent instead where that address has an account already: the page must not say so, the mail may. */
export function newEmailTakenLetter(to: string, link: string): Letter {
  return write('new-email-taken', to, link, {
    subject: 'This address already has a Glimmer account',
    before: [
      'Somebody, most likely you, asked to use this address for another Glimmer account. It already has an account of ' +
        'its own, so nothing has changed.',
      'To use it for the other one, sign in with this address first. Then give this account another address, or delete it.',
    ],
    button: 'Go to the settings',
    after: ['If this was not you, you don’t need to do anything. Your account is as it was.'],
  })
}

/** Sent to an account's address when another one is asked for. */
export function emailChangeAskedLetter(to: string, link: string): Letter {
  return write('email-change-asked', to, link, {
    subject: 'A new email address for your Glimmer account',
    before: [
      'Somebody, most likely you, asked to use another email address for your Glimmer account. It changes once the ' +
        'link in the letter to the new address is used. Until then everything is as it was.',
      'If this was not you, somebody knows your password. Please choose a new one now, in the settings or with ' +
        '“Forgot password?”. That also stops the change.',
    ],
    button: 'Go to the settings',
    after: ['If it was you, there is nothing to do here.'],
  })
}

/** Sent to the address that an account had until now. `contact`: where whoever runs the server is reached, if they said so. */
export function emailChangedLetter(to: string, link: string, contact?: string): Letter {
  return write('email-changed', to, link, {
    subject: 'Your Glimmer account has a new email address',
    before: [
      'Your Glimmer account has another email address now. You sign in with the new one, and letters go there. ' +
        'Your other devices were signed out.',
    ],
    button: 'Open Glimmer',
    after: [
      'If it was you, there is nothing to do here.',
      `If this was not you, please write to whoever runs this server${contact ? `: ${contact}` : ''}. ` +
        'They can help you to get your account back.',
    ],
  })
}

/** Sent where an admin makes an invitation for an address. */
export function invitationLetter(to: string, link: string): Letter {
  return write('invitation', to, link, {
    subject: 'An invitation to Glimmer',
    before: [
      'Glimmer is a calm place for tasks and thoughts. Somebody who looks after this Glimmer has invited you to make an ' +
        'account on it, with this address.',
    ],
    button: 'Make my account',
    after: [
      'The link works once, and only for a while. There is no hurry, and no need to answer.',
      'If you don’t know what this is about, you can ignore this email. Nothing was made in your name.',
    ],
  })
}

/** Sent to an admin who asks whether letters arrive. */
export function testLetter(to: string, link: string): Letter {
  return write('test', to, link, {
    subject: 'A test letter from Glimmer',
    before: [
      'You asked for this letter in the admin panel. Letters from this Glimmer arrive at your address.',
    ],
    button: 'Back to the settings',
    after: ['There is nothing else to do here.'],
  })
}

export function write(kind: Letter['kind'], to: string, link: string, words: Words): Letter {
  const { list = [], afterList = [], stop } = words
  const text = [
    'Hello,',
    ...words.before,
    ...(list.length > 0 ? [list.map((item) => `- ${item}`).join('\n')] : []),
    ...afterList,
    link,
    ...words.after,
    'Warmly,\nGlimmer',
    ...(stop ? [`${stop.words}: ${stop.link}`] : []),
  ].join('\n\n')
  const paragraph = (sentence: string) => `<p style="margin:0 0 16px">${escapeHtml(sentence)}</p>`
  const html = [
    '<!doctype html><html lang="en-GB"><meta charset="utf-8">',
    `<title>${escapeHtml(words.subject)}</title>`,
    '<body style="margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif;color:#2b2a33;background:#ffffff">',
    '<div style="max-width:520px;margin:0 auto">',
    paragraph('Hello,'),
    ...words.before.map(paragraph),
    ...(list.length > 0
      ? [`<ul style="margin:0 0 16px;padding-left:24px">`, ...list.map(listItem), '</ul>']
      : []),
    ...afterList.map(paragraph),
    `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;` +
      `border-radius:8px;color:#ffffff;background:#4b3f9e;text-decoration:none">${escapeHtml(words.button)}</a></p>`,
    `<p style="margin:0 0 16px;overflow-wrap:anywhere">Or copy this address into your browser:<br>${escapeHtml(link)}</p>`,
    ...words.after.map(paragraph),
    '<p style="margin:0">Warmly,<br>Glimmer</p>',
    ...(stop
      ? [
          `<p style="margin:24px 0 0;font-size:14px">` +
            `<a href="${escapeHtml(stop.link)}" style="color:#4b3f9e">${escapeHtml(stop.words)}</a></p>`,
        ]
      : []),
    '</div></body></html>',
  ].join('\n')
  return { kind, to, subject: words.subject, text, html, link }
}

const listItem = (item: string) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
