import { ANIMAL_TITLES, DIGITAL_TITLES, TRAVEL_TITLES } from './animals-travel-digital.ts'
import { FEELING_TITLES, NONSENSE_TITLES } from './feelings-and-nonsense.ts'
import { BODY_TITLES, HOME_TITLES } from './home-and-body.ts'
import { LETTER_TITLES, MONEY_TITLES } from './money-and-letters.ts'
import { CARE_TITLES, PEOPLE_TITLES } from './people-and-care.ts'
import { READ_AFRESH } from './read-afresh.ts'
import { READ_AGAIN } from './read-again.ts'
import { READ_WITH_NEIGHBOURS } from './read-with-neighbours.ts'
import { READ_WITH_DOUBT } from './read-with-doubt.ts'
import { READ_BY_A_JUDGE } from './read-by-a-judge.ts'
import { READ_BY_STRANGERS } from './read-by-strangers.ts'
import { READ_IN_PASSING } from './read-in-passing.ts'
import { READ_ON_ANY_DAY } from './read-on-any-day.ts'
import { READ_LATELY } from './read-lately.ts'
import { READ_AT_HOME } from './read-at-home.ts'
import { READ_AS_COMMON } from './read-as-common.ts'
import { READ_AS_DISCLOSED } from './read-as-disclosed.ts'
import { READ_APART } from './read-apart.ts'
import { READ_AS_LIVED } from './read-as-lived.ts'
import { READ_AS_SPELT } from './read-as-spelt.ts'
import { READ_AS_ORDINARY } from './read-as-ordinary.ts'
import { READ_AS_ORDINARY_TOO } from './read-as-ordinary-too.ts'
import { READ_AS_PARTICULAR } from './read-as-particular.ts'
import { READ_AS_PHRASES } from './read-as-phrases.ts'
import { READ_AS_UNSAID } from './read-as-unsaid.ts'
import { READ_AT_THE_DESK } from './read-at-the-desk.ts'
import { READ_AS_WEEK } from './read-as-week.ts'
import { READ_BY_ITS_SMALL_WORDS } from './read-by-its-small-words.ts'
import { READ_ON_BAD_DAYS } from './read-on-bad-days.ts'
import { READ_ONCE_MORE } from './read-once-more.ts'
import { STUDY_TITLES, WORK_TITLES } from './study-and-work.ts'
import { TOLD_APART_BODY } from './told-apart-body.ts'
import { TOLD_APART_HOUSE } from './told-apart-house.ts'
import { TOLD_APART_MONEY } from './told-apart-money.ts'
import { TOLD_APART_PEOPLE } from './told-apart-people.ts'
import { TOLD_APART_STUDY_AND_WORK } from './told-apart-study-and-work.ts'
import { TOLD_APART_WAYS_AND_SCREENS } from './told-apart-ways-and-screens.ts'

export interface JudgedTitle {
  readonly area: string
  readonly title: string
  /** Parts of sentences; one of them has to be there. */
  readonly must: readonly string[]
  readonly mustNot: readonly string[]
}

const AREAS = {
  home: HOME_TITLES,
  body: BODY_TITLES,
  money: MONEY_TITLES,
  letters: LETTER_TITLES,
  study: STUDY_TITLES,
  work: WORK_TITLES,
  people: PEOPLE_TITLES,
  care: CARE_TITLES,
  animals: ANIMAL_TITLES,
  travel: TRAVEL_TITLES,
  digital: DIGITAL_TITLES,
  feelings: FEELING_TITLES,
  nonsense: NONSENSE_TITLES,
}

/** Titles from everyday life, by area. */
export const JUDGED_TITLES: readonly JudgedTitle[] = Object.entries(AREAS).flatMap(([area, lines]) =>
  [
    lines,
    TOLD_APART_HOUSE[area] ?? '',
    TOLD_APART_BODY[area] ?? '',
    TOLD_APART_MONEY[area] ?? '',
    TOLD_APART_STUDY_AND_WORK[area] ?? '',
    TOLD_APART_PEOPLE[area] ?? '',
    TOLD_APART_WAYS_AND_SCREENS[area] ?? '',
    READ_AFRESH[area] ?? '',
    READ_AGAIN[area] ?? '',
    READ_LATELY[area] ?? '',
    READ_BY_STRANGERS[area] ?? '',
    READ_ONCE_MORE[area] ?? '',
    READ_BY_ITS_SMALL_WORDS[area] ?? '',
    READ_AS_DISCLOSED[area] ?? '',
    READ_AS_PHRASES[area] ?? '',
    READ_AS_PARTICULAR[area] ?? '',
    READ_AS_WEEK[area] ?? '',
    READ_AS_UNSAID[area] ?? '',
    READ_AT_THE_DESK[area] ?? '',
    READ_APART[area] ?? '',
    READ_BY_A_JUDGE[area] ?? '',
    READ_IN_PASSING[area] ?? '',
    READ_ON_ANY_DAY[area] ?? '',
    READ_WITH_DOUBT[area] ?? '',
    READ_AS_COMMON[area] ?? '',
    READ_AS_ORDINARY[area] ?? '',
    READ_AS_ORDINARY_TOO[area] ?? '',
    READ_ON_BAD_DAYS[area] ?? '',
    READ_WITH_NEIGHBOURS[area] ?? '',
    READ_AT_HOME[area] ?? '',
    READ_AS_LIVED[area] ?? '',
    READ_AS_SPELT[area] ?? '',
  ]
    .flatMap((text) => text.trim().split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [title = '', must = '', mustNot = ''] = line.split(' :: ')
      return { area, title, must: must.split('|'), mustNot: mustNot.split('|') }
    }),
)
