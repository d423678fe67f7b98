export interface Bypass {
  line: number
  what: string
}

interface Rule {
  what: string
  form: RegExp
}

// Some patterns are put together from pieces, so that this file does not find itself.
const scriptRules: readonly Rule[] = [
  { what: 'vibration: use vibrate() of the gate', form: /navigator\s*\??\.\s*vibrate|\bvibrate\s*\.call/g },
  { what: 'a screen kept awake: use keepAwake() of the gate', form: /\.wakeLock\b/g },
  {
    what: 'sound: use playSound() of the gate',
    form: /new\s+Audio\b|AudioContext|HTMLAudioElement|speechSynthesis|createElement\(\s*['"](?:audio|video)|<(?:audio|video)\b/g,
  },
  {
    // `requestAnimationFrame` with a named function is how a loop continues; a single frame, to wait for paint, has
    // its function inline.
    what: 'motion by script: use the gate',
    form: /\.animate\s*\(|KeyframeEffect|startViewTransition|viewTransition\b|useAnimate|requestAnimationFrame\(\s*[\w.]+\s*\)/g,
  },
  { what: 'confetti: use celebrate() of the gate', form: /canvas-confetti|\bconfetti\s*\(/gi },
  { what: 'smooth scrolling: use scrollBehavior() of the gate', form: /behavior:\s*['"]smooth['"]/g },
  {
    what: 'motion in a style attribute: use a class with the motion tokens',
    form: /\b(?:transition|animation)(?:Duration|Delay|Name|Property)?\s*:\s*['"`]|\.style\.(?:transition|animation)/g,
  },
  { what: 'motion in an SVG', form: /<(?:animate|animateTransform|animateMotion|set)\b/g },
  {
    what: 'motion in a class: only `transition*` with the motion tokens',
    form: /(?<=["'`\s:])(?:animate|duration|delay|ease)-[\w[(-]+/g,
  },
]

const styleRules: readonly Rule[] = [
  { what: 'smooth scrolling: use scrollBehavior() of the gate', form: /scroll-behavior\s*:\s*smooth/g },
  { what: 'motion without end', form: /(?:animation|animation-iteration-count)\s*:[^;}]*\binfinite\b/g },
  { what: 'view transitions: nothing turns them off', form: /@view-transition|::view-transition/g },
]

const declarationForm = /(?:^|[\s;{])((?:transition|animation)(?:-duration|-delay)?)\s*:\s*([^;}]+)/g
const literalTime = /(?<![\w.-])(?!0(?:ms|s)\b)(?:\d+|\d*\.\d+)m?s\b/

/** Returns every place in the text of a source file where an effect would happen without asking the gate. */
export function findBypasses(path: string, text: string): Bypass[] {
  const clean = text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const found = path.endsWith('.css')
    ? [...matches(clean, styleRules), ...timedDeclarations(clean)]
    : matches(clean.replaceAll(/^\s*\/\/.*$/gm, ''), scriptRules)
  return found.toSorted((one, other) => one.line - other.line)
}

function matches(text: string, rules: readonly Rule[]): Bypass[] {
  return rules.flatMap(({ what, form }) =>
    [...text.matchAll(form)].map(({ index }) => ({ line: lineOf(text, index), what })),
  )
}

/** Finds transitions and animations whose time is not a motion token, which is 0 ms when nothing may move. */
function timedDeclarations(css: string): Bypass[] {
  return [...css.matchAll(declarationForm)].flatMap(({ index, 1: name = '', 2: value = '' }) => {
    const isShorthand = name === 'transition' || name === 'animation'
    const isTimeless = /^\s*(?:none|inherit|initial|unset|0m?s)\s*$/.test(value)
    const lacksToken =
      isShorthand &&
      !isTimeless &&
      value.split(/,(?![^(]*\))/).some((part) => !part.includes('var(--motion-'))
    if (!lacksToken && !literalTime.test(value)) return []
    return [{ line: lineOf(css, index), what: `${name}: take the time from a motion token` }]
  })
}

function lineOf(text: string, index: number): number {
  return text
    .slice(0, index + 1)
    .trimEnd()
    .split('\n').length
}
