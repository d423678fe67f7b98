import type { Template } from '../template.ts'
import { DAILY } from './daily.ts'
import { DIGITAL } from './digital.ts'
import { ERRANDS } from './errands.ts'
import { EVERYDAY_ACCOUNTS } from './everyday-accounts.ts'
import { EVERYDAY_ADMIN } from './everyday-admin.ts'
import { EVERYDAY_ANIMALS_AND_WAYS } from './everyday-animals-and-ways.ts'
import { EVERYDAY_APART } from './everyday-apart.ts'
import { EVERYDAY_APART_MORE } from './everyday-apart-more.ts'
import { EVERYDAY_ASKING } from './everyday-asking.ts'
import { EVERYDAY_BANK } from './everyday-bank.ts'
import { EVERYDAY_BODY } from './everyday-body.ts'
import { EVERYDAY_CARE } from './everyday-care.ts'
import { EVERYDAY_CHILDREN } from './everyday-children.ts'
import { EVERYDAY_CLOTHES } from './everyday-clothes.ts'
import { EVERYDAY_COMMON } from './everyday-common.ts'
import { EVERYDAY_COMMON_MORE } from './everyday-common-more.ts'
import { EVERYDAY_DAY } from './everyday-day.ts'
import { EVERYDAY_DESK } from './everyday-desk.ts'
import { EVERYDAY_ERRANDS } from './everyday-errands.ts'
import { EVERYDAY_FAMILY } from './everyday-family.ts'
import { EVERYDAY_FOR_OTHERS } from './everyday-for-others.ts'
import { EVERYDAY_GARDEN } from './everyday-garden.ts'
import { EVERYDAY_HANDS } from './everyday-hands.ts'
import { EVERYDAY_HOME_LIFE } from './everyday-home-life.ts'
import { EVERYDAY_HOME } from './everyday-home.ts'
import { EVERYDAY_HOUSEHOLD } from './everyday-household.ts'
import { EVERYDAY_HOUSE } from './everyday-house.ts'
import { EVERYDAY_IN_PASSING } from './everyday-in-passing.ts'
import { EVERYDAY_OTHER_LIVES } from './everyday-other-lives.ts'
import { EVERYDAY_KITCHEN } from './everyday-kitchen.ts'
import { EVERYDAY_KNOWN } from './everyday-known.ts'
import { EVERYDAY_LIVED } from './everyday-lived.ts'
import { EVERYDAY_MORE } from './everyday-more.ts'
import { EVERYDAY_NEAR_ONES } from './everyday-near-ones.ts'
import { EVERYDAY_OBJECTS } from './everyday-objects.ts'
import { EVERYDAY_OFFICE } from './everyday-office.ts'
import { EVERYDAY_ORDINARY_CARE } from './everyday-ordinary-care.ts'
import { EVERYDAY_ORDINARY_DAYS } from './everyday-ordinary-days.ts'
import { EVERYDAY_ORDINARY_MORE } from './everyday-ordinary-more.ts'
import { EVERYDAY_ORDINARY_THINGS } from './everyday-ordinary-things.ts'
import { EVERYDAY_ORDINARY } from './everyday-ordinary.ts'
import { EVERYDAY_OFTEN } from './everyday-often.ts'
import { EVERYDAY_PAGES } from './everyday-pages.ts'
import { EVERYDAY_PAPERS } from './everyday-papers.ts'
import { EVERYDAY_PAPERS_MORE } from './everyday-papers-more.ts'
import { EVERYDAY_PARTICULAR } from './everyday-particular.ts'
import { EVERYDAY_PEOPLE } from './everyday-people.ts'
import { EVERYDAY_REPAIRS } from './everyday-repairs.ts'
import { EVERYDAY_REST } from './everyday-rest.ts'
import { EVERYDAY_SCHOOL } from './everyday-school.ts'
import { EVERYDAY_SCREENS } from './everyday-screens.ts'
import { EVERYDAY_SMALL_PEOPLE } from './everyday-small-people.ts'
import { EVERYDAY_SMALL } from './everyday-small.ts'
import { EVERYDAY_STRETCHES } from './everyday-stretches.ts'
import { EVERYDAY_STUDY } from './everyday-study.ts'
import { EVERYDAY_TOGETHER } from './everyday-together.ts'
import { EVERYDAY_TOUCH } from './everyday-touch.ts'
import { EVERYDAY_WAYS } from './everyday-ways.ts'
import { FOOD } from './food.ts'
import { HEALTH } from './health.ts'
import { HOME } from './home.ts'
import { MESSAGES } from './messages.ts'
import { MONEY } from './money.ts'
import { PAPERWORK } from './paperwork.ts'
import { PEOPLE_AND_LIFE } from './people-and-life.ts'
import { SELF_CARE } from './self-care.ts'
import { STUDY_AND_WORK } from './study-and-work.ts'

