// Loaded before a command: says at its end how much memory it held at its largest, in kB of 1,024 bytes.
import { writeSync } from 'node:fs'

process.on('exit', () => writeSync(2, `peak ${process.resourceUsage().maxRSS}\n`))
