import type { Plugin } from 'vite'

/** Preloads the font, so that text does not change when it arrives. */
export function preloadFont(): Plugin {
  let base = '/'
  return {
    name: 'vuelo-justo:preload-font',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: base + file,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  }
}
