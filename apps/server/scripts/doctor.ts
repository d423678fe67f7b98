import { fileURLToPath } from 'node:url'
import { examine } from '../src/doctor/doctor.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { kind, message } = await examine(process.argv.slice(2), process.env, { root })
console.log(message)
process.exitCode = kind === 'ok' ? 0 : 1
