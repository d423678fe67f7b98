import { nameOf } from '../apps/web/app/lib/kept-keys.ts'
import { firefox } from './support/engines/firefox.ts'
import { handsOn } from './support/engines/hands.ts'
import { webKitGtk } from './support/engines/webkit-gtk.ts'
import { expect, testOnOwnServer as test } from './support/journey.ts'
import { formsOf } from './support/one-form.ts'

// A fault gets no second try: the server ends in the middle.
test.describe.configure({ retries: 0 })

/** As on a device that was asked before: nothing comes by itself over what is done here. */
const asked = [
  [nameOf('task-suggestions-seen'), 'true'],
  [nameOf('check-in-asking'), 'never'],
  [nameOf('assessment-asking'), 'never'],
]

for (const known of formsOf([firefox, webKitGtk])) {
  test(`in ${known.name} a guest begins, writes, ticks, looks around, and finds everything without a network (A5, B1, F1)`, async ({
    server,
    profile,
  }, info) => {
    info.skip(!known.isInstalled(), `${known.name} is not installed: ${known.packages}`)
    const engine = await known.start(profile)
    const { see, missing, press, pressKey, type } = handsOn(engine)
    let isStopped = false
    try {
      info.annotations.push({ type: known.name, description: engine.version })
      await engine.open(`${server.url}/robots.txt`)
      await engine.run('console.error("heard"), setTimeout(() => { throw new Error("heard, too") })')
      await expect.poll(() => engine.errors()).toHaveLength(2)
      await engine.run(`${JSON.stringify(asked)}.forEach(([key, value]) => localStorage.setItem(key, value))`)
      await engine.open(server.url)
      await press('a', 'Sign In')
      await press('button', 'Continue without an account')

      await press('input', 'Add a task')
      await type('Water the fern')
      await pressKey('Enter')
      await see('button', 'Water the fern')
      await type('Open the window')
      await pressKey('Enter')
      await see('button', 'Open the window')
      await press('input[type=checkbox]', 'Water the fern')
      await see('input[type=checkbox]:checked', 'Water the fern')
      await engine.reload()
      await see('input[type=checkbox]:checked', 'Water the fern')

      await press('button', 'Open the window')
      await see('h2', 'Task Details')
      await pressKey('Escape')
      await missing('h2', 'Task Details')
      await expect.poll(() => engine.run('document.activeElement.textContent')).toBe('Open the window')

      await press('a', 'Brain Dump')
      await press('textarea, input', "What's on your mind?")
      await type('Ring the plumber')
      await pressKey('Enter')
      await see('li *', 'Ring the plumber')
      for (const place of ['Calendar', 'Settings']) {
        await press('a', place)
        await see('h1', place)
      }

      // It takes pages over once it has all files. WebKit may not tell a page that is there that it has ended with that.
      const kept = 'navigator.serviceWorker?.controller?.state'
      await expect.poll(() => engine.run(kept), { timeout: 90_000 }).toMatch(/^activat(?:ing|ed)$/)
      await server.stop()
      isStopped = true
      await engine.open(`${server.url}/tasks`)
      await see('input[type=checkbox]:checked', 'Water the fern')
      await press('button', 'Open the window')
      await see('h2', 'Task Details')
      expect((await engine.errors()).slice(2)).toEqual([])
    } finally {
      await engine.close()
      // For the next engine.
      if (isStopped) await server.start()
    }
  })
}
