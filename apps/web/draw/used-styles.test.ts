import { expect, it } from 'vitest'
import { usedStyles } from './used-styles.ts'

const page = '<p class="card md:flex">a</p><p class="w-1.5 min-h-(--target)">b</p>'

it.each([
  ['.card{color:red}', '.card{color:red}'],
  // A rule goes when nobody needs it any more.
  ['.card,.other{color:red}', '.card,.other{color:red}'],
  ['.card .other{color:red}', ''],
  ['.card:not(.other)>a:focus-visible{color:red}', '.card:not(.other)>a:focus-visible{color:red}'],
  ['.w-1\\.5{width:1px}', '.w-1\\.5{width:1px}'],
  ['.min-h-\\(--target\\){height:1px}', '.min-h-\\(--target\\){height:1px}'],
  ['.min-w-\\(--target\\){height:1px}', ''],
  [
    '@media (width>1px){.md\\:flex{display:flex}.other{color:red}}',
    '@media (width>1px){.md\\:flex{display:flex}}',
  ],
  ['@media print{.other{color:red}}', ''],
  ['@layer base, utilities;', '@layer base,utilities;'],
  ['@keyframes rise{50.5%{opacity:0}}', '@keyframes rise{50.5%{opacity:0}}'],
  ['@keyframes other{50%{opacity:0}}', '@keyframes other{50%{opacity:0}}'],
  [
    '[data-theme=dark]{--ink:#fff}:focus-visible{outline:0}',
    '[data-theme=dark]{--ink:#fff}:focus-visible{outline:0}',
  ],
])('%s is kept as %s', (css, kept) => {
  expect(usedStyles(css, [page])).toBe(kept)
})
