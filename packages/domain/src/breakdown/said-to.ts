import { isFirstName, isNearOne } from './people-words.ts'

const HERS =
  /^(?:mrs|ms|miss|mum|mam|mom|nan|nana|gran|granny|grandma|auntie|aunt|sister|wife|girlfriend|niece|daughter|stepmum)\b/
const HIS = /^(?:mr|dad|grandad|grandpa|uncle|brother|husband|boyfriend|nephew|son|stepdad)\b/

/** "About her colour" is "about your colour" to Mrs Dunne herself. A school is told of somebody else. */
export function saidTo(who: string | null, spoken: string): string {
  const [, whose = ''] = /^about (her|his|their) (?=\p{L})/iu.exec(spoken) ?? []
  const called = (who ?? '').toLowerCase().replace(/^(?:the|your|my) /, '')
  const last = called.split(' ').at(-1) ?? ''
  const isOne = /^(?:mrs|mr|ms|miss|dr) /.test(called) || isFirstName(last) || isNearOne(last)
  const isOther = /^her$/i.test(whose) ? HIS.test(called) : /^his$/i.test(whose) && HERS.test(called)
  return whose !== '' && isOne && !isOther ? spoken.replace(/^about \S+/i, 'about your') : spoken
}
