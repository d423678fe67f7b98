import type { Repeat } from './repeat.ts'

/**
 * How often something repeats. `weekdays` where the title names them; `goes`: a missed day is skipped until the next
 * one.
 */
export interface Rhythm {
  readonly kind: Repeat['kind']
  readonly every: number
  readonly weekdays?: readonly number[]
  readonly goes?: boolean
}

const daily: Rhythm = { kind: 'days', every: 1 }
const everyThreeDays: Rhythm = { kind: 'days', every: 3 }
const weekly: Rhythm = { kind: 'weeks', every: 1 }
const weeklyOnItsDay: Rhythm = { ...weekly, goes: true }
const fortnightly: Rhythm = { kind: 'weeks', every: 2 }
const monthly: Rhythm = { kind: 'months', every: 1 }
const quarterly: Rhythm = { kind: 'months', every: 3 }
const halfYearly: Rhythm = { kind: 'months', every: 6 }
const yearly: Rhythm = { kind: 'months', every: 12 }

const clean = 'clean|scrub|wipe|wipe_down'
const room =
  'bathroom|kitchen|toilet|toilets|loo|shower|bath|sink|sinks|bedroom|living_room|lounge|hallway|hall|stairs|flat|house|office'
const pet =
  'dog|dogs|cat|cats|fish|rabbit|rabbits|bunny|bunnies|guinea_pigs|hamster|hens|chickens|birds|horse|horses|pets'
const medicine =
  'meds|medication|medicine|medicines|tablets|pills|vitamins|vitamin_d|iron_tablets|supplements|antidepressants|inhaler|insulin|contraceptive_pill'

/**
 * Everyday things by how often people usually do them. Words are separated by spaces, alternatives by `|`, and `?`
 * follows an optional word. Words such as 'the' and 'my' are removed before; the whole title has to match.
 */