/** Every template. Where two fit alike, the first wins. */
export const TEMPLATES: readonly Template[] = [
  ...DAILY,
  ...HOME,
  ...SELF_CARE,
  ...FOOD,
  ...PAPERWORK,
  ...MONEY,
  ...MESSAGES,
  ...HEALTH,
  ...STUDY_AND_WORK,
  ...ERRANDS,
  ...DIGITAL,
  ...PEOPLE_AND_LIFE,
  ...EVERYDAY_PEOPLE,
  ...EVERYDAY_SMALL,
  ...EVERYDAY_ERRANDS,
  ...EVERYDAY_HOME,
  ...EVERYDAY_ASKING,
  ...EVERYDAY_CARE,
  ...EVERYDAY_ADMIN,
  ...EVERYDAY_DESK,
  ...EVERYDAY_DAY,
  ...EVERYDAY_HANDS,
  ...EVERYDAY_PAGES,
  ...EVERYDAY_MORE,
  ...EVERYDAY_TOUCH,
  ...EVERYDAY_REST,
  ...EVERYDAY_KNOWN,
  ...EVERYDAY_OBJECTS,
  ...EVERYDAY_COMMON,
  ...EVERYDAY_COMMON_MORE,
  ...EVERYDAY_OFTEN,
  ...EVERYDAY_HOUSE,
  ...EVERYDAY_BODY,
  ...EVERYDAY_OFFICE,
  ...EVERYDAY_FAMILY,
  ...EVERYDAY_REPAIRS,
  ...EVERYDAY_PAPERS,
  ...EVERYDAY_SCREENS,
  ...EVERYDAY_ACCOUNTS,
  ...EVERYDAY_PAPERS_MORE,
  ...EVERYDAY_CHILDREN,
  ...EVERYDAY_CLOTHES,
  ...EVERYDAY_GARDEN,
  ...EVERYDAY_SCHOOL,
  ...EVERYDAY_WAYS,
  ...EVERYDAY_PARTICULAR,
  ...EVERYDAY_STUDY,
  ...EVERYDAY_TOGETHER,
  ...EVERYDAY_KITCHEN,
  ...EVERYDAY_BANK,
  ...EVERYDAY_APART,
  ...EVERYDAY_APART_MORE,
  ...EVERYDAY_IN_PASSING,
  ...EVERYDAY_OTHER_LIVES,
  ...EVERYDAY_ORDINARY,
  ...EVERYDAY_ORDINARY_MORE,
  ...EVERYDAY_ORDINARY_DAYS,
  ...EVERYDAY_ORDINARY_CARE,
  ...EVERYDAY_ORDINARY_THINGS,
  ...EVERYDAY_ANIMALS_AND_WAYS,
  ...EVERYDAY_FOR_OTHERS,
  ...EVERYDAY_SMALL_PEOPLE,
  ...EVERYDAY_HOME_LIFE,
  ...EVERYDAY_HOUSEHOLD,
  ...EVERYDAY_NEAR_ONES,
  ...EVERYDAY_STRETCHES,
  ...EVERYDAY_LIVED,
]
