import css from '@eslint/css'
import { defineConfig } from 'eslint/config'
import esX from 'eslint-plugin-es-x'

/** Code for browsers: the app, the demo API and the service worker. */
const SCRIPTS = ['src/**/*.{ts,tsx}', 'site/offline/service-worker*.js']

/**
 * Rejects functions of the language and CSS that the browsers of `browserslist` in package.json lack
 * (docs/decisions/011); `tsc` with config/tsconfig.floor.json rejects APIs of the platform. Syntax is not
 * checked, except in regular expressions: the build compiles it.
 */
export const floor = defineConfig(
  {
    files: SCRIPTS,
    extends: [
      esX.configs['flat/no-new-in-es2023'],
      esX.configs['flat/no-new-in-es2024'],
      esX.configs['flat/no-new-in-es2025'],
      esX.configs['flat/no-new-in-esnext'],
    ],
    rules: {
      // ES2023, but supported by all of these browsers.
      'es-x/no-array-prototype-findlast-findlastindex': 'off',
      // ES2018, but only since iOS 16.4; an older one rejects the whole file.
      'es-x/no-regexp-lookbehind-assertions': 'error',
    },
  },
  {
    // The parser does not support `@custom-media`.
    files: ['src/ui/theme/tokens.css'],
    languageOptions: { tolerant: true },
  },
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      // Newer features than Baseline 2021 are listed here with their reason.
      'css/use-baseline': [
        'error',
        {
          available: 2021,
          // Supported by all of these browsers, some with `-webkit-`, which the build adds.
          allowSelectors: ['has', 'focus-visible', 'backdrop', 'details-content'],
          allowProperties: [
            'accent-color',
            'appearance',
            'color-scheme',
            'outline',
            'scroll-behavior',
            'user-select',
            // Without support nothing is lost.
            'contain-intrinsic-height',
            'content-visibility',
            'field-sizing',
            'forced-color-adjust',
            'hyphens',
            'line-clamp',
            // The paper of the print dialog is used instead.
            'page',
            'print-color-adjust',
            'resize',
            'text-wrap',
          ],
          // In Firefox a printed heading may be separated from its text.
          allowPropertyValues: { 'break-after': ['avoid'], 'overflow-wrap': ['anywhere'] },
          // `custom-media` is replaced by site/custom-media.ts.
          allowAtRules: ['custom-media', 'page'],
          allowMediaConditions: ['forced-colors', 'prefers-contrast'],
          // The rule below demands a `vh` in the line above.
          allowUnits: ['dvh'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'FeatureRange',
          message: 'Safari before 16.4 skips the whole rule: write min-width or max-width.',
        },
        {
          selector:
            ':matches(Declaration:first-child, :not(Declaration:has(Dimension[unit=vh])) + Declaration):has(Dimension[unit=dvh])',
          message: 'Chrome before 108 skips the declaration: write it with vh in the line above.',
        },
      ],
    },
  },
)
