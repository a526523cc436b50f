import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { ESLint, Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { beforeAll, describe, expect, it } from 'vitest'
import { FLOORS, house, ROOMS } from '@/../config/eslint/house.js'

/** The rules that ESLint applies to every file. */
const CHECKED = ['house/rooms', 'no-restricted-syntax'] as const

const rulesOf = new Map<string, Linter.RulesRecord>()

/** Messages of the project's configuration for a file that need not exist. */
async function loadRules(file: string): Promise<void> {
  const config = (await new ESLint().calculateConfigForFile(file)) as { rules: Linter.RulesRecord }
  const rules = CHECKED.map((name) => [name, config.rules[name]]).filter(([, rule]) => rule)
  rulesOf.set(file, Object.fromEntries(rules) as Linter.RulesRecord)
}

function lint(file: string, code: string): string[] {
  const messages = new Linter({ cwd: process.cwd() }).verify(
    code,
    {
      files: ['**/*.ts', '**/*.tsx'],
      plugins: { house },
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
      rules: rulesOf.get(file) ?? {},
    },
    resolve(file),
  )
  return messages.map(({ message }) => message)
}

/** One path per room, so that each sample is checked as in its room. */
const FILES = {
  app: 'src/app/Sample.tsx',
  screens: 'src/screens/landing/Sample.tsx',
  features: 'src/features/auth/Sample.tsx',
  ui: 'src/ui/Sample.tsx',
  api: 'src/api/sample.ts',
  session: 'src/session/sample.ts',
  device: 'src/device/sample.ts',
  domain: 'src/domain/claim/sample.ts',
  config: 'src/config/sample.ts',
  mocks: 'src/mocks/sample.ts',
} as const

beforeAll(async () => {
  const sampled = [...BAD_SAMPLES, ...GOOD_SAMPLES].map(([, file]) => file)
  for (const file of new Set([...Object.values(FILES), ...sampled])) await loadRules(file)
}, 120_000)

describe('rooms', () => {
  it('look only into rooms below them, and nothing looks into the demo API', () => {
    const names = Object.keys(ROOMS)
    expect(names.toSorted()).toEqual(Object.keys(FILES).toSorted())
    for (const [at, name] of names.entries()) {
      const below = name === 'mocks' ? ['api', 'domain', 'config'] : names.slice(at + 1, -1)
      expect(below).toEqual(expect.arrayContaining([...(ROOMS[name]?.sees ?? [])]))
    }
  })
})

const BAD_SAMPLES = [
  ['climbs out of its room', FILES.ui, "import '../app/App'", /climbs out of its whole/],
  ['climbs out of its screen', FILES.screens, "import '../claim/x'", /climbs out of its whole/],
  ['climbs out of its feature', FILES.features, "import '../../ui/x'", /climbs out of its whole/],
  ['climbs two floors', FILES.domain, "import '../../ui/x'", /so that the map stays visible/],
  ['opens the MUI barrel', FILES.ui, "import { Button } from '@mui/material'", /the barrel costs/],
  ['opens the icon barrel', FILES.app, "import { X } from '@mui/icons-material'", /by path/],
  [
    'looks into a sibling screen',
    FILES.screens,
    "import '@/screens/claim/ClaimPage'",
    /screens\/landing may not look into screens\/claim: what both need belongs one floor down/,
  ],
  [
    'looks into a sibling feature',
    FILES.features,
    "import '@/features/claims-desk/x'",
    /features\/auth may not look into features\/claims-desk/,
  ],
  ['spreads a literal', FILES.domain, 'export const x = { ...{ a: 1 } }', /Write its properties/],
  ['hides an import in a call', FILES.domain, "void import('@/api/user')", /may not look into api/],
  ['lazily opens a closed door', FILES.screens, "void import('valibot')", /may not enter screens/],
  ['opens a door by a path behind it', FILES.api, "import 'date-fns/x'", /may not enter api/],
  ['needs what the browser has', FILES.ui, "import '@mui/material/Button'", /only none.*dressed/],
  ['wraps a dialog', FILES.screens, "import '@mui/material/Dialog'", /only ui.*wrapped once/],
  ['renders in a rule', FILES.domain, "import 'react'", /without React/],
  ['re-exports a room', FILES.ui, "export { x } from '@/session/x'", /may not look into session/],
  ['re-exports a whole room', FILES.api, "export * from '@/ui/x'", /never shows anything/],
  ['imports only for effects', FILES.session, "import '@/api/http/request'", /knows no network/],
  [
    'imports only a type',
    FILES.domain,
    "import type { X } from '@/api/x'\nexport type Y = X",
    /pure/,
  ],
  ['climbs within its room', 'src/app/head/sample.ts', "import '../layouts/x'", /stand below/],
  ['names a floor above', 'src/app/pages.ts', "import '@/app/router'", /the floors of app/],
  ['looks beside it', 'src/app/errors/sample.ts', "import '@/app/analytics/x'", /stand below/],
  [
    'climbs up the chain of features',
    'src/features/claim-store/claim-data/sample.ts',
    "import '@/features/claim-editor/edit/x'",
    /features\/claim-store may not look into features\/claim-editor/,
  ],
  [
    'looks from the chain beside it',
    'src/features/claims-desk/list/sample.ts',
    "import '@/features/auth/x'",
    /features\/claims-desk may not look into features\/auth/,
  ],
  [
    'looks from one desk into another',
    'src/features/claim-editor/edit/fields/Sample.tsx',
    "import '../../charge/x'",
    /the floors of features\/claim-editor/,
  ],
  ['opens a room that no floor names', 'src/app/new/sample.ts', "import '../pages'", /stand below/],
  ['exports a default', FILES.ui, 'export default function Sample() {}', /Name what you export/],
  ['reads the clock in a rule', FILES.domain, 'export const x = new Date()', /The clock is an arg/],
  ['reads the time in a rule', FILES.domain, 'export const x = Date.now()', /The clock is an arg/],
  ['shifts the day', FILES.screens, 'export const x = (d) => d.toISOString()', /shifts the day/],
  ['names the locale', FILES.screens, "export const x = new Intl.NumberFormat('es-CL')", /country/],
  ['names the currency', FILES.api, "export type X = 'CLP'", /use domain\/country/],
  ['labels an amount', FILES.ui, 'export const X = () => <p>38.000 CLP</p>', /use domain\/country/],
  ['writes a currency', FILES.domain, 'export const x = (y) => `${y} CLP`', /use domain\/country/],
  ['names the time zone', FILES.config, "export const x = 'America/Santiago'", /domain\/country/],
  ['names the country', FILES.features, "export const x = (y) => y === 'CL'", /domain\/country/],
  ['names the document', FILES.ui, 'export const X = () => <b title="RUT" />', /domain\/country/],
  ['reads a RUT', FILES.mocks, 'export const x = (y) => y.replace(/[^\\dK]/g, "")', /country/],
  ['checks a RUT', FILES.session, 'export const x = (sum) => 11 - (sum % 11)', /domain\/country/],
  ['names the locale beside the app', 'site/sample.ts', "export const x = 'es-CL'", /country/],
  [
    'renders data as HTML',
    FILES.ui,
    'export const X = () => <p dangerouslySetInnerHTML={{ __html: 1 }} />',
    /never as HTML/,
  ],
  [
    'handles an event inside a static section',
    FILES.screens,
    'export const X = () => <StaticSection><p><a onClick={go}>a</a></p></StaticSection>',
    /never hydrates/,
  ],
  [
    'handles an event in the code of a static section',
    'src/screens/landing/static/Sample.tsx',
    'export const X = () => <details onToggle={go} />',
    /never hydrates/,
  ],
] as const

const GOOD_SAMPLES = [
  ['a library with a door, in its room', FILES.domain, "import 'date-fns/lightFormat'"],
  ['libraries without a door', FILES.domain, "import 'react-dominoes'\nimport 'date-fnsx'"],
  ['a neighbour in the same folder', FILES.ui, "import './FieldFrame'"],
  ['its own screen by its full name', FILES.screens, "import '@/screens/landing/hero/Hero'"],
  ['its own feature by its full name', FILES.features, "import '@/features/auth/demo/demo'"],
  ['its own screen from below', FILES.screens, "import '../landing/hero/Hero'"],
  ['another folder of its own room', FILES.domain, "import '@/domain/country/rut'"],
  ['a floor below', 'src/app/layouts/Sample.tsx', "import '@/app/head/x'\nimport '@/app/pages'"],
  [
    'the ground floor of its feature',
    'src/features/claim-store/changes/sample.ts',
    "import '@/features/claim-store/claim-data/find-claim'",
  ],
  [
    'a feature further down its chain',
    'src/features/claims-desk/desk/sample.ts',
    "import '@/features/claim-store/claim-data/find-claim'",
  ],
  ['MUI by path', FILES.ui, "import Dialog from '@mui/material/Dialog'\nDialog()"],
  ['a screen that loads lazily', FILES.app, "void import('@/screens/landing/LandingPage')"],
  ['a fact of Chile in its module', 'src/domain/country/sample.ts', "export const x = 'es-CL'"],
  ['a sentence about a RUT', FILES.screens, "export const x = 'Tu RUT, o tu DNI'"],
  ['the clock outside the rules', FILES.screens, 'export const x = new Date()'],
  ['a date made from an argument', FILES.domain, 'export const x = (ms) => new Date(ms)'],
  [
    'a handler beside a static section',
    FILES.screens,
    'export const X = () => <div><StaticSection of={Y} /><a onClick={go}>a</a></div>',
  ],
  ['a computed import', FILES.app, 'export const load = (name) => import(name)'],
] as const

describe('house rules', () => {
  it.each(BAD_SAMPLES)('report a file that %s', (_what, file, code, reason) => {
    const messages = lint(file, code)
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatch(reason)
  })

  it.each(GOOD_SAMPLES)('accept %s', (_what, file, code) => {
    expect(lint(file, code)).toEqual([])
  })
})

describe('floors', () => {
  it.each(Object.entries(FLOORS))('of %s list every existing room and file', (whole, floors) => {
    // By files: an empty folder is in no other checkout.
    const files = readdirSync(`src/${whole}`, { recursive: true, encoding: 'utf8' })
    const parts = files
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => path.replace(/[/.].*$/, ''))
    expect(floors.flat().sort()).toEqual([...new Set(parts)].sort())
  })
})
