import { describe, expect, it } from 'vitest'
import { EVERYDAY_ACTS } from './everyday-acts.ts'
import { likelyRepeat, repeatQuestion } from './likely-repeat.ts'
import { repeatSchema } from './repeat.ts'

/** A Sunday. */
const TODAY = '2026-11-22'
const questionOf = (title: string) => {
  const repeat = likelyRepeat(title, TODAY)
  return repeat === null ? null : repeatQuestion(repeat)
}

const likely: readonly (readonly [question: string, titles: readonly string[]])[] = [
  [
    'Repeat every day?',
    [
      'Brush teeth',
      'Brush my teeth before bed',
      'Floss',
      'Take meds',
      'Take my medication',
      'Take the tablets',
      'Take vitamins after breakfast',
      'Morning meds',
      'Make the bed',
      'Have a shower',
      'Shower',
      'Wash my face',
      'Feed the cat',
      'Walk the dog',
      'Scoop the litter box',
      'Do the dishes',
      'Wash up',
      'Empty the dishwasher',
      'Drink some water',
      'Drink a glass of water',
      'Eat breakfast',
      'Pack lunches',
      'Pack the kids’ lunches today',
      'Meditate',
      'Do my physio exercises',
      'Practise the piano',
      'Write in my diary',
      'Plan tomorrow',
      'Check the post',
      'Read emails every morning',
      'Walk every day',
    ],
  ],
  ['Repeat every 3 days?', ['Wash my hair', 'Water the basil every three days']],
  [
    'Repeat every week?',
    [
      'Water the plants',
      'Water plants!',
      'WATER THE PLANTS',
      'Please water the houseplants',
      'Remember to water the indoor plants',
      'Take the bins out',
      'Put the recycling out tonight',
      'Take out the rubbish',
      'Put out the bins',
      'Bin day',
      'Empty the bins',
      'Hoover',
      'Hoover the living room',
      'Vacuum upstairs',
      'Mop the kitchen floor',
      'Dust the shelves',
      'Clean the bathroom',
      'Clean the kitchen',
      'Clean out the fridge',
      'Laundry',
      'Do the laundry',
      'Do the washing today',
      'Hang up the washing',
      'Fold the laundry',
      'Do some ironing',
      'Weekly shop',
      'Food shopping',
      'Go grocery shopping',
      'Buy groceries',
      'Meal prep',
      'Plan the week',
      'Fill the pill organiser',
      'Clean the fish tank',
      'Clean out the hamster cage',
      'Submit timesheet',
      'Weekly review',
      'Ring Grandma every Sunday',
      'Yoga each week',
    ],
  ],
  [
    'Repeat every 2 weeks?',
    [
      'Change the sheets',
      'Change the bed',
      'Wash the bedding',
      'Mow the lawn',
      'Cut my nails',
      'Trim the cat’s claws',
      'See the physio every other week',
      'Fortnightly team meeting',
    ],
  ],
  [
    'Repeat every month?',
    [
      'Pay rent',
      'Pay the rent',
      'Pay bills',
      'Pay the electricity bill',
      'Pay my credit card',
      'Back up the laptop',
      'Backup photos',
      'Do a backup',
      'Check my budget',
      'Clean the oven',
      'Descale the kettle',
      'Test the smoke alarms',
      'Send invoices',
      'Order my repeat prescription',
      'Pick up prescription',
      'Submit meter readings',
      'Worm the cat',
      'Check the tyre pressure',
      'Pay the window cleaner every month',
    ],
  ],
  ['Repeat every 3 months?', ['Change the water filter', 'Clean the windows', 'Quarterly report']],
  ['Repeat every 6 months?', ['Defrost the freezer', 'Turn the mattress']],
  ['Repeat every year?', ['Service the boiler', 'Do my tax return', 'Book a flu jab', 'Annual review']],
  ['Repeat every weekday?', ['Walk to work every weekday']],
]

