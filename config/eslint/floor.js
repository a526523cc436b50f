import css from '@eslint/css'
import { defineConfig } from 'eslint/config'
import esX from 'eslint-plugin-es-x'

/** What runs in browsers: the app, the demo API and the service worker. */
const SCRIPTS = ['src/**/*.{ts,tsx}', 'site/offline/service-worker*.js']

/**
 * Refuses what the browsers of `browserslist` in package.json lack (docs/decisions/011) of the language
 * and of CSS; what they lack of the platform is refused by `tsc` with config/tsconfig.floor.json. Syntax is not
 * looked at, except in patterns: the build compiles it for the floor, but leaves functions.
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
      // ES2023, yet in the whole floor.
      'es-x/no-array-prototype-findlast-findlastindex': 'off',
      // Syntax of ES2018; iOS 16.4 and newer; older ones refuse the whole file.
      'es-x/no-regexp-lookbehind-assertions': 'error',
    },
  },
  {
    // It draws pages while they are built.
    files: ['site/prerender/critical-css.ts'],
    rules: { 'es-x/no-regexp-lookbehind-assertions': 'off' },
  },
  {
    // Its parser does not know how breakpoints are defined.
    files: ['src/ui/theme/tokens.css'],
    languageOptions: { tolerant: true },
  },
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: {
      // All of Baseline 2021 is in the floor; what is newer is named here, with its reason.
      'css/use-baseline': [
        'error',
        {
          available: 2021,
          // In the whole floor, though some other browser came later; the build adds `-webkit-`.
          allowSelectors: ['has', 'focus-visible', 'backdrop'],
          allowProperties: [
            'accent-color',
            'appearance',
            'outline',
            'scroll-behavior',
            'user-select',
            // Nothing is lost where they are not understood.
            'contain-intrinsic-height',
            'content-visibility',
            'field-sizing',
            'forced-color-adjust',
            'hyphens',
            'line-clamp',
            'print-color-adjust',
            'resize',
            'text-wrap',
          ],
          // On paper a heading may part from its text in Firefox.
          allowPropertyValues: { 'break-after': ['avoid'], 'overflow-wrap': ['anywhere'] },
          // Written out by site/custom-media.ts.
          allowAtRules: ['custom-media'],
          allowMediaConditions: ['forced-colors'],
          // Chrome before 108 takes the `vh` in the line above.
          allowUnits: ['dvh'],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'FeatureRange',
          message: 'Safari before 16.4 skips the whole rule: write min-width or max-width.',
        },
      ],
    },
  },
)
