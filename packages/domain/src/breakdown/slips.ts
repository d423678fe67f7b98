import { BASE_VERBS } from './known-words.ts'
import { everyNoun } from './object-classes.ts'
import { PERSON_WORDS } from './people-words.ts'
import { REAL_WORDS } from './real-words.ts'
import { stem } from './stem.ts'

/**
 * A word as it was meant, where one slip of the finger made it a word that does not exist: two letters that changed places, or
 * one that is missing in a long word. So a step never repeats the slip.
 */
export function withoutSlip(word: string): string {
  if (word.length < SHORTEST || REAL.has(word) || REAL_WORDS.has(stem(word))) return word
  meant ??= meantBySlips()
  return meant.get(word) ?? word
}

const SHORTEST = 6
/** From so many letters on, a word without one of them is still that word. */
const LONG = 8

/** They exist, and are one slip away from a word that we know. */
const REAL = new Set(
  'casual causal sacred scared united untied silver sliver marital martial dairies diaries dinning barley barely reorder'.split(
    ' ',
  ),
)

let meant: ReadonlyMap<string, string> | null = null

function meantBySlips(): ReadonlyMap<string, string> {
  const known = new Set(
    [...everyNoun(), ...PERSON_WORDS, ...BASE_VERBS.values(), ...OFTEN_MISTYPED].filter(isWord),
  )
  const made = new Map<string, string>()
  for (const word of known)
    for (const slip of slipsOf(word)) if (!known.has(slip)) made.set(slip, made.has(slip) ? slip : word)
  return made
}

const isWord = (word: string) => word.length >= SHORTEST && /^[a-z]+$/.test(word)

function slipsOf(word: string): readonly string[] {
  const places = Array.from({ length: word.length - 1 }, (_, place) => place + 1)
  const swapped = places
    .slice(0, -1)
    .map((at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`)
  const missing = word.length < LONG ? [] : places.map((at) => `${word.slice(0, at)}${word.slice(at + 1)}`)
  return [...swapped, ...missing]
}

const OFTEN_MISTYPED =
  'dentist doctor doctors landlord landlady appointment appointments prescription prescriptions kitchen bathroom bedroom birthday present presents laundry dishes letter letters council university nursery sessions children daughter neighbour neighbours medicine medication insurance passport envelope envelopes because tomorrow reschedule assignment application'.split(
    ' ',
  )
