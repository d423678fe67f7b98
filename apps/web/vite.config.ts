import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks } from './chunks.config.ts'
import { lateParts } from './parts.config.ts'
import { siteParts } from './site.config.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), lateParts(), siteParts(), chunks()],
  build: {
    // The first versions with light-dark() and popovers: from the middle of 2024 on.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Preload links are written into every page by the router already.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
})
