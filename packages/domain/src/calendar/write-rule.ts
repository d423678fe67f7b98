import { NUMBERS, WEEKDAYS, type Rule } from './rule.ts'

/** The rule as RRULE text, without its name; what is as usual stays unsaid. */
export function writeRule(rule: Rule): string {
  const parts = [`FREQ=${rule.frequency}`]
  const say = (name: string, value: string) => value !== '' && parts.push(`${name}=${value}`)
  say('INTERVAL', rule.interval === 1 ? '' : String(rule.interval))
  say('COUNT', String(rule.count ?? ''))
  say('UNTIL', rule.until === null ? '' : rule.until.replaceAll(/[-:]/g, '') + (rule.isUntilUtc ? 'Z' : ''))
  for (const [name, [key]] of Object.entries(NUMBERS)) {
    if (name !== 'BYSETPOS') say(name, rule[key].join(','))
  }
  say('BYDAY', rule.byDay.map(({ nth, weekday }) => `${nth || ''}${WEEKDAYS[weekday - 1]}`).join(','))
  say('BYSETPOS', rule.bySetPos.join(','))
  say('WKST', rule.weekStart === 1 ? '' : (WEEKDAYS[rule.weekStart - 1] ?? ''))
  return parts.join(';')
}
