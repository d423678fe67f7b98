// What `npm run format` and `npm run lint` begin with: their tools are none of those that `npm start` installs.
import { installIfStale } from './install.mjs'
import { runMain } from './run-main.mjs'

await runMain(() => installIfStale({ withTools: true }))
