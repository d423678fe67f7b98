import type { DayPart } from '@glimmer/domain/days/day-part'
import type { Priority, TimeOfDay } from '@glimmer/domain/tasks/task'
import type { TipCategory } from '@glimmer/content/tips/tip'

const times = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  anytime: 'Anytime',
} satisfies Record<TimeOfDay, string>

/** The end of a sentence about a part of the day. */
const forTime = {
  morning: 'for the morning',
  afternoon: 'for the afternoon',
  evening: 'for the evening',
  anytime: 'for any time of day',
} satisfies Record<TimeOfDay, string>

/** Every sentence of the dashboard. */
export const words = {
  title: 'Dashboard',
  loading: 'Loading your dashboard...',
  greetings: {
    morning: 'Good morning.',
    afternoon: 'Good afternoon.',
    evening: 'Good evening.',
  } satisfies Record<DayPart, string>,
  day: (day: string) => `It is ${day}.`,
  undo: 'Undo',

  next: 'One thing next',
  nextStepOf: (title: string) => `The next step of “${title}”.`,
  about: (time: TimeOfDay | null, minutes: number | null) =>
    minutes === null ? times[time ?? 'anytime'] : `${times[time ?? 'anytime']}, ${minutes} min`,
  nothing: 'Nothing on your list today',
  nothingText: 'Add one small thing, or leave the day as it is.',
  winsToday: (count: number) => (count === 1 ? '1 win today' : `${count} wins today`),
  latestWin: (title: string) => `The latest: ${title}`,
  allDone: 'That’s everything for today',
  allDoneText: 'The rest of the day is yours.',
  progress: 'Today',
  progressText: (done: number, all: number) => `${done} of ${all} done`,
  start: 'Start 5 minutes',
  openTasks: 'Open today’s tasks',

  quickActions: 'Quick Actions',
  places: {
    tasks: "Today's Tasks",
    brainDump: 'Brain Dump',
    inspire: 'Inspire',
    calendar: 'Calendar',
    settings: 'Settings',
  },

  suggestions: 'Daily Goal Suggestions',
  suggestionsText: 'Small things you could do every day. Take what you like.',
  times,
  timesLabel: 'Time of day',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  add: 'Add',
  added: 'Added',
  addedDaily: (title: string, time: TimeOfDay, priority: Priority) =>
    `“${title}” is a daily task now, ${forTime[time]}${priority === 'high' ? ', under High Priority' : ''}.`,
  notToday: (title: string) => `Not today: “${title}”`,
  dismissed: (title: string) => `“${title}” is hidden for today.`,
  noneLeft: 'Nothing more here for now. Press Refresh for others.',
  refresh: 'Refresh',
  refreshSuggestions: 'the suggestions',
  refreshed: 'Here are other suggestions.',
  noOthers: (time: TimeOfDay) =>
    time === 'anytime' ? 'There are no others today.' : `There are no others ${forTime[time]} today.`,

  tips: 'Personalized Tips',
  tipsFitting: 'Chosen to fit your challenges and goals, plus one surprise.',
  tipsMixed: 'A mix for now. Tick your challenges and goals, and they’ll fit you better.',
  tellUs: 'Choose your challenges and goals',
  tipsLoading: 'Loading your tips…',
  tipsAbsent: 'The tips aren’t on this device yet. They’ll be here once there’s a connection.',
  tryAgain: 'Try again',
  categories: {
    physical: 'Physical',
    mental: 'Mental',
    productivity: 'Productivity',
    environmental: 'Environmental',
    sleep: 'Sleep',
    routine: 'Routine',
  } satisfies Record<TipCategory, string>,
  source: (source: string) => `Source: ${source}`,
  addTip: 'Add as a task',
  addedTip: (title: string) => `Added “${title}” to ${times.anytime}.`,
  putAway: 'Hide',
  tipPutAway: (title: string) => `“${title}” is hidden.`,
  allPutAway: 'You’ve hidden these four. Press Refresh for others.',
  refreshTips: 'the tips',
  tipsRefreshed: 'Here are other tips.',

  aboutYou: 'About you',
  challenges: 'Challenges',
  goals: 'Goals',
  struggles: 'Struggles',
  profile: 'Profile',
  complete: 'Complete',
  notYet: 'Not yet',
  noneYet: 'None yet',

  needs: 'Your Needs & Goals',
  edit: 'Edit',
  more: (count: number) => `+${count} more`,
  fewer: 'Show fewer',
  noneChosen: 'None chosen yet',
  needsEmpty:
    'No challenges or goals chosen yet. With a few answers, the suggestions and tips fit you better. It takes about 2 minutes.',
} as const
