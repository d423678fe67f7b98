import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { siteParts } from './site.config.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), siteParts()],
  build: {
    // The first versions with light-dark() and popovers: from the middle of 2024 on.
    target: ['chrome123', 'firefox128', 'safari17.5'],
    // Preload links are written into every page by the router already.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A handful of files instead of fifty: fewer requests, and they compress better together.
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
              priority: 2,
            },
            { name: 'schema', test: /node_modules[\\/]zod/, priority: 3 },
            // The page for when the app stopped working hands everything over; it needs no more than this.
            {
              name: 'saving',
              test: /save-everything|offer-file|read-plainly|[\\/]export-file|schema-version|local-date/,
              priority: 4,
            },
            // What only arriving, leaving, files, a running sprint, a breakdown, the brain dump, the tutorial and preferences need stays out,
            // and so do texts.
            {
              name: 'device',
              test: /app[\\/]device[\\/](?!guest-move|owner-data|import-file)|packages[\\/](domain|sync)[\\/]src[\\/](?!export|csv|sprint|breakdown|brain-dump[\\/](?!brain-dump-item)|tutorial|tips|guides|suggestions|preferences[\\/](?!user-preferences))/,
              priority: 2,
            },
            {
              name: 'common',
              test: /apps[\\/]web[\\/]app[\\/](?!features|ui[\\/](dialog|drawer)\.tsx)|lucide-react|preload-helper/,
              minShareCount: 3,
              priority: 1,
            },
            // Comes with the first dialog that is opened.
            { name: 'dialog', test: /@base-ui|app[\\/]ui[\\/](dialog|drawer)\.tsx/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: process.env['API_URL'] ?? 'http://localhost:3000', changeOrigin: false } },
  },
})
