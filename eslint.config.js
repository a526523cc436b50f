import { defineConfig, globalIgnores } from 'eslint/config'
import testingLibrary from 'eslint-plugin-testing-library'
import tseslint from 'typescript-eslint'
import { floor } from './config/eslint/floor.js'
import { house } from './config/eslint/house.js'

const STATIC_HANDLER =
  'A static section never hydrates: the handler is lost in a page that was prerendered.'

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
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write its properties.',
  },
  {
    selector:
      'JSXElement[openingElement.name.name=/^Static(Part|Section)$/] > JSXElement.children JSXAttribute[name.name=/^on[A-Z]/]',
    message: STATIC_HANDLER,
  },
]

/** In `src/domain` alone. */
const CLOCK_SYNTAX = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
].map((selector) => ({ selector, message: 'The clock is an argument.' }))

/** Facts of Chile: everywhere in `src` and `site` but in `src/domain/country`. */
const COUNTRY_SYNTAX = [
  ':matches(Literal, JSXText)[value=/es-CL|\\bCLP\\b|America.Santiago|^(CL|RUT|RUT.DNI)$/]',
  'TemplateElement[value.raw=/es-CL|\\bCLP\\b|America.Santiago/]',
  'Literal[regex.pattern=/CLP|dk/i]',
  "BinaryExpression[operator='%'][right.value=11]",
].map((selector) => ({ selector, message: 'Chile has one module: use domain/country.' }))

/** In journeys: Playwright finds parts of a label, so a control that comes later may match too. */
const LOOSE_LABEL = [
  {
    selector:
      "CallExpression[callee.property.name='getByLabel'][arguments.length=1] > Literal.arguments[raw=/^'/]",
    message: 'Ask for the whole label: { exact: true }.',
  },
]

/**
 * What only ESLint can check: the rules of the house, the testing library's and those of the oldest
 * browsers. None needs types. Everything general is checked by oxlint (oxlint.config.js).
 */
export default defineConfig(
  globalIgnores([
    '.cache',
    'dist*',
    'coverage',
    'public',
    'e2e-report',
    'stryker-tmp',
    'mutation-report',
  ]),
  {
    // Style sheets are linted as well, by rules of their own: config/eslint/floor.js.
    files: ['**/*.{js,ts,tsx}'],
    plugins: { house },
    languageOptions: { parser: tseslint.parser },
    rules: {
      'house/rooms': 'error',
      'no-restricted-syntax': ['error', ...BANNED_SYNTAX],
    },
  },
  {
    files: ['src/**', 'site/**'],
    rules: { 'no-restricted-syntax': ['error', ...BANNED_SYNTAX, ...COUNTRY_SYNTAX] },
  },
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-syntax': ['error', ...BANNED_SYNTAX, ...CLOCK_SYNTAX, ...COUNTRY_SYNTAX],
    },
  },
  {
    files: ['src/domain/country/**'],
    rules: { 'no-restricted-syntax': ['error', ...BANNED_SYNTAX, ...CLOCK_SYNTAX] },
  },
  {
    // What static sections load (docs/decisions/027).
    files: ['src/screens/*/static/**', 'src/screens/rights/guide/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...BANNED_SYNTAX,
        ...COUNTRY_SYNTAX,
        { selector: 'JSXAttribute[name.name=/^on[A-Z]/]', message: STATIC_HANDLER },
      ],
    },
  },
  {
    files: ['tests/**'],
    ...testingLibrary.configs['flat/react'],
  },
  {
    files: ['tests/{e2e,browsers}/**'],
    rules: {
      'testing-library/prefer-screen-queries': 'off',
      'no-restricted-syntax': ['error', ...BANNED_SYNTAX, ...LOOSE_LABEL],
    },
  },
  {
    // Tools read these files' default export, before there is an alias.
    files: ['**/*.config.{ts,js}', 'tests/support/page-environment.ts'],
    rules: { 'no-restricted-syntax': 'off', 'house/rooms': 'off' },
  },
  floor,
)
