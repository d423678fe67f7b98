import { vi } from 'vitest'

// Testing Library waits by a faked clock only where it can move that clock on, and asks for it by Jest's name.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })
