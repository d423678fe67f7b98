import type { IcsProblem } from '@glimmer/domain/calendar/ics/ics-event'
import { MAX_DATES } from '@glimmer/domain/calendar/ics/limits'
import { PRODUCT } from '../../../product.ts'

/** `10,000`: long numbers are easier to take in with their comma. */
const number = (count: number) => count.toLocaleString('en-GB')
const events = (count: number) => (count === 1 ? '1 event' : `${number(count)} events`)

/** Every sentence about calendar files. */
export const words = {
  title: (name: string) => `What “${name}” would do`,
  close: 'Close',
  cancel: 'Cancel',
  reading: 'Looking into the file…',

  added: (count: number) => (count === 1 ? '1 event is new.' : `${number(count)} events are new.`),
  changed: (count: number) =>
    count === 1
      ? '1 event is here already and becomes what the file says.'
      : `${number(count)} events are here already and become what the file says.`,
  same: (count: number) =>
    count === 1
      ? '1 event is here already. Nothing happens to it.'
      : `${number(count)} events are here already. Nothing happens to them.`,
  eventOn: (title: string, day: string) => `${title}, ${day}`,
  repeatingFrom: (title: string, day: string) => `${title}, repeats from ${day}`,
  andMore: (count: number) => `and ${number(count)} more`,
  allHere: 'Every event in this file is here already. There is nothing to do.',
  noEvents: 'There are no events in this file that could come in.',

  problems: {
    'no-start': (count, named) =>
      count === 1
        ? `1 event has no start that can be read, so it stays out: ${named}.`
        : `${number(count)} events have no start that can be read, so they stay out: ${named}.`,
    'not-event': (count, named) =>
      count === 1
        ? `1 entry is a task or a note and no event, so it stays out: ${named}.`
        : `${number(count)} entries are tasks or notes and no events, so they stay out: ${named}.`,
    'too-many-events': () =>
      'This file has more events than can come in at once (20,000). The first of them come in.',
    'unreadable-rule': (count, named) =>
      count === 1
        ? `1 event repeats in a way that cannot be read, so it comes in once: ${named}.`
        : `${number(count)} events repeat in a way that cannot be read, so they come in once: ${named}.`,
    'more-rules': (count, named) =>
      count === 1
        ? `1 event repeats by several rules. The first of them comes in: ${named}.`
        : `${number(count)} events repeat by several rules. The first of each comes in: ${named}.`,
    'unreadable-date': (count, named) =>
      count === 1
        ? `1 event has an end or a single date that cannot be read. It comes in without it: ${named}.`
        : `${number(count)} events have an end or a single date that cannot be read. They come in without it: ${named}.`,
    following: (count, named) =>
      count === 1
        ? `1 event is changed from one day on. Only that day comes in changed: ${named}.`
        : `${number(count)} events are changed from one day on. Only that day of each comes in changed: ${named}.`,
    'long-text': (count, named) =>
      count === 1
        ? `1 event has a longer text than can be kept. Its beginning comes in: ${named}.`
        : `${number(count)} events have longer texts than can be kept. Their beginnings come in: ${named}.`,
    cancelled: (count, named) =>
      count === 1
        ? `1 event is marked as cancelled in the file, so it is not shown: ${named}.`
        : `${number(count)} events are marked as cancelled in the file, so they are not shown: ${named}.`,
    'unknown-zone': (count, named) =>
      count === 1
        ? `1 event is in an unknown time zone, so it keeps the time in the file: ${named}.`
        : `${number(count)} events are in an unknown time zone, so they keep the times in the file: ${named}.`,
    'too-many-dates': (count, named) =>
      count === 1
        ? `1 event has more single dates than can be kept. The first ${number(MAX_DATES)} come in: ${named}.`
        : `${number(count)} events have more single dates than can be kept. The first ${number(MAX_DATES)} of each come in: ${named}.`,
  } satisfies Record<IcsProblem['kind'], (count: number, named: string) => string>,
  untitled: 'no title',
  left: { reminders: 'reminders', guests: 'guests', attachments: 'attachments' },
  leftBehind: (things: string, count: number) =>
    `${things.charAt(0).toUpperCase()}${things.slice(1)} stay out: ${count === 1 ? '1 event comes in without its own' : `${number(count)} events come in without theirs`}.`,

  refusals: {
    empty: 'This file is empty. Nothing was changed.',
    'no-calendar':
      'This is not a calendar file. The name of one usually ends with “.ics”. Nothing was changed.',
    'too-large': 'This file is larger than any that can be brought in (20 MB). Nothing was changed.',
    unopened: 'The device could not open this file. Nothing was changed. Please try once more.',
  },
  bringIn: (count: number) => `Bring in ${events(count)}`,
  bringingIn: 'Bringing them in…',
  done: (count: number) => (count === 1 ? '1 event came in.' : `${number(count)} events came in.`),
  refusedTitle: 'The file did not come in whole.',

  calendarName: PRODUCT,
} as const
