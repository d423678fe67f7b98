/** One thing after the other is taken and worked on, `slots` of them at the same time. */
interface LaneParts<Item> {
  readonly slots: number
  readonly take: (most: number) => Promise<readonly Item[]>
  readonly work: (item: Item) => Promise<void>
  readonly onError: (error: unknown) => void
}

/**
 * Works on what waits without ever waiting for the slowest: whoever is done takes the next. `wake` says that something may
 * wait. Lanes know nothing of each other, so that a mail server that is silent holds up no push.
 */
export function openLane<Item>({ slots, take, work, onError }: LaneParts<Item>) {
  const underWay = new Set<Promise<void>>()
  let taking: Promise<void> | undefined
  let isAsked = false
  let isOpen = true
  const mayTake = () => isOpen && isAsked && underWay.size < slots
  const isAtWork = () => taking !== undefined || underWay.size > 0

  const fill = async () => {
    while (mayTake()) {
      isAsked = false
      const free = slots - underWay.size
      const items = await take(free)
      // As many as were asked for: there may be more.
      if (items.length === free) isAsked = true
      for (const item of items) start(item)
    }
  }
  const start = (item: Item) => {
    const running = work(item)
      .catch(onError)
      .finally(() => {
        underWay.delete(running)
        if (isAsked) go()
      })
    underWay.add(running)
  }
  const go = () => {
    taking ??= fill()
      .catch(onError)
      .finally(() => {
        taking = undefined
        if (mayTake()) go()
      })
  }

  return {
    wake() {
      isAsked = true
      go()
    },
    /** Resolves when nothing is under way and nothing was left to take. */
    async settled(): Promise<void> {
      while (isAtWork()) await Promise.all([taking, ...underWay])
    },
    /** Takes nothing any more, and waits for what is under way. */
    async close(): Promise<void> {
      isOpen = false
      await this.settled()
    },
  }
}
