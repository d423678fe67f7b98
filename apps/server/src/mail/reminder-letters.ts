import type { WeeklySummary } from '@glimmer/domain/notifications/weekly-summary'
import { type Letter, write } from './letters.ts'

/** Where a letter leads, and where one press stops all of its kind. */
export interface ReminderLinks {
  readonly open: string
  readonly stop: string
}

/** The daily reminder as a letter. `thing`: what it is about, where the person lets titles be shown; else null. */
export function dailyLetter(to: string, { open, stop }: ReminderLinks, thing: string | null): Letter {
  const letter = write('daily-reminder', to, open, {
    subject: 'One small thing, if you like',
    before: [
      thing === null
        ? 'There is one small thing for today. Open Glimmer to see it.'
        : `One small thing for today, if you like: ${inLine(thing)}`,
    ],
    button: 'Open Glimmer',
    after: ['Not today is fine too. You can change the time in Settings.'],
    stop: { words: 'Stop these daily emails', link: stop },
  })
  return { ...letter, headers: stopHeaders(stop) }
}

const HELPED: Record<NonNullable<WeeklySummary['helped']>, string> = {
  morning: 'Most of it happened in the morning. That may be a good time for you.',
  afternoon: 'Most of it happened in the afternoon. That may be a good time for you.',
  evening: 'Most of it happened in the evening. That may be a good time for you.',
  'small-steps-on-low-days':
    'Some of it happened on a day with little energy. Small things were the right size.',
}

/** The weekly summary. */
export function weeklyLetter(to: string, { open, stop }: ReminderLinks, summary: WeeklySummary): Letter {
  const { done, hasMore, helped, ahead } = summary
  const letter = write('weekly-summary', to, open, {
    subject: 'Your week in Glimmer: what you got done',
    before: ['Here is what you got done in the last seven days.'],
    list: done.map(inLine),
    afterList: [
      ...(hasMore ? ['There is more in your wins.'] : []),
      ...(helped ? [HELPED[helped]] : []),
      ...(ahead === null ? [] : [`One thing ahead, whenever it suits you: ${inLine(ahead)}`]),
    ],
    button: 'See your wins',
    after: ['You asked for this once a week. You can change the day in Settings.'],
    stop: { words: 'Stop these weekly emails', link: stop },
  })
  return { ...letter, headers: stopHeaders(stop) }
}

/** Sent to the person who asks, from the settings, whether letters arrive. */
export function reminderTestLetter(to: string, link: string): Letter {
  return write('reminder-test', to, link, {
    subject: 'A test email from Glimmer',
    before: ['You asked for this email in your notification settings. It arrived, so reminders can too.'],
    button: 'Back to the settings',
    after: ['There is nothing else to do here.'],
  })
}

/** One press in a mail program (RFC 8058), or the page behind the link. */
function stopHeaders(stop: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A title may hold lines of its own; in a letter it is one. */
function inLine(title: string): string {
  return title.replaceAll(/\s+/g, ' ').trim()
}
