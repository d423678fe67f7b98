import type { AssessmentStep } from '@glimmer/domain/preferences/assessment'
import type { PreferenceList } from '@glimmer/domain/preferences/preference-lists'
import type { PeakHour, RhythmTrait } from '@glimmer/domain/preferences/rhythm'
import { PRODUCT } from '../../product.ts'

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** Every sentence of the assessment, of its longer version and of the page of preferences. */
export const words = {
  lists: {
    primaryChallenges: 'Challenges',
    dailyStruggles: 'Daily struggles',
    goals: 'Goals',
  } satisfies Record<PreferenceList, string>,
  chosen: (count: number) => (count === 0 ? 'none chosen yet' : `${count} chosen`),
  next: 'Next',
  back: 'Back',
  step: 'Step',
  stepText: (n: number, of: number) => `${n} of ${of}`,

  titles: {
    welcome: `Let ${PRODUCT} get to know you`,
    challenges: 'Which of these are hard at times?',
    struggles: 'What takes a lot out of your days?',
    goals: 'What would you like to move towards?',
    recommendations: 'Goals that may help',
    completion: 'All set',
  } satisfies Record<AssessmentStep, string>,
  hints: {
    welcome:
      'Three short questions, about 2 minutes. Your answers shape the tips and ideas you’ll see, and you can change them later.',
    challenges: 'Choose all that fit. No answer is better than another.',
    struggles: 'Choose all that fit. Many people know several of these.',
    goals: 'Choose what appeals to you. These aren’t promises.',
    recommendations: 'These go with the challenges you chose. Keep what you want, leave the rest.',
    completion: 'You’ll find this on your dashboard. It’s saved with your other things.',
  } satisfies Record<AssessmentStep, string>,
  hintWithoutMatch: 'These help many people. Keep what you want, leave the rest.',
  notNow: 'Not now',
  leftFor: 'That’s fine. These questions are in Settings under Preferences, whenever you like.',
  notSure: "I'm not sure yet",
  notSureOfAny: 'Not sure about any of this',
  notSureText: '“I’m not sure yet” is an answer, too.',
  keptText: 'Every answer is saved on this device straight away. You can close the page and carry on later.',
  longer: 'Use the longer version (20 choices each)',
  longerText: 'About 5 minutes.',
  recommended: 'Recommended goals',
  alreadyChosen: 'already one of your goals',
  summary: {
    primaryChallenges: (count: number) => counted(count, 'challenge', 'challenges'),
    dailyStruggles: (count: number) => counted(count, 'daily struggle', 'daily struggles'),
    goals: (count: number) => counted(count, 'goal', 'goals'),
  } satisfies Record<PreferenceList, unknown>,
  notSureOf: {
    primaryChallenges: 'Challenges: not sure yet',
    dailyStruggles: 'Daily struggles: not sure yet',
    goals: 'Goals: not sure yet',
  } satisfies Record<PreferenceList, string>,
  changeLater: 'You can change everything whenever you like, in Settings under Preferences.',
  start: `Start Using ${PRODUCT}`,
  settingUp: 'Setting up...',
  startRefused: 'This could not be saved. Everything you chose is still here. Please try once more.',
  answeredElsewhere: 'You’ve already answered this somewhere else. Thank you.',
  answeredMeanwhile:
    'You’ve answered this somewhere else in the meantime. Carry on to add your ticks here, or leave it at that.',
  leaveIt: 'Leave it at that',

  wizardTitles: {
    welcome: 'The longer version',
    primaryChallenges: 'Which of these are hard at times?',
    dailyStruggles: 'What takes a lot out of your days?',
    goals: 'What would you like to move towards?',
  } satisfies Record<'welcome' | PreferenceList, string>,
  wizardHints: {
    welcome:
      'Three questions with twenty answers each, about 5 minutes. What you’ve already chosen is ticked. You can skip any of them, and leave whenever you like.',
    primaryChallenges: 'Choose all that fit, or skip it. No answer is better than another.',
    dailyStruggles: 'Choose all that fit, or skip it. Many people know several of these.',
    goals: 'Choose what appeals to you, or nothing at all. These aren’t promises.',
  } satisfies Record<'welcome' | PreferenceList, string>,
  skip: 'Skip',
  complete: 'Complete Assessment',

  title: 'Edit Your Preferences',
  intro: 'What you tick here shapes your tips and daily suggestions.',
  toDashboard: 'Back to Dashboard',
  toSettings: 'Back to Settings',
  loading: 'Loading your preferences...',
  loadRefused: 'Failed to load preferences',
  loadRefusedText:
    'They’re on the server, which can’t be reached right now. They’ll open here by themselves as soon as it answers.',
  saveRefused: 'Failed to update preferences',
  saveRefusedText: 'What you changed is still here. Please try once more.',
  ownWords: {
    primaryChallenges: 'A challenge in your own words',
    dailyStruggles: 'A daily struggle in your own words',
    goals: 'A goal in your own words',
  } satisfies Record<PreferenceList, string>,
  add: 'Add',
  addTo: (list: string) => `Add to ${list.toLowerCase()}`,
  added: (entry: string) => `“${entry}” is ticked.`,
  rhythm: 'Your rhythm',
  rhythmHint:
    'You get one more suggestion for the time that suits you: the morning for a morning person, the evening for a night owl, the afternoon if things come easily then.',
  traits: {
    morning_person: 'I am a morning person',
    night_owl: 'I am a night owl',
  } satisfies Record<RhythmTrait, string>,
  peakHours: 'When things come most easily',
  hours: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } satisfies Record<
    PeakHour,
    string
  >,
  noChanges: 'Nothing changed yet',
  changes: (count: number) => `${counted(count, 'change', 'changes')}, not saved yet`,
  discard: 'Discard changes',
  discarded: 'Your changes are discarded.',
  undo: 'Undo',
  save: 'Save Preferences',
  saving: 'Saving…',
  toWizard: 'Go through it one question at a time',

  cardTitle: 'Preferences',
  cardText: 'Your challenges, daily struggles, goals and rhythm.',
  edit: 'Edit Preferences',
} as const
