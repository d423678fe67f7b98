import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.config.ts'
import { buildAndDraw } from './build-and-draw.ts'

const ours = (path: string) => `${import.meta.dirname}/app/${path}`

export default defineConfig({
  appType: 'custom',
  plugins: [
    tailwindcss(),
    react(),
    {
      name: 'pages-while-developing',
      configureServer: (server) => () => {
        async function draw(address: string): Promise<string> {
          const { drawForDevelopment } = await server.ssrLoadModule('/draw/draw-pages.tsx')
          const html = await drawForDevelopment(new URL(address, 'http://localhost').pathname)
          return server.transformIndexHtml(address, html)
        }
        server.middlewares.use(({ originalUrl = '/' }, response, goOn) => {
          draw(originalUrl).then(
            (html) => response.setHeader('content-type', 'text/html').end(html),
            (error: unknown) => goOn(error),
          )
        })
      },
    },
  ],
  resolve: {
    alias: [
      // Whatever is loaded late can be loaded again where it could not be had.
      { find: '\0vite/preload-helper.js', replacement: ours('lib/parts/import-with-files.ts') },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: ours('ui/icons/create-icon.ts') },
    ],
  },
  build: {
    // The first versions with light-dark() and popovers: from the middle of 2024 on.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    emptyOutDir: false,
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        chunkImportMap: true,
        rolldownOptions: {
          input: ['app/start-app.tsx', 'app/site/site-parts.tsx'],
          preserveEntrySignatures: 'exports-only',
          // To read a property does nothing here, so what is only read and never used can go.
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    site: {
      consumer: 'client',
      build: {
        outDir: 'build/client',
        copyPublicDir: false,
        modulePreload: false,
        rolldownOptions: { input: 'app/site/site.ts' },
      },
    },
    ssr: {
      build: {
        outDir: 'build/draw',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: { input: 'draw/draw-pages.tsx' },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        outDir: 'build/draw',
        copyPublicDir: false,
        rolldownOptions: {
          input: 'service-worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    },
  },
  builder: { buildApp: buildAndDraw },
  server: {
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
})
