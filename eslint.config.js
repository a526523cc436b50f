import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import tseslint from 'typescript-eslint'
import { floor } from './eslint.floor.js'
import { house } from './eslint.house.js'

/** Shapes that no file of the product may have, each with its reason. */
const BANNED_SYNTAX = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Name what you export: a default export has a different name in every file.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Data is rendered as text, never as HTML.',
  },
  {
    selector: "CallExpression[callee.property.name='toISOString']",
    message: 'toISOString shifts the day: use domain/dates.',
  },
]

export default defineConfig(
  globalIgnores([
    'dist',
    'dist-demo',
    'dist-e2e',
    'dist-nginx',
    'coverage',
    'public',
    'e2e-report',
    'stryker-tmp',
    'mutation-report',
    'sbom',
  ]),
  {
    // Style sheets are linted as well, by rules of their own: ./eslint.floor.js.
    files: ['**/*.{js,ts,tsx}'],
    extends: [
      js.configs.recommended,
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.recommended,
    ],
    plugins: { house },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'house/rooms': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-alert': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...BANNED_SYNTAX],
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
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/api/**', 'src/mocks/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Only api/ talks to the network.' },
        { name: 'XMLHttpRequest', message: 'Only api/ talks to the network.' },
      ],
    },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...BANNED_SYNTAX,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The clock is an argument.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'The clock is an argument.',
        },
      ],
    },
  },
  {
    files: ['tests/**'],
    ...testingLibrary.configs['flat/react'],
  },
  {
    files: ['tests/**'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    // tsc knows what exists in each file; they run in Node, in pages and in workers.
    files: ['scripts/**', 'site/**', 'tests/{e2e,browsers}/**'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['scripts/**', 'tests/{e2e,browsers}/**'],
    rules: {
      'no-console': 'off',
      'testing-library/prefer-screen-queries': 'off',
    },
  },
  {
    // Tools read these files' default export.
    files: ['*.config.{ts,js}', 'tests/support/page-environment.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  floor,
)
