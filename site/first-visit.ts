import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { Env } from '../src/config/parse-env.ts'
import { importFromApp } from './import-from-app.js'
import type * as pageModules from './page-modules.ts'

const SRC = resolve(import.meta.dirname, '../src')

const isOwn = (id: string) => id.startsWith(SRC)
const isIn = (id: string, ...folders: readonly string[]) =>
  folders.some((folder) => id.startsWith(`${SRC}/${folder}/`))

/** What a module brings along, itself included; what it fetches later is left out. */
type Reach = ReadonlySet<string>

const countIn = (id: string, reaches: readonly Reach[]) =>
  reaches.filter((reach) => reach.has(id)).length

/** The files that every page is started with, in the order of the start (src/main.tsx). */
const STARTED_WITH = ['rolldown-runtime', 'entry', 'react', 'router', 'session', 'base'] as const

const FILES = [
  'entry',
  'react',
  'router',
  'session',
  'base',
  'fields',
  'rights',
  'form',
  'api',
  'query',
  'device',
  'parts',
  'theme',
  'overlays',
  'account',
  'facts',
  'common',
  'claims',
  'staff',
  'lists',
  'desk',
] as const

/** A part smaller than this comes along with its neighbour: a request of its own takes longer (docs/decisions/033). */
const MERGED_BYTES = 6000

function reachIn(getModuleInfo: Rolldown.GetModuleInfo) {
  const known = new Map<string, Reach>()
  return (id: string): Reach => {
    const found = known.get(id)
    if (found) return found
    const reached = new Set([id])
    // A set that grows while it is read is read to its end.
    for (const at of reached) getModuleInfo(at)?.importedIds.forEach((next) => reached.add(next))
    known.set(id, reached)
    return reached
  }
}

/** All that modules may ever ask for: what they bring along, and what they fetch later. */
function allAskedBy(ids: readonly string[], getModuleInfo: Rolldown.GetModuleInfo): Reach {
  const asked = new Set(ids)
  for (const at of asked) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(at) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) asked.add(next)
  }
  return asked
}

/** What each part brings along that pages fetch later. */
function laterThan(
  pages: readonly Reach[],
  getModuleInfo: Rolldown.GetModuleInfo,
  reachOf: (id: string) => Reach,
): readonly Reach[] {
  const own = pages.flatMap((page) => [...page])
  const later = own.flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  return [...new Set(later)].map(reachOf)
}

/**
 * Which modules come in which file. Few files, because each costs a round trip: what the start reads in
 * tasks of their own, what pages share, and beside it the small things that would be a file each.
 * Told by who needs what, in the table of pages; of two files that hold a module the first has it.
 */
