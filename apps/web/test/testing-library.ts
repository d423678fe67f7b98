import { configure } from '@testing-library/dom'
import { vi } from 'vitest'

// Testing Library waits by a faked clock only where it can move that clock on, and asks for it by Jest's name.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// What is written has to reach the disk of a machine that may be busy.
configure({ asyncUtilTimeout: 60_000 })
