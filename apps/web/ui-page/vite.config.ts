import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { sensoryBootScript } from '../app/sensory/boot-script.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: '../public',
  logLevel: 'error',
  plugins: [
    tailwindcss(),
    {
      name: 'sensory-boot-script',
      transformIndexHtml: () => [{ tag: 'script', children: sensoryBootScript, injectTo: 'head-prepend' }],
    },
  ],
  oxc: { jsx: { runtime: 'automatic' } },
  build: { target: ['chrome123', 'firefox128', 'safari17.5'], assetsInlineLimit: 0, emptyOutDir: true },
})
