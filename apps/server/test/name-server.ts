import type { lookup } from 'node:dns'

/** Answers for names as it is told, one answer after the other and the last for good, and counts how often it was asked. */
export function answerNames(...answers: string[][]) {
  let times = 0
  const resolve = (_host: string, _options: object, done: (error: null, found: object[]) => void) => {
    const addresses = answers[Math.min(times, answers.length - 1)] ?? []
    times += 1
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  return { resolve: resolve as unknown as typeof lookup, times: () => times }
}
