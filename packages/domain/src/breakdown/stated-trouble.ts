/** What is not working, in words that say no more than that: "the fridge is leaking", "printer won't connect". */
const TROUBLE =
  /\b(broken?|broke|stopped|stops|won['’]?t|not working|does ?n['’]?t work|is ?n['’]?t working|leak\w*|nois[ey]|dead|flood\w*|error|beep\w*|jammed|playing up|on the blink|packed up|offline|keeps|no (?:heating|hot water))\b/

const THINGS: readonly (readonly [string, RegExp])[] = [
  ['boiler', /\b(boiler|heating|hot water)\b/],
  ['printer', /\bprinter\b/],
  [
    'appliance',
    /\b(washing machine|dishwasher|fridge|freezer|oven|cooker|hob|tumble dryer|dryer|microwave|hoover|vacuum|kettle|toaster)\b/,
  ],
  ['device', /\b(wifi|wi-fi|router|broadband|internet|laptop|computer|ipad|tablet|tv|speaker|doorbell)\b/],
]

/** The template for a thing at home that has stopped working; null where the text speaks of none. */
export function troubleIn(text: string): string | null {
  return TROUBLE.test(text) ? (THINGS.find(([, named]) => named.test(text))?.[0] ?? null) : null
}
