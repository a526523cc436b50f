import type { Plugin } from 'vite'

/** Folder of scripts with a separate policy (docs/decisions/024). */
const SCAN = 'assets/scan/[name]-[hash:7]'

/**
 * Puts the worker of the scan and its WebAssembly into a folder of their own, because hosts choose a
 * policy by the path. Other workers stay among the app's files, with the app's policy.
 */
export function workerFiles(): Plugin {
  return {
    name: 'vuelo-justo:worker-files',
    config: () => ({
      worker: {
        format: 'es',
        rolldownOptions: {
          output: {
            entryFileNames: ({ name }) =>
              name === 'scan.worker' ? `${SCAN}.js` : 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.wasm'))
                ? `${SCAN}[extname]`
                : 'assets/[name]-[hash:7][extname]',
          },
        },
      },
    }),
  }
}
