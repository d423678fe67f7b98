import type { IcsProblem } from '@glimmer/domain/calendar/ics/ics-event'
import { MAX_DATES } from '@glimmer/domain/calendar/ics/limits'
import { PRODUCT } from '../../../product.ts'

/** `10,000`: long numbers are easier to take in with their comma. */
const number = (count: number) => count.toLocaleString('en-GB')
const events = (count: number) => (count === 1 ? '1 event' : `${number(count)} events`)

/** Every sentence about calendar files. */
export const words = {
  title: (name: string) => `What “${name}” would change`,
  close: 'Close',
  cancel: 'Cancel',
  reading: 'Reading the file…',

  added: (count: number) => (count === 1 ? '1 event is new.' : `${number(count)} events are new.`),
  changed: (count: number) =>
    count === 1
      ? '1 event is already here and will be updated from the file.'
      : `${number(count)} events are already here and will be updated from the file.`,
  same: (count: number) =>
    count === 1
      ? '1 event is already here and stays as it is.'
      : `${number(count)} events are already here and stay as they are.`,
  eventOn: (title: string, day: string) => `${title}, ${day}`,
  repeatingFrom: (title: string, day: string) => `${title}, repeats from ${day}`,
  andMore: (count: number) => `and ${number(count)} more`,
  allHere: 'Every event in this file is already here. There is nothing to import.',
  noEvents: 'There are no events in this file that can be imported.',

  problems: {
    'no-start': (count, named) =>
      count === 1
        ? `1 event has no start that can be read, so it will be left out: ${named}.`
        : `${number(count)} events have no start that can be read, so they will be left out: ${named}.`,
    'not-event': (count, named) =>
      count === 1
        ? `1 entry is a task or a note, not an event, so it will be left out: ${named}.`
        : `${number(count)} entries are tasks or notes, not events, so they will be left out: ${named}.`,
    'too-many-events': () =>
      'This file has more than 20,000 events, which is the most at once. The first 20,000 will be added.',
    'unreadable-rule': (count, named) =>
      count === 1
        ? `1 event repeats in a way that cannot be read, so it will be added once: ${named}.`
        : `${number(count)} events repeat in a way that cannot be read, so each will be added once: ${named}.`,
    'more-rules': (count, named) =>
      count === 1
        ? `1 event repeats by several rules. Only the first rule will be used: ${named}.`
        : `${number(count)} events repeat by several rules. Only the first rule of each will be used: ${named}.`,
    'unreadable-date': (count, named) =>
      count === 1
        ? `1 event has an end or a single date that cannot be read. It will be added without it: ${named}.`
        : `${number(count)} events have an end or a single date that cannot be read. They will be added without it: ${named}.`,
    following: (count, named) =>
      count === 1
        ? `1 event changes from one day on. Only that day will be changed: ${named}.`
        : `${number(count)} events change from one day on. Only that day of each will be changed: ${named}.`,
    'long-text': (count, named) =>
      count === 1
        ? `1 event has a longer text than can be kept. Only its beginning will be added: ${named}.`
        : `${number(count)} events have longer texts than can be kept. Only their beginnings will be added: ${named}.`,
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
        ? `1 event has more single dates than can be kept. The first ${number(MAX_DATES)} will be added: ${named}.`
        : `${number(count)} events have more single dates than can be kept. The first ${number(MAX_DATES)} of each will be added: ${named}.`,
  } satisfies Record<IcsProblem['kind'], (count: number, named: string) => string>,
  untitled: 'no title',
  left: { reminders: 'reminders', guests: 'guests', attachments: 'attachments' },
  leftBehind: (things: string, count: number) =>
    `${things.charAt(0).toUpperCase()}${things.slice(1)} will be left out of ${events(count)}.`,

  refusals: {
    empty: 'This file is empty. Nothing was changed.',
    'no-calendar':
      'This is not a calendar file. The name of one usually ends with “.ics”. Nothing was changed.',
    'too-large': 'This file is too large. It can have up to 20 MB. Nothing was changed.',
    unopened: 'The device could not open this file. Nothing was changed. Please try once more.',
  },
  bringIn: (count: number) => `Import ${events(count)}`,
  bringingIn: 'Importing…',
  done: (count: number) => `Imported ${events(count)}.`,
  refusedTitle: 'Not all of the file was imported.',

  calendarName: PRODUCT,
} as const