const once = [
  'Water damage claim',
  'Water bill dispute',
  'Buy a water bottle',
  'Buy plants',
  'Buy a watering can',
  'Water the plants while Ann is away',
  'Ask Ben to water the plants',
  'Rent a car',
  'Rent',
  'Pay rent deposit for the new flat',
  'Ask for a rent reduction',
  'Pay back Tom',
  'Pay the parking fine',
  'Pay the deposit',
  'Pay for the wedding flowers',
  'Dispute the electricity bill',
  'Electricity supplier switch',
  'Brush up on French',
  'Buy a toothbrush',
  'Dentist: broken tooth',
  'Paint brush set',
  'Take out insurance',
  'Take medicine back to the pharmacy',
  'Take the cat to the vet',
  'Take the old tablets to the tip',
  'Buy a tablet',
  'Sort the medicine cabinet',
  'Make a bed frame',
  'Bed delivery',
  'Buy bed sheets',
  'Change the date of the party',
  'Change bank',
  'Change address with the council',
  'Put out an advert for the sofa',
  'Report missing bin',
  'Buy a new bin',
  'Bin the old chair',
  'Recycling centre trip',
  'Repair the hoover',
  'Buy a vacuum cleaner',
  'Buy dust masks',
  'Clean up the code',
  'Clean the paint off the stairs',
  'Clean out the garage',
  'Clean the flat before moving out',
  'Deep clean for the inspection',
  'Kitchen renovation',
  'Bathroom tiles',
  'Laundry room painting',
  'Buy a washing machine',
  'Return the iron',
  'Iron the dress for the wedding',
  'Shop for a birthday present',
  'Shopping for a suit',
  'Food for the party',
  'Plan the wedding',
  'Plan the trip to Wales',
  'Meal for ten on Saturday',
  'Feedback for Sam',
  'Feed the neighbours’ cat',
  'Walk the dog past the new house',
  'Walk through the contract',
  'Adopt a dog',
  'Buy fish',
  'Fish pie',
  'Cut the hedge down',
  'Cut costs',
  'Nail the picture to the wall',
  'Mower repair',
  'Sell the lawn mower',
  'Backup plan for the wedding',
  'Backup singer audition',
  'Back up the lorry',
  'Set up automatic backups',
  'Budget for the holiday',
  'Test the new laptop',
  'Test drive the car',
  'Smoke alarm keeps beeping',
  'Buy smoke alarms',
  'Invoice from the plumber is wrong',
  'Prescription query',
  'Read the contract',
  'Meter man is coming',
  'Order a cake',
  'Order a new kettle',
  'Service the boiler before we sell',
  'Windows update',
  'Install Windows',
  'Mattress delivery',
  'Tax letter from HMRC',
  'File a complaint',
  'Filter the applications',
  'Stretch goal slides',
  'Shower gel',
  'Fix the shower',
  'Baby shower',
  'Meditation course sign-up',
  'Journal article',
  'Write to the council',
  'Write an essay',
  'Check in for the flight',
  'Check the contract',
  'Post the parcel',
  'Email Sam',
  'Reply to Sam',
  'Call the bank',
  'Book the dentist',
  'Cancel the weekly veg box',
  'Cancel the gym',
  'Stop buying coffee every day',
  'Ask why it crashes every week',
  'Buy a weekly planner',
  'Order daily contact lenses',
  'Set up a standing order every month',
  'Find out what is due each month',
  'Read about morning routines',
  'Everyday carry list',
  'Daily Mail subscription',
  'Monthly pass refund',
  'Sunday lunch with Ann',
  'Every other thing on the list',
  'Fill in the passport form',
  'Finish the timesheet macro',
  'Wash the wedding dress',
  'Practise the speech',
  'Do nothing',
  'Groceries bag handle',
  'The',
  '',
  '  !! ',
]

describe('an everyday thing makes its repeat likely', () => {
  it.each(likely.flatMap(([question, titles]) => titles.map((title) => [title, question] as const)))(
    '%s: %s',
    (title, question) => {
      expect(questionOf(title)).toBe(question)
    },
  )
})

describe('a thing that is done once makes none likely', () => {
  it.each(once)('%s', (title) => {
    expect(likelyRepeat(title, TODAY)).toBeNull()
  })

  it('and more of them are known here than of the others', () => {
    expect(new Set(once).size).toBeGreaterThanOrEqual(likely.flatMap(([, titles]) => titles).length)
    expect(EVERYDAY_ACTS.length).toBeGreaterThanOrEqual(100)
  })
})

describe('the rule', () => {
  it('begins today, on its weekday or day of the month, and waits if its day goes by', () => {
    const rest = { weekdays: [], monthDay: null, anchorOn: TODAY, stays: true }
    expect(likelyRepeat('Brush teeth', TODAY)).toBe('daily')
    expect(likelyRepeat('Wash hair', TODAY)).toEqual({ ...rest, kind: 'days', every: 3 })
    expect(likelyRepeat('Water the plants', TODAY)).toEqual({
      ...rest,
      kind: 'weeks',
      every: 1,
      weekdays: [7],
    })
    expect(likelyRepeat('Pay rent', TODAY)).toEqual({ ...rest, kind: 'months', every: 1, monthDay: 22 })
  })

  it('is of the weekday that the title names', () => {
    expect(likelyRepeat('Call Ann every Wednesday', TODAY)).toMatchObject({ weekdays: [3] })
  })

  it('goes until next time where the day is what counts', () => {
    expect(likelyRepeat('Take the bins out', TODAY)).toMatchObject({ stays: false })
  })

  it('is always one that a task can have', () => {
    const titles = [
      ...likely.flatMap(([, all]) => all),
      'Walk every 400 days',
      'Run every 0 days',
      'Sing every 30 years',
    ]
    const rules = titles
      .map((title) => likelyRepeat(title, TODAY))
      .filter((rule) => rule !== 'daily' && rule !== null)
    for (const rule of rules) expect(repeatSchema.safeParse(rule).success).toBe(true)
    expect(rules.length).toBeGreaterThan(60)
    expect(titles.slice(-3).map((title) => likelyRepeat(title, TODAY))).toEqual([
      null,
      null,
      expect.objectContaining({ every: 360 }),
    ])
  })
})
