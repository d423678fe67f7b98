const upTo = (last: number) => Array.from({ length: last }, (_, i) => i).join(',')
const fromOne = (last: number) => Array.from({ length: last }, (_, i) => i + 1).join(',')
const bothWays = (last: number) => Array.from({ length: last }, (_, i) => `${i + 1},-${i + 1}`).join(',')

/** Rules that a search could spend for ever on, or fill a memory with, and what each is. */
export const HOSTILE_RULES = {
  'a day that no month has': 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'the same, counted': 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=1',
  'every second, never in its month': 'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31',
  'seconds that its interval never meets': 'FREQ=SECONDLY;INTERVAL=2;BYSECOND=1',
  'minutes that its interval never meets': 'FREQ=MINUTELY;INTERVAL=60;BYMINUTE=7',
  'hours that its interval never meets': 'FREQ=HOURLY;INTERVAL=24;BYHOUR=3',
  'days that its interval never meets': 'FREQ=DAILY;INTERVAL=7;BYDAY=SA',
  'months that its interval never meets': 'FREQ=MONTHLY;INTERVAL=12;BYMONTH=1',
  'every second for ever': 'FREQ=SECONDLY',
  'a thousand million seconds counted': 'FREQ=SECONDLY;COUNT=1000000000',
  'all of a year by the second': `FREQ=YEARLY;BYYEARDAY=${bothWays(366)};BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)}`,
  'the last of all seconds of a year': `FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)};BYSETPOS=-1`,
  'every position of a month by the second': `FREQ=MONTHLY;BYMONTHDAY=${fromOne(31)};BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)};BYSETPOS=${bothWays(366)}`,
  'a position that no period has': 'FREQ=DAILY;BYHOUR=9;BYSETPOS=366',
  'an interval of a thousand million years': 'FREQ=YEARLY;INTERVAL=1000000000',
  'an interval beyond all numbers': 'FREQ=SECONDLY;INTERVAL=999999999999999',
  'a count beyond all numbers': 'FREQ=DAILY;BYDAY=MO;COUNT=999999999999999',
  'an end in the year 9999': 'FREQ=DAILY;UNTIL=99991231T235959Z;BYMONTHDAY=31;BYMONTH=4',
  'a week that hardly any year has, on a day of it that is never there':
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6;BYDAY=MO;COUNT=5',
  'every list that there is, full': `FREQ=SECONDLY;BYMONTH=${fromOne(12)};BYYEARDAY=${bothWays(366)};BYMONTHDAY=${bothWays(31)};BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${upTo(24)};BYMINUTE=${upTo(60)};BYSECOND=${upTo(60)};BYSETPOS=2`,
}
