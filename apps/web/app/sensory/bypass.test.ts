/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBypasses } from './find-bypasses.ts'

const appFolder = join(import.meta.dirname, '..')

// Files in which effects may happen: the gate, the files behind it, and this search.
const gate = [
  'sensory/effects.ts',
  'sensory/chime.ts',
  'sensory/sparks.ts',
  'sensory/swell.ts',
  'sensory/wake-lock.ts',
  'sensory/find-bypasses.ts',
]

const sources = readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(?:css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path))

test('nothing in the app moves, sounds, shakes or celebrates without asking the gate', () => {
  expect(sources.length).toBeGreaterThan(80)
  const found = sources
    .filter((path) => !gate.includes(path))
    .flatMap((path) =>
      findBypasses(path, readFileSync(join(appFolder, path), 'utf8')).map(
        ({ line, what }) => `${path}:${line} ${what}`,
      ),
    )
  expect(found).toEqual([])
})

test('the gate’s own files are still where the search leaves them out', () => {
  expect(gate.filter((path) => !sources.includes(path))).toEqual([])
  for (const path of gate.filter((own) => own !== 'sensory/find-bypasses.ts')) {
    expect(findBypasses(path, readFileSync(join(appFolder, path), 'utf8')).length).toBeGreaterThan(0)
  }
})

test.each([
  ['navigator.vibrate(20)'],
  ['navigator?.vibrate?.(20)'],
  ["navigator.wakeLock.request('screen')"],
  ['new Audio("/ding.mp3")'],
  ['const context = new AudioContext()'],
  ['<audio src="/ding.mp3" />'],
  ['speechSynthesis.speak(words)'],
  ['box.animate([{ opacity: 0 }], 200)'],
  ['document.startViewTransition(work)'],
  ['<Link to="/" viewTransition>'],
  ['requestAnimationFrame(step)'],
  ["import confetti from 'canvas-confetti'"],
  ["box.scrollIntoView({ behavior: 'smooth' })"],
  ["<i style={{ transition: 'opacity 200ms' }} />"],
  ["box.style.transition = 'none'"],
  ['<circle><animate attributeName="r" /></circle>'],
  ['<div className="animate-pulse" />'],
  ['<div className="transition-colors hover:duration-500" />'],
])('a script that says %s is found', (code) => {
  expect(findBypasses('some.tsx', `const before = 1\n${code}\n`)).toMatchObject([{ line: 2 }])
})

test.each([
  ['.a { transition: opacity 200ms ease }'],
  ['.a { transition: opacity var(--motion-quick), color 0.3s }'],
  ['.a { transition-duration: 1s }'],
  ['.a { animation: rise 1s }'],
  ['.a { animation: turn var(--motion-slow) infinite }'],
  ['.a { transition: opacity var(--motion-quick) var(--ease) 80ms }'],
  ['html { scroll-behavior: smooth }'],
  ['@view-transition { navigation: auto }'],
])('a style sheet that says %s is found', (code) => {
  expect(findBypasses('some.css', `.before { color: red }\n${code}\n`).map(({ line }) => line)).toContain(2)
})

test.each([
  ['some.css', '.a { transition: opacity var(--motion-quick) var(--ease), translate var(--motion-calm) }'],
  ['some.css', '.a { transition-duration: 0ms; transition: none }'],
  ['some.css', '/* transition: opacity 2s */ .a { transition-property: color }'],
  ['some.tsx', '<div className="transition-colors" />'],
  ['some.tsx', 'requestAnimationFrame(() => field.focus())'],
  ['some.ts', '// navigator.vibrate is for the gate\nconst animateNothing = 1'],
])('in %s, %s is fine', (path, code) => {
  expect(findBypasses(path, code)).toEqual([])
})
