import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks } from './chunks.config.ts'
import { importMap } from './import-map.config.ts'
import { BROWSERS } from './one-file.config.ts'
import { lateParts, leaveOutWhatIsHere } from './parts.config.ts'
import { siteParts } from './site.config.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), lateParts(), siteParts(), chunks(), importMap()],
  build: {
    target: BROWSERS,
    // Preload links are written into every page by the router already.
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: leaveOutWhatIsHere },
    // To read a property does nothing here, so what is only read and never used can go.
    rolldownOptions: { treeshake: { propertyReadSideEffects: false } },
  },
  server: {
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
})
