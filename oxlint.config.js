import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Rules of the presets that oxlint lacks. docs/decisions/035 says what holds each instead. */
export const HELD_ELSEWHERE = [
  'no-octal',
  'no-dupe-args',
  'react-hooks/config',
  'react-hooks/gating',
  '@typescript-eslint/no-unsafe-class-instance-assignment',
]

/**
 * The rules that presets turn on; a later preset wins.
 * @param {readonly { readonly rules?: object | undefined }[]} presets
 */
export function rulesOf(...presets) {
  /** @type {Map<string, unknown>} */
  const rules = new Map(presets.flatMap((preset) => Object.entries(preset.rules ?? {})))
  const isOn = (/** @type {unknown} */ rule) => [rule].flat()[0] !== 'off' && rule !== 0
  return Object.fromEntries(
    [...rules].filter(([name, rule]) => isOn(rule) && !HELD_ELSEWHERE.includes(name)),
  )
}

/** Without their roles, tables that are laid out as blocks are no tables to a screen reader. */
const TABLE_ROLES = {
  table: ['table'],
  tr: ['row'],
  th: ['columnheader', 'rowheader'],
  td: ['cell'],
}

const ONLY_API = 'Only api/ talks to the network.'

/**
 * What is general is checked here, natively and with types; what is this project's own, the oldest
 * browsers' and the testing library's, by ESLint (eslint.config.js).
 * @type {import('oxlint').OxlintConfig}
 */
export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: ['public', 'dist*', 'coverage', 'e2e-report', 'stryker-tmp', 'mutation-report'],
  rules: {
    ...rulesOf(
      js.configs.recommended,
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.recommended,
    ),
    'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    'no-alert': 'error',
    'no-console': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    '@typescript-eslint/no-misused-promises': [
      'error',
      { checksVoidReturn: { attributes: false } },
    ],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/dot-notation': 'off',
    // An alert role on a list or a focusable heading is how GOV.UK's error summary works.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ...TABLE_ROLES }],
    'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', TABLE_ROLES],
  },
  overrides: [
    {
      files: ['src/**'],
      excludeFiles: ['src/api/**', 'src/mocks/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: ONLY_API },
          { name: 'XMLHttpRequest', message: ONLY_API },
        ],
      },
    },
    {
      files: ['tests/**'],
      rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
    },
    { files: ['scripts/**', 'tests/{e2e,browsers}/**'], rules: { 'no-console': 'off' } },
  ],
}
