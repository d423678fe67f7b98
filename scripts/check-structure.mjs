import { readFileSync } from 'node:fs'
import { listFiles } from './files.mjs'
import { inHouse, root } from './house.mjs'
import { problemsOf } from './structure.mjs'

const files = listFiles(root, ['apps', 'packages', 'e2e', 'bench', 'scripts'])
const problems = files.flatMap((file) =>
  problemsOf(file, readFileSync(inHouse(file), 'utf8')).map((problem) => `${file}: ${problem}`),
)
for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
