import type { Course } from '@glimmer/domain/rewards/reward'
import type { Room } from '@glimmer/domain/rewards/pick-reward'

/** `5 min`, `1 h`, `1 h 30 min`. */
function shortTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

function longTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`),
    rest > 0 && (rest === 1 ? '1 minute' : `${rest} minutes`),
  ]
  return parts.filter(Boolean).join(' ')
}

/** Every sentence of the dopamine menu, except for the offer (offer-words.ts) and the messages after a change (data/rewards). */
export const words = {
  title: 'Dopamine menu',
  intro: 'A menu of small treats, for when you’ve done something, or just because.',
  how: 'Keep what you like, and change the rest until it suits you.',
  surprise: 'Surprise me',
  add: 'Add your own',
  loading: 'Opening your menu…',
  toMenu: 'To your menu',

  courses: {
    starter: {
      title: 'Starters',
      one: 'Starter',
      explained: 'Two minutes or less: a small lift, right where you are.',
    },
    main: {
      title: 'Mains',
      one: 'Main',
      explained: 'Ten minutes or more: something that recharges you.',
    },
    side: {
      title: 'Sides',
      one: 'Side',
      explained: 'Alongside something else, to make it nicer. The minutes are for setting it up.',
    },
    dessert: {
      title: 'Desserts',
      one: 'Dessert',
      explained: 'Lovely, and it’s easy to lose track of time. Deciding when to stop before you start helps.',
    },
    special: {
      title: 'Specials',
      one: 'Special',
      explained: 'For now and then: these take a little more time or planning.',
    },
  } satisfies Record<Course, { title: string; one: string; explained: string }>,
  courseEmpty: 'Nothing here right now.',
  time: shortTime,
  timeLong: longTime,
  more: (title: string) => `More about “${title}”`,
  change: 'Change',
  takeOff: 'Take off the menu',

  emptyTitle: 'Your menu is empty',
  emptyText: 'Add one thing that does you good, however small. You can also put back what you took off.',
  takenOffTitle: (count: number) => `Taken off the menu (${count})`,
  putBack: 'Put back',
  putBackLong: (title: string) => `Put “${title}” back`,
  remove: 'Delete',
  removeLong: (title: string) => `Delete “${title}”`,

  offers: 'Offer me a treat after I finish something',
  offersHint: 'Now and then, a line appears beside the kind words. Nothing opens by itself.',
  offersUnseen: 'Kind words are switched off in Calm settings, so this line won’t appear either.',

  addTitle: 'Add to your menu',
  addHint: 'It needs a name and a course. You can leave the minutes empty.',
  changeTitle: 'Change this entry',
  close: 'Close',
  cancel: 'Not now',
  addAction: 'Put it on the menu',
  saveAction: 'Save',
  draftKept: 'What you wrote here before is still here.',
  draftDiscard: 'Clear this',
  name: 'What is it?',
  nameHint: 'Something specific is easiest to start: “Tea in the good mug”.',
  nameNeeded: 'Please give it a name',
  course: 'Which course?',
  courseNeeded: 'Please choose a course. Any of them will do, and you can change it later.',
  minutes: 'About how many minutes?',
  minutesHint: 'A guess, or leave it empty.',
  minutesUnclear: (most: number) =>
    `Please write a whole number of minutes from 1 to ${most.toLocaleString('en-GB')}, or leave it empty`,

  suggestionTitle: 'How about this?',
  about: (course: Course, minutes: number | null) =>
    minutes === null
      ? 'For as long as you like'
      : course === 'side'
        ? `About ${longTime(minutes)} to set up`
        : `About ${longTime(minutes)}`,
  room: 'How much time do you have?',
  rooms: { moment: 'A moment', break: '10 min', plenty: 'Plenty' } satisfies Record<Room, string>,
  gentle: 'Your energy is low today, so these are easy ones.',
  other: 'Something else',
  enjoy: 'Enjoy it',
  wholeMenu: 'See the whole menu',
  nothing: 'Your menu is empty right now. You can fill it whenever you like.',
} as const
