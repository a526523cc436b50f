import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Journeys in a real Chromium against built output: one at a time, because they share the API's port. */
export default defineConfig({
  resolve: {
    alias: {
      '@': resolve(import.meta.dirname, 'src'),
      '@tests': resolve(import.meta.dirname, 'tests'),
    },
  },
  test: {
    environment: 'node',
    include: ['tests/e2e/**/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine may delay a browser; what fails twice is the product's fault.
    retry: process.env['CI'] ? 1 : 0,
  },
})
