import type { BrainDumpItem } from '@glimmer/domain/brain-dump/brain-dump-item'
import { inOrder } from '@glimmer/domain/brain-dump/order'
import { expect, test } from 'vitest'
import { openDeviceStore, type DeviceStore } from '../../device/store.ts'
import { createBrowser } from '../../device/test/test-device.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { createBrainDumpCommands } from './brain-dump-commands.ts'

const SEED = Number(process.env['GLIMMER_SEED'])
const HISTORIES = 25
const STEPS = 25

/** A row of numbers from 0 to below 1 that follows from its seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The texts in the list, and those in the list or the trash. */
async function allKept({ mirror, database }: DeviceStore): Promise<{ shown: string; kept: string }> {
  const tables = ['brain_dump_items', 'tasks', 'subtasks'] as const
  const shown = JSON.stringify(tables.map((table) => mirror.rowsOf(table)))
  return { shown, kept: shown + JSON.stringify(await database.trash.getAll()) }
}

/** A word that occurs nowhere else, alone or somewhere in a long text of several lines. */
function thoughtWith(word: string, random: () => number): string {
  const shapes = [word, `- ${word}`, `first\n${word}`, `${'much to say. '.repeat(50)}${word}`]
  return shapes[Math.floor(random() * shapes.length)] ?? word
}

/** One history of a list and a triage, each with its own way back; returns the words that were lost, and how much was done. */
async function live(seed: number): Promise<{ lost: string[]; done: number }> {
  const random = randomFrom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const store = await openDeviceStore('guest', createBrowser())
  const save = createSaveWithUndo(store)
  const list = createBrainDumpCommands(store, { save })
  const triage = createBrainDumpCommands(store, { save, tell: () => undefined })
  const added: string[] = []
  /** Words that were changed and may be undone: undoing a change gives its words up. */
  let changed: string[] = []
  let done = 0
  let words = 0
  let removed = ''
  // Without undo, only a thought that was deleted explicitly may be in the trash alone.
  const isUndoing = random() < 0.6
  const newWord = () => `word${(words += 1)}x`
  /** The list as the person last saw it, which may have changed since. */
  let seen: readonly BrainDumpItem[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const items = inOrder(store.mirror.rowsOf('brain_dump_items'))
    if (random() < 0.8) seen = items
    const item = seen[below(seen.length)]
    const now = items[below(items.length)]
    const commands = random() < 0.5 ? list : triage
    async function add(count: number) {
      const fresh = Array.from({ length: count }, newWord)
      added.push(...fresh)
      return commands.add(fresh.map((word) => thoughtWith(word, random)))
    }
    async function change(from: BrainDumpItem | undefined) {
      const word = newWord()
      if (from) changed.push(word)
      return from && commands.change(from, `${from.text} ${word}`)
    }
    async function undo() {
      changed = []
      return commands.undoLast()
    }
    const acts = [
      () => add(1),
      () => add(3),
      () => change(now),
      // Changes a deleted thought, which restores it.
      () => change(seen.find(({ id }) => !items.some((other) => other.id === id))),
      () => item && commands.makeTasks([item]),
      () => commands.makeTasks(seen.slice(0, below(4))),
      () => {
        removed += items.find(({ id }) => id === item?.id)?.text ?? ''
        return item && commands.remove([item])
      },
    ]
    if (isUndoing) {
      const meanwhile = () => Promise.all([undo(), item && commands.makeTasks([item])])
      acts.push(undo, async () => (await meanwhile()).some(Boolean))
    }
    if (await acts[below(acts.length)]?.()) done += 1
  }
  const { shown, kept } = await allKept(store)
  store.close()
  const isKept = (word: string) =>
    isUndoing || removed.includes(word) ? kept.includes(word) : shown.includes(word)
  return { lost: [...added, ...changed].filter((word) => !isKept(word)), done }
}

test(`whatever the order of adds, edits, triage and undos, every thought is kept somewhere (seed ${SEED})`, async () => {
  let done = 0
  for (let i = 0; i < HISTORIES; i += 1) {
    const history = await live(SEED + i)
    expect(history.lost, `seed ${SEED + i}`).toEqual([])
    done += history.done
  }
  expect(done).toBeGreaterThan(HISTORIES * 5)
})
