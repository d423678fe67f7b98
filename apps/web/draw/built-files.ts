/** A script as the bundler wrote it: the sources in it, the scripts that it rests on, its style sheets. */
export interface BuiltScript {
  readonly fileName: string
  readonly moduleIds: readonly string[]
  readonly imports: readonly string[]
  readonly styles: readonly string[]
}

/** The addresses of the scripts that the sources went into and of all that those rest on, and of their style sheets. */
export function filesOf(built: readonly BuiltScript[], sources: readonly string[]) {
  const asked = sources.map((source) => {
    const found = built.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/apps/web/${source}`)))
    if (!found) throw new Error(`The build has no script of ${source}.`)
    return found
  })
  const scripts = new Set(asked)
  for (const { imports } of scripts) {
    for (const script of built) if (imports.includes(script.fileName)) scripts.add(script)
  }
  return {
    scripts: [...scripts].map(({ fileName }) => `/${fileName}`),
    styles: [...new Set([...scripts].flatMap(({ styles }) => styles.map((sheet) => `/${sheet}`)))],
  }
}
