import { describe, expect, it } from 'vitest'
import { groupsOf } from '@/../site/chunk-groups'

type Graph = Readonly<Record<string, { readonly imports?: string[]; readonly later?: string[] }>>

const PAGES = {
  PRERENDERED_PAGES: ['screens/claim/ClaimPage'],
  PASSENGER_CODE: ['app/RootLayout.tsx'],
}

/** Import graph of a small build. */
const GRAPH: Graph = {
  'main.tsx': { imports: ['wait'], later: ['app/start/start.tsx'] },
  'app/start/stage-react.ts': { imports: ['react'] },
  'app/start/start.tsx': { imports: ['wait', 'react', 'cookies', 'top-bar'] },
  'app/start/prefetch-page-data.ts': { imports: ['cookies', 'api/queries.ts'] },
  '/node_modules/query/index.js': { imports: ['cache', '/node_modules/query/hook.js'] },
  '/node_modules/query/hook.js': { imports: ['/node_modules/react/index.js'] },
  'app/layouts/account/prefetch-client.ts': { imports: ['/node_modules/query/index.js'] },
  'api/queries.ts': { imports: ['call'] },
  'app/start/prefetch-desk-claims.ts': { imports: ['rows', 'status'] },
  'app/RootLayout.tsx': { later: ['screens/claim/ClaimPage.tsx', 'my-claims'] },
  'my-claims': { imports: ['status', 'dialog'] },
  'screens/claim/ClaimPage.tsx': { imports: ['text-input', 'form-library', 'button'] },
  'screens/contact/ContactPage.tsx': { imports: ['text-input', 'form-library'] },
  'screens/payment/PaymentPage.tsx': { imports: ['text-input', 'form-library'] },
  'screens/rights/RightsPage.tsx': { imports: ['text-input'] },
  'app/layouts/staff/AdminLayout.tsx': {
    imports: ['sidebar', 'dialog', 'button', '/node_modules/query/index.js'],
  },
  'app/layouts/staff/LegalLayout.tsx': {
    imports: ['sidebar', 'dialog', 'button', '/node_modules/query/index.js'],
  },
  'screens/admin-charges/AdminChargesPage.tsx': { imports: ['list', 'status'] },
  'screens/legal-claims/LegalClaimsPage.tsx': { imports: ['list', 'status'] },
}

const groupOf = groupsOf(
  (id) => ({
    importedIds: GRAPH[id]?.imports ?? [],
    dynamicallyImportedIds: GRAPH[id]?.later ?? [],
  }),
  PAGES,
  '',
)

describe('chunk group of a module', () => {
  it.each([
    ['wait', 'entry'],
    ['react', 'react'],
    ['cookies', 'session'],
    ['top-bar', 'base'],
    ['text-input', 'fields'],
    ['form-library', 'form'],
    ['call', 'api'],
    ['cache', 'query'],
    ['/node_modules/query/hook.js', 'common'],
    ['rows', 'claims'],
    ['status', 'facts'],
    ['sidebar', 'staff'],
    ['dialog', 'common'],
    ['list', 'desk'],
  ])('puts %s into the %s chunk', (module, group) => {
    expect(groupOf(module)).toBe(group)
  })

  it('leaves modules shared by a prerendered page and staff pages to the bundler', () => {
    expect(groupOf('button')).toBeUndefined()
  })
})
