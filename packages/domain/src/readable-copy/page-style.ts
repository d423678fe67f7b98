/** What the readable copy looks like: on paper, in the dark, on a phone. */
export const style = `
:root { color-scheme: light dark; }
body { font: 1.05rem/1.55 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2.5rem; } h3 { font-size: 1.1rem; margin: 0 0 .4rem; }
h3, dd { white-space: pre-wrap; overflow-wrap: anywhere; }
article { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: .6rem; padding: .8rem 1rem; margin: .7rem 0; break-inside: avoid; }
dl { display: grid; grid-template-columns: minmax(6rem, 12rem) 1fr; gap: .2rem 1rem; margin: 0; }
dt { opacity: .8; } dd { margin: 0; } img { width: 8rem; border-radius: .6rem; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
`