function filesOf(
  getModuleInfo: Rolldown.GetModuleInfo,
  pages: typeof pageModules,
): Record<(typeof FILES)[number], (id: string) => boolean> {
  const reachOf = reachIn(getModuleInfo)
  const reach = (module: string) => reachOf(`${SRC}/${module}`)
  const reachAll = (modules: readonly string[]) => modules.map((module) => reach(`${module}.tsx`))

  const main = reach('main.tsx')
  const react = reach('app/start/stage-react.ts')
  const router = reach('app/start/stage-router.ts')
  const start = reach('app/start/start.tsx')
  const firstReads = reach('app/start/first-reads.ts')
  const firstClaims = reach('app/start/first-claims.ts')
  const themed = reach('ui/theme/Themed.tsx')
  const storedEdit = reach('session/use-form-autosave.ts')
  const finished = reachAll(pages.FINISHED_PAGES)
  const thatHold = (part: string) =>
    finished.filter((page) => [...page].some((id) => id.includes(part)))
  const forms = thatHold('/react-hook-form/')
  /** Pages with questions of their own, which they answer themselves: nothing of them is sent. */
  const questions = thatHold('/ui/fields/TextInput.tsx').filter((page) => !forms.includes(page))
  const afterForms = laterThan(forms, getModuleInfo, reachOf)
  const plain = finished.filter((page) => !forms.includes(page) && !questions.includes(page))
  const overlays = reachAll(['app/layouts/public/nav/NavDrawer', 'features/auth/dialog/AuthDialog'])
  const shells = reachAll(pages.SHELL_PAGES)
  const account = reachAll(pages.ACCOUNT_PAGES)
  const accountFrame = reach('app/layouts/account/AccountLayout.tsx')
  const staff = reachAll(pages.STAFF_PAGES)
  const staffFrames = reachAll(pages.STAFF_FRAMES)

  const desks = reachAll(pages.DESK_PAGES)
  const rights = reach('screens/rights/RightsPage.tsx')
  const passengers = allAskedBy(
    pages.PASSENGER_CODE.map((file) => `${SRC}/${file}`),
    getModuleInfo,
  )

  const isForStaff = (id: string) => countIn(id, staff) + countIn(id, staffFrames) > 0
  /** Ours, and without a library but those of the start: whoever gets it unasked does not notice. */
  const isSmall = (id: string) =>
    isOwn(id) && [...reachOf(id)].every((at) => isOwn(at) || main.has(at) || start.has(at))

  const asksFirst = (id: string) => isOwn(id) && firstClaims.has(id)

  return {
    entry: (id) => main.has(id),
    react: (id) => react.has(id),
    router: (id) => router.has(id),
    // Of the start, what calls need: a private page's go out before the rest has come.
    session: (id) =>
      (start.has(id) && firstReads.has(id)) ||
      (isIn(id, 'config') && firstClaims.has(id)) ||
      id.includes('@oxc-project+runtime'),
    // With the start, what finished pages share, unless it takes a form to need it; and the way in, which a
    // page and its dialog share.
    base: (id) =>
      start.has(id) ||
      (countIn(id, plain) > 0 && countIn(id, finished) > 1) ||
      // A file of its own would cost more than the little that one of them shares with the staff.
      (isIn(id, 'ui/browser', 'ui/actions') &&
        countIn(id, plain) > 0 &&
        countIn(id, staff) > 0 &&
        isSmall(id)) ||
      (isIn(id, 'features/auth') && countIn(id, finished) > 0),
    // The fields alone, without what a form needs beside them.
    fields: (id) =>
      countIn(id, forms) > 0 &&
      ((isIn(id, 'ui/fields') && countIn(id, questions) > 0) ||
        // What asks before something typed is left.
        (isIn(id, 'device') && countIn(id, account) > 0 && isSmall(id))),
    // What the rights pages have for themselves: their rules, which come later, would cut it into three.
    rights: (id) => isOwn(id) && rights.has(id) && countIn(id, finished) === 1,
    // What every page with a form needs, and what is small and one of them shares with a private page or with three
    // of the parts that forms fetch later: a file of its own otherwise.
    form: (id) =>
      countIn(id, forms) === forms.length ||
      // MUI names it as well, in code that a build leaves out.
      id.includes('/prop-types/') ||
      (isIn(id, 'ui', 'domain') &&
        countIn(id, forms) > 0 &&
        (countIn(id, shells) > 0 || (isIn(id, 'domain') && countIn(id, afterForms) > 2)) &&
        isSmall(id)),
    // Every call, because what a public form sends comes while it is being filled; and what stands in
    // a person's pages while they read.
    api: (id) => isIn(id, 'api') || (isIn(id, 'ui/skeleton') && countIn(id, account) > 1),
    // Apart from any page, because a sign-in anywhere asks for it.
    device: (id) => storedEdit.has(id) && isIn(id, 'device', 'session'),
    // What keeps answers, without what draws them: see `session`.
    query: (id) => id.includes('/@tanstack/query-core/') || id.endsWith('/queryOptions.js'),
    // What the staff shares with passengers goes by itself, so that no passenger gets a desk along with it: what
    // a finished page has, what MUI needs at all, what lies over a page, what stands around a person's, what
    // a claim is, and the little rest.
    parts: (id) => countIn(id, finished) > 0 && isForStaff(id),
    theme: (id) => themed.has(id),
    overlays: (id) => countIn(id, overlays) > 0 && isForStaff(id),
    account: (id) => accountFrame.has(id) && isForStaff(id) && !asksFirst(id),
    facts: (id) => asksFirst(id) && passengers.has(id),
    common: (id) => passengers.has(id) && isForStaff(id) && !asksFirst(id),
    // What asks for a desk's claims, before the desk has come.
    claims: asksFirst,
    staff: (id) => countIn(id, staffFrames) === staffFrames.length,
    lists: (id) => countIn(id, staff) > 2 && isSmall(id),
    desk: (id) => countIn(id, desks) === desks.length,
  }
}

/** Decides which code comes with a first visit, and in how many files (docs/decisions/006). */
export function firstVisit(env: Env): Plugin {
  let fileOf: (id: string) => string | undefined = () => undefined
  return {
    name: 'vuelo-justo:first-visit',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          // A number or a word that files share is written where it is used: its name and its export cost more.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // Named after every page that it is a part of, a file's name would be longer than some files.
            chunkFileNames: ({ name }) =>
              `assets/${name.includes('~') ? 'part' : '[name]'}-[hash].js`,
            codeSplitting: {
              groups: FILES.map((name) => ({
                name,
                test: (id: string) => fileOf(id) === name,
                // No page gets another one's part along with its own, unless it is less than a request costs.
                entriesAware: name === 'parts',
                entriesAwareMergeThreshold: MERGED_BYTES,
              })),
            },
          },
        },
        modulePreload: {
          polyfill: false,
          // What a page was started with is there already: no list of the code need name it.
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
      const files = filesOf((id) => this.getModuleInfo(id), pages)
      fileOf = (id) => FILES.find((name) => files[name](id))
    },
  }
}
