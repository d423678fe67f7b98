// One way from an instant to a date: `dayOf` in packages/domain/src/days, as a person's day begins where they said.

const scope = /^(apps\/web\/app|apps\/server\/src|packages\/\w+\/src)\//
const home = 'packages/domain/src/days/'

/** Clock faces, calendars, and the names of files: they show what a calendar on the wall shows. */
const showsTheWall = new Set([
  'apps/web/app/features/calendar/connected/account-times.tsx',
  'apps/web/app/features/tasks/day-clock.tsx',
  'apps/web/app/lib/use-wall-date.ts',
  'apps/web/app/session/save-everything.ts',
  'packages/domain/src/csv/tasks-csv.ts',
  'packages/domain/src/calendar/time-words.ts',
])

/** What an event's own zone shows at an instant is of no person's day. */
const reckonsWithZones = new Set([
  'packages/domain/src/calendar/wall-time.ts',
  'packages/domain/src/calendar/zones.ts',
])

const parts = '(?:Date|Day|Month|FullYear|Hours)'
const ownWays = [
  [new RegExp(`[.'"][gs]et${parts}\\b`), 'takes a local date or hour from an instant'],
  [/\btoDateString\b|\btoLocaleDateString\b/, 'writes the local date of an instant'],
  [/\bgetTimezoneOffset\b|\bTemporal\./, 'takes a local date or hour from an instant'],
  [
    /\bto(?:ISOString|JSON)\(\)\s*\.\s*(?:slice|substring|substr|split|replace|match)\b/,
    'cuts a date out of an instant',
  ],
  [/(?:At|Until)\b[)!\]]*\??\.(?:slice|substring|substr|split)\(/, 'cuts a date out of an instant'],
]
const formatCall = /\bIntl\.DateTimeFormat\(/g
const textCall = /\.toLocaleString\(/g
const dayCall = /\bdayOf\(/g
const dateField = /\b(?:weekday|day|month|year|dateStyle)\b/
const wallImport = /['"][^'"\n]*days\/wall-(?:date|minute)(?:\.ts)?['"]/

/** The problems of one file of ours that is no test, each a sentence without the path. */
export function localDateProblems(file, text) {
  if (!scope.test(file) || file.startsWith(home) || reckonsWithZones.has(file)) return []
  const code = withoutComments(text)
  const found = ownWays.filter(([way]) => way.test(code)).map(([, problem]) => problem)
  if (callsOf(code, formatCall).some(formatsDate) || callsOf(code, textCall).some(namesDate)) {
    found.push('writes the local date of an instant')
  }
  if (cutsNamedInstant(code)) found.push('cuts a date out of an instant')
  if (callsOf(code, dayCall).some(isMidnight)) found.push('begins the day at midnight for everybody')
  if (wallImport.test(code) && !showsTheWall.has(file)) found.push('takes the date of the wall')
  return [...new Set(found)].map((problem) => `${problem}: ask dayOf, and dateText for the words`)
}

/** A format with `timeZone: 'UTC'` writes a calendar date, which is no instant. */
const formatsDate = (call) => call !== '(' && !/timeZone:\s*'UTC'/.test(call) && !onlyTimes(call)
const namesDate = (call) => dateField.test(call) && formatsDate(call)
const namedInstant = /\b(?:const|let)\s+(\w+)\s*=[^;\n]*\.to(?:ISOString|JSON)\(\)\s*$/gm
const cutsNamedInstant = (code) =>
  [...code.matchAll(namedInstant)].some(([, name]) =>
    new RegExp(`\\b${name}\\.(?:slice|substring|substr|split)\\(`).test(code),
  )
const onlyTimes = (call) => /\bhour\b/.test(call) && !dateField.test(call)
const isMidnight = (call) => /,\s*0,?\s*$/.test(call)

/** What stands between the brackets of each call. */
function callsOf(code, call) {
  return [...code.matchAll(call)].map(({ index }) => untilClosed(code, code.indexOf('(', index)))
}

function untilClosed(code, start) {
  let depth = 0
  for (let i = start; i < code.length; i += 1) {
    if (code[i] === '(') depth += 1
    if (code[i] === ')') depth -= 1
    if (depth === 0) return code.slice(start, i)
  }
  return code.slice(start)
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
}
