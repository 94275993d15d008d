import { join } from 'node:path'
import { defineConfig } from 'vite'

const ROOT = import.meta.dirname

/** The worker of a demo with all that it loads, for scripts/buildDemo.ts. */
export default defineConfig({
  root: ROOT,
  base: '/demo/',
  publicDir: false,
  build: {
    outDir: '../../../dist/demo',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 1000, // KiB before compression
    rolldownOptions: {
      checks: { bundlerTimings: false, eval: false }, // PGlite has branches with eval, which no policy of ours lets run
      input: join(ROOT, 'worker.ts'),
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
})