export const EVERYDAY_ACTS: readonly (readonly [act: string, rhythm: Rhythm])[] = [
  // Every day
  ['brush|clean teeth', daily],
  ['floss teeth?', daily],
  [`take ${medicine}`, daily],
  ['morning|evening|bedtime|daily meds|medication|tablets|pills|routine|stretch|stretches|walk|pages', daily],
  ['make bed', daily],
  ['get dressed', daily],
  ['have|take shower', daily],
  ['shower', daily],
  ['wash|cleanse face', daily],
  ['skincare routine?', daily],
  ['put on? sunscreen|moisturiser', daily],
  [`feed ${pet}`, daily],
  ['walk dog|dogs', daily],
  ['scoop|clean litter tray|box?', daily],
  ['clean|scoop cat litter', daily],
  ['do|wash dishes|washing_up', daily],
  ['wash up', daily],
  ['load|unload|empty|run dishwasher', daily],
  ['drink|have enough|more? water', daily],
  ['drink|have glass water', daily],
  ['eat|have|make|cook breakfast|lunch|dinner|tea', daily],
  ['pack|make packed|school|kids|childrens? lunch|lunches|lunchboxes', daily],
  ['meditate', daily],
  [
    'do|practise|practice meditation|yoga|pilates|breathing_exercises|physio|physio_exercises|stretches|duolingo|exercises',
    daily,
  ],
  ['practise|practice piano|guitar|violin|cello|flute|drums|spanish|french|german|italian|welsh|bsl', daily],
  ['stretch', daily],
  ['journal', daily],
  ['take lunch break', daily],
  ['check weather', daily],
  ['write in? journal|diary', daily],
  ['plan day|tomorrow', daily],
  ['lay out clothes', daily],
  ['check blood sugar|pressure|glucose', daily],
  ['tidy up? desk|kitchen|toys', daily],
  ['check|read|answer post|email|emails|inbox', daily],
  ['read to kids|children', daily],

  // Every few days
  ['wash hair', everyThreeDays],

  // Every week
  [
    'water plants|houseplants|house_plants|flowers|garden|herbs|ferns|fern|tomatoes|succulents|window_boxes|orchid|orchids',
    weekly,
  ],
  ['water indoor|outdoor|balcony|kitchen|pot|potted plants|flowers', weekly],
  [
    'take|put out? bin|bins|rubbish|recycling|trash|garbage|green_bin|brown_bin|food_waste out?',
    weeklyOnItsDay,
  ],
  ['bin|bins|recycling out|day|night', weeklyOnItsDay],
  ['empty bin|bins|bathroom_bin|kitchen_bin', weekly],
  [`hoover|vacuum|dust|mop|sweep ${room}|floor|floors|carpet|carpets|rug|rugs|shelves|everywhere`, weekly],
  [`hoover|vacuum|mop|sweep ${room} floor|floors|carpet|carpets`, weekly],
  ['hoover|vacuum|dust|mop|dusting|hoovering|vacuuming|mopping', weekly],
  ['do hoovering|vacuuming|dusting|mopping|cleaning|ironing|laundry|washing|wash', weekly],
  [`${clean} ${room}`, weekly],
  ['clean out? fridge', weekly],
  ['clean mirrors|hob|microwave', weekly],
  ['laundry', weekly],
  ['put|hang on|up|out washing|laundry', weekly],
  ['fold|put_away laundry|washing|clothes', weekly],
  ['wash clothes|towels|uniforms|school_uniform|pe_kit|football_kit', weekly],
  ['change|wash towels|tea_towels|dishcloths', weekly],
  ['iron shirts|clothes|uniforms', weekly],
  ['weekly|food|grocery|supermarket shop|shopping', weekly],
  ['do|go weekly|food|grocery? shop|shopping', weekly],
  ['buy|get groceries', weekly],
  ['meal plan|planning|prep', weekly],
  ['plan|prep meals', weekly],
  ['plan meals|week|next_week', weekly],
  ['review week|last_week', weekly],
  ['fill|refill|sort pill|pills|tablet|dosette|meds box|organiser|organizer', weekly],
  ['fill|refill|sort dosette|pillbox|pill_box', weekly],
  ['clean out? hamster|rabbit|guinea_pig|bird cage|hutch', weekly],
  ['clean fish tank', weekly],
  ['clean chicken|hen coop|house', weekly],
  ['submit|fill|fill_in|send|do timesheet|timesheets', weekly],
  ['give|pay kids|children? pocket_money', weekly],
  ['pay cleaner', weekly],
  ['weed garden|beds|flower_beds|allotment', weekly],
  ['clear out? email|inbox|downloads', weekly],
  ['go to? choir|band_practice|yoga|pilates|swimming|gym', weekly],

  // Every two weeks
  ['change|wash sheets|bedding|bed_sheets|bed|beds|bed_linen|duvet_cover|pillowcases|linen', fortnightly],
  ['strip bed|beds', fortnightly],
  ['mow|cut lawn|grass', fortnightly],
  ['cut|trim|clip|file nails|fingernails|toenails|toe_nails|claws|cats_claws|dogs_nails', fortnightly],

  // Every month
  [
    'pay rent|mortgage|bills|council_tax|credit_card|credit_card_bill|nursery_fees|childcare|school_dinners',
    monthly,
  ],
  ['pay electricity|electric|gas|water|phone|internet|broadband|energy|mobile|heating bill', monthly],
  ['back_up|backup computer|laptop|pc|mac|phone|photos|files|data|hard_drive|website', monthly],
  ['do|make|run backup|backups', monthly],
  ['backups', monthly],
  ['check|do|update|review budget|accounts|bank_statement|bank_statements|finances|spending', monthly],
  ['budget', monthly],
  [
    'clean|deep_clean oven|washing_machine|dishwasher|extractor|cooker_hood|dishwasher_filter|coffee_machine|hoover',
    monthly,
  ],
  ['descale kettle|coffee_machine|shower_head|iron', monthly],
  ['test|check smoke|carbon_monoxide|co|fire alarm|alarms|detector|detectors', monthly],
  ['send|submit|do invoice|invoices|expenses|expense_report', monthly],
  ['order|collect|pick_up|request|reorder|renew repeat? prescription|prescriptions', monthly],
  ['give|submit|take|send gas|electricity|electric|energy|water? meter_reading|meter_readings', monthly],
  ['read meter|meters|gas_meter|electricity_meter', monthly],
  ['flea|worm|worming|flea_and_worm treatment|tablet|tablets', monthly],
  ['flea|worm|deflea cat|cats|dog|dogs', monthly],
  ['check tyre|tire pressure|pressures', monthly],
  ['check tyres', monthly],
  ['check breasts|testicles', monthly],
  ['top_up oyster|bus_pass|phone_credit', monthly],

  // Rarer
  ['change|replace water|hoover|boiler|fridge|air? filter|filters', quarterly],
  ['replace|change toothbrush|toothbrush_head|brush_head', quarterly],
  ['clean|wash windows', quarterly],
  ['defrost freezer', halfYearly],
  ['turn|flip|rotate mattress', halfYearly],
  ['clean|clear gutters', halfYearly],
  ['service boiler|car', yearly],
  ['boiler|car service', yearly],
  ['get|book mot|car_mot', yearly],
  ['mot', yearly],
  ['do|file tax_return|taxes|self_assessment', yearly],
  ['get|book flu|covid jab|vaccine|vaccination', yearly],
  ['eye test|exam', yearly],
]
