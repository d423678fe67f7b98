import { build, type InlineConfig } from 'vite'

/** The first versions with light-dark() and popovers: from the middle of 2024 on. */
export const BROWSERS = ['chrome123', 'firefox128', 'safari17.5']

/** Builds one script by itself into the finished build. */
export async function buildOneFile(
  client: string,
  input: string,
  output: { readonly format: 'es' | 'iife'; readonly entryFileNames: string },
  config: Pick<InlineConfig, 'plugins' | 'define'>,
): Promise<void> {
  await build({
    ...config,
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: client,
      emptyOutDir: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: { input, output },
    },
  })
}
