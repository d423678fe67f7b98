import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from './files.mjs'
import { inRepository, root } from './paths.mjs'
import { linksOf, problemsOf } from './structure.mjs'

const read = (file) => readFileSync(inRepository(file), 'utf8')

const sources = listFiles(root, ['apps', 'packages', 'e2e', 'bench', 'scripts'])
const pages = listFiles(root, ['README.md', 'CONTRIBUTING.md', 'docs']).filter((file) => file.endsWith('.md'))
const problems = [
  ...sources.flatMap((file) => problemsOf(file, read(file)).map((problem) => `${file}: ${problem}`)),
  ...pages.flatMap((page) =>
    linksOf(read(page))
      .filter((link) => !existsSync(inRepository(join(dirname(page), link))))
      .map((link) => `${page}: leads to "${link}", which is not there`),
  ),
]
for (const problem of problems) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
