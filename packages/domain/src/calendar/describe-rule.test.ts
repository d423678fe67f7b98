import { describe, expect, it } from 'vitest'
import { describeRule } from './describe-rule.ts'
import { parseRule } from './rule.ts'
import { COUNT_CASES, RULE_CASES } from './test/libical-cases.ts'

/** A Monday, the 23rd. */
const START = '2026-11-23T09:00:00'

function sentenceOf(text: string): string {
  const reading = parseRule(text)
  if (reading.kind !== 'rule') throw new Error(reading.part)
  return describeRule(reading.rule, START)
}

describe('describeRule', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=10', 'Every 3 days, 10 times'],
    ['FREQ=DAILY;COUNT=1', 'Every day, once'],
    ['FREQ=WEEKLY', 'Every week on Monday'],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,MO;UNTIL=20270303',
      'Every 2 weeks on Monday and Thursday, until 3 March 2027',
    ],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every week on Monday to Friday'],
    ['FREQ=DAILY;BYDAY=SA,SU', 'Every week on Saturday and Sunday'],
    ['FREQ=DAILY;INTERVAL=2;BYDAY=SA', 'Every 2 days on Saturday'],
    ['FREQ=MONTHLY', 'Every month on the 23rd'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'Every month on the 1st and the 15th'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', 'Every month on the 31st, where there is one'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Every month on the last day'],
    ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-3', 'Every 3 months on the third to last day'],
    ['FREQ=MONTHLY;BYDAY=2TU', 'Every month on the second Tuesday'],
    ['FREQ=MONTHLY;BYDAY=1SU,-1SU', 'Every month on the first Sunday and the last Sunday'],
    ['FREQ=MONTHLY;BYDAY=TU', 'Every month on each Tuesday'],
    ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'Every month on the 13th, if it is a Friday'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', 'Every month on the second to last weekday'],
    [
      'FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3',
      'Every month on the third day that is a Tuesday, Wednesday or Thursday',
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=1,15;BYSETPOS=-1',
      'Every month on the 1st and the 15th, only the last of these',
    ],
    ['FREQ=YEARLY', 'Every year on 23 November'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 'Every year on 29 February, where there is one'],
    ['FREQ=YEARLY;BYMONTH=6,7', 'Every year on the 23rd in June and July'],
    ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'Every year on the second Sunday in May'],
    ['FREQ=YEARLY;BYDAY=20MO', 'Every year on the 20th Monday of the year'],
    ['FREQ=YEARLY;BYWEEKNO=20', 'Every year on Monday in week 20 of the year'],
    [
      'FREQ=YEARLY;BYWEEKNO=1,2,-1;BYDAY=TU',
      'Every year on Tuesday in weeks 1 and 2 and the last week of the year',
    ],
    ['FREQ=YEARLY;BYYEARDAY=1,-1', 'Every year on day 1 and the last day of the year'],
    ['FREQ=DAILY;BYMONTH=1', 'Every day in January'],
    ['FREQ=DAILY;BYHOUR=8,9;BYMINUTE=30', 'Every day at 08:30 and 09:30'],
    ['FREQ=DAILY;BYHOUR=9,10,11,12;BYMINUTE=0,20,40', 'Every day, 12 times a day'],
    ['FREQ=HOURLY;INTERVAL=3', 'Every 3 hours'],
    ['FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11', 'Every 20 minutes in hours 9 to 11'],
    ['FREQ=HOURLY;BYDAY=TH;BYMINUTE=0,30', 'Every hour on Thursday at minutes 0 and 30'],
  ])('says %s as: %s', (rule, sentence) => {
    expect(sentenceOf(rule)).toBe(sentence)
  })

  it('has one sentence for every rule that libical publishes, without a hole in it', () => {
    const rules = `${RULE_CASES.trim()}\n${COUNT_CASES.trim()}`
      .split('\n')
      .map((line) => line.split('|')[0] ?? '')
    const isWhole = (text: string) => /^Every [a-z\d](?!.*(undefined|null|NaN|  |,,| ,)).*\w$/.test(text)
    expect(rules.filter((rule) => !isWhole(sentenceOf(rule)))).toEqual([])
  })
})
