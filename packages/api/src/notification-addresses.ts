import * as z from 'zod/mini'
import { ownerRequest } from './account-requests.ts'
import type { Address, AddressKey } from './address.ts'
import { laterRequest, subscriptionRequest, testRequest } from './notification-requests.ts'
import {
  heardSchema,
  notificationStateSchema,
  pushKeySchema,
  testSentSchema,
  unsubscribedSchema,
} from './notifications.ts'

/** Reminders: where they can go, and what is pressed on them. What a person chose are synced rows. */
export const notificationAddresses = {
  'GET /api/notifications/key': {
    summary: 'The public key with which devices subscribe to pushes of this server',
    description:
      'Follows from AUTH_SECRET, so that all servers of one installation have the same. Where it changed, a device subscribes anew at its next start.',
    who: 'signed-in',
    answer: pushKeySchema,
  },
  'GET /api/notifications/state': {
    summary: 'Where reminders can go: the address, and the devices that take pushes',
    who: 'signed-in',
    query: z.object({ owner: z.string() }),
    answer: notificationStateSchema,
    refuses: ['other_owner'],
  },
  'POST /api/notifications/subscription': {
    summary: 'Let pushes come to this device',
    description:
      'For the session that asks, in place of what it had before; it ends with the session. Sent again at each start. Twenty devices at most: the one unseen for longest goes.',
    who: 'signed-in',
    body: subscriptionRequest,
    answer: notificationStateSchema,
    refuses: ['other_owner', 'too_many_requests', 'push_refused'],
  },
  'POST /api/notifications/subscription/end': {
    summary: 'Let no more pushes come to this device',
    description: 'Answers the same where none came.',
    who: 'signed-in',
    body: ownerRequest,
    answer: notificationStateSchema,
    refuses: ['other_owner'],
  },
  'POST /api/notifications/test': {
    summary: 'Send a test to this device, or to the person’s address',
    description:
      'Five in ten minutes at most. It is answered when the push service or the mail server took it.',
    who: 'signed-in',
    body: testRequest,
    answer: testSentSchema,
    refuses: [
      'other_owner',
      'too_many_requests',
      'no_subscription',
      'email_not_confirmed',
      'mail_off',
      'not_sent',
    ],
  },
  'POST /api/notifications/later': {
    summary: 'What was pressed on a notification: in an hour, or not today',
    description:
      'Written as a device would write it, so that every device hears of it. The same again does nothing, and so does a tag that is nobody’s.',
    who: 'signed-in',
    body: laterRequest,
    answer: heardSchema,
    refuses: ['other_owner', 'too_many_requests'],
  },
  'POST /unsubscribe': {
    summary: 'Stop the letters that a link was in, with one press (RFC 8058)',
    description:
      'By the token of the letter’s link alone, from any origin: mail programs press it for their people. The page at the same address only asks: its form is led back to it. The same again does nothing.',
    who: 'anyone',
    query: z.object({ token: z.string() }),
    answer: unsubscribedSchema,
    refuses: ['link_expired'],
  },
} satisfies Record<AddressKey, Address>
