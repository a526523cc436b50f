import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Env } from '../src/config/parse-env.ts'
import { importFromApp } from './import-from-app.js'
import type * as pageModules from './page-modules.ts'

const SRC = `${resolve(import.meta.dirname, '../src')}/`

const PACKAGES = '/node_modules/'
const REACT = `${PACKAGES}react/`

const FORMS = ['claim/ClaimPage', 'contact/ContactPage', 'payment/PaymentPage'].map(
  (page) => `screens/${page}.tsx`,
)
const ESTIMATES = ['screens/landing/LandingPage.tsx', 'screens/claim/ClaimPage.tsx']
const CLAIMS_DESKS = ['admin-charges/AdminChargesPage', 'legal-claims/LegalClaimsPage'].map(
  (page) => `screens/${page}.tsx`,
)
const DRAFT = 'screens/claim/draft/draft-store.ts'
const PAGE_READS = 'app/start/prefetch-page-data.ts'
const DESK_READS = 'app/start/prefetch-desk-claims.ts'
const FILING = 'screens/claim/sending/file-claims.ts'
const MENU = 'app/layouts/public/nav/NavDrawer.tsx'
const SIGN_IN = 'features/auth/dialog/AuthDialog.tsx'
const STAFF_FRAMES = ['app/layouts/staff/AdminLayout.tsx', 'app/layouts/staff/LegalLayout.tsx']

interface ChunkGroup {
  /** Groups of the same name are one file. */
  readonly name: string
  /** Entry modules below `src/`; each imports every module of the file. */
  readonly sharedBy: readonly string[]
  /** `private`: no prerendered page imports it. `staff`: no passenger page loads it, even on demand. */
  readonly audience?: 'private' | 'staff'
  /** Only the parts of packages that import React. */
  readonly isOfReact?: true
}

/**
 * The files of shared code. A module is in the first group that fits it; one that fits none is split by the build
 * according to who imports it. Groups never import each other in a circle: what one imports fits it as well, or
 * fits one of a wider audience.
 */
const CHUNK_GROUPS: readonly ChunkGroup[] = [
  // In the order of the start (src/main.tsx).
  { name: 'entry', sharedBy: ['main.tsx'] },
  { name: 'react', sharedBy: ['app/start/stage-react.ts'] },
  { name: 'router', sharedBy: ['app/start/stage-router.ts'] },
  { name: 'session', sharedBy: ['app/start/start.tsx', PAGE_READS] },
  { name: 'base', sharedBy: ['app/start/start.tsx'] },
  // Needed by pages without a form library, the first also by the desk's first calls; then the fields of forms.
  { name: 'amounts', sharedBy: [...ESTIMATES, DESK_READS] },
  { name: 'parts', sharedBy: ESTIMATES },
  { name: 'fields', sharedBy: [...FORMS, 'screens/rights/RightsPage.tsx'] },
  // What the desk needs of them, without the form library.
  { name: 'checks', sharedBy: [...FORMS, ...CLAIMS_DESKS] },
  { name: 'form', sharedBy: FORMS },
  // The first calls of a private page are sent before React is downloaded, so their code imports none of it.
  { name: 'common', sharedBy: STAFF_FRAMES, audience: 'private', isOfReact: true },
  // What a visitor's draft, claim, menu and sign-in need of the private pages, without the rest.
  { name: 'records', sharedBy: [DRAFT, ...STAFF_FRAMES], audience: 'private' },
  { name: 'sign-out', sharedBy: [MENU, ...STAFF_FRAMES], audience: 'private' },
  { name: 'http', sharedBy: [SIGN_IN, ...STAFF_FRAMES], audience: 'private' },
  { name: 'http', sharedBy: [FILING, 'api/queries.ts'], audience: 'private' },
  { name: 'query', sharedBy: ['app/layouts/account/prefetch-client.ts'], audience: 'private' },
  { name: 'api', sharedBy: ['api/queries.ts'], audience: 'private' },
  { name: 'theme', sharedBy: ['ui/theme/Themed.tsx'], audience: 'private' },
  { name: 'claims', sharedBy: [DESK_READS], audience: 'staff' },
  { name: 'facts', sharedBy: [DESK_READS], audience: 'private' },
  { name: 'staff', sharedBy: STAFF_FRAMES, audience: 'staff' },
  { name: 'common', sharedBy: STAFF_FRAMES, audience: 'private' },
  {
    name: 'tables',
    sharedBy: [...CLAIMS_DESKS, 'screens/legal-users/LegalUsersPage.tsx'],
    audience: 'staff',
  },
  { name: 'desk', sharedBy: CLAIMS_DESKS, audience: 'staff' },
]

/** Files that every page loads at the start, so preload lists omit them. */
const STARTED_WITH = ['rolldown-runtime', 'entry', 'react', 'router', 'session', 'base']

type GetModuleInfo = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null

/** Returns a function that gives the group of a module; undefined if it fits none. */
export function groupsOf(
  getModuleInfo: GetModuleInfo,
  {
    PRERENDERED_PAGES,
    PASSENGER_CODE,
  }: Pick<typeof pageModules, 'PRERENDERED_PAGES' | 'PASSENGER_CODE'>,
  src = SRC,
): (id: string) => string | undefined {
  const inSource = (files: readonly string[]) => files.map((file) => src + file)
  const reach = (ids: readonly string[], isLaterIncluded = false): ReadonlySet<string> => {
    const reached = new Set(ids)
    // Iteration of a Set includes entries that are added meanwhile.
    for (const id of reached) {
      const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {}
      const later = isLaterIncluded ? dynamicallyImportedIds : []
      for (const next of [...importedIds, ...later]) reached.add(next)
    }
    return reached
  }
  const isOfReact = (id: string) =>
    id.includes(PACKAGES) && [...reach([id])].some((other) => other.includes(REACT))
  const barred = {
    private: reach(inSource(PRERENDERED_PAGES.map((module) => `${module}.tsx`))),
    staff: reach(inSource(PASSENGER_CODE), true),
  }
  const groups = CHUNK_GROUPS.map(({ sharedBy, audience, ...group }) => ({
    ...group,
    reaches: sharedBy.map((file) => reach(inSource([file]))),
    others: audience && barred[audience],
  }))
  return (id) =>
    groups.find(
      (group) =>
        !group.others?.has(id) &&
        group.reaches.every((one) => one.has(id)) &&
        (!group.isOfReact || isOfReact(id)),
    )?.name
}

/** Puts shared code into files (docs/decisions/033). */
export function chunkGroups(env: Env): Plugin {
  let groupOf: ReturnType<typeof groupsOf> = () => undefined
  return {
    name: 'vuelo-justo:chunk-groups',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          // Inlines constants that files share: an export is larger.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // Code names many files, and characters of a hash do not compress: as few as the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [...new Set(CHUNK_GROUPS.map(({ name }) => name))].map((name) => ({
                name,
                test: (id: string) => groupOf(id) === name,
                includeDependenciesRecursively: false,
              })),
            },
          },
        },
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostType }) =>
            hostType === 'html'
              ? files
              : files.filter((file) => !STARTED_WITH.some((name) => file.includes(`/${name}-`))),
        },
      },
    }),
    async buildEnd(error) {
      if (error) return
      const pages = await importFromApp<typeof pageModules>('site/page-modules.ts', env)
      groupOf = groupsOf((id) => this.getModuleInfo(id), pages)
    },
  }
}
