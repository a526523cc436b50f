import { FRAME_MODULES, GUARD_MODULES, type Budget } from '@/app/page-kinds'
import { OTHER_BUDGETS, PAGE_LIST } from '@/app/pages'
import { isStaffPath, paths } from '@/config/paths'

/** A file of the build that answers for an address. */
export interface PageFile {
  readonly path: string
  /** What `data-page` says: the address, '*' for any, '' for a shell that is no page's markup. */
  readonly mark: string
  /** Both spellings, because hosts look for one or the other. */
  readonly files: readonly string[]
  /** The modules of the screen and the frames around it, whose code is fetched along. */
  readonly code: readonly string[]
  readonly budget: Budget
  /** Whose skeletons share one text of styles. */
  readonly family?: 'account' | 'staff'
}

function filesFor(path: string): readonly string[] {
  const name = path.replace(/^\/+|\/+$/g, '')
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`]
}

const codeOf = (module: string) => `src/${module}.tsx`

/** The modules of a page, outermost first. An area's own address brings the frame alone. */
function modulesOf(page: (typeof PAGE_LIST)[number]): readonly string[] {
  const guard = 'guard' in page ? [GUARD_MODULES[page.guard]] : []
  const screen = 'module' in page ? [page.module] : []
  return [...FRAME_MODULES[page.frame], ...guard, ...screen]
}

const toFile = (page: (typeof PAGE_LIST)[number]): PageFile => {
  const path = paths[page.name]
  const shared = { path, files: filesFor(path), code: modulesOf(page).map(codeOf) }
  if (page.html === 'finished') return { ...shared, mark: path, budget: page.budget }
  const family = isStaffPath(path) ? 'staff' : 'account'
  return { ...shared, mark: '', budget: OTHER_BUDGETS.private, family }
}

/** The pages that the build writes as finished HTML. */
export const PAGE_FILES: readonly PageFile[] = [
  ...PAGE_LIST.filter(({ html }) => html === 'finished').map(toFile),
  { path: '/404', mark: '*', files: ['404.html'], code: [], budget: OTHER_BUDGETS.unknown },
]

/** Every other address, with a skeleton of its own, and the one file a host may answer any address with. */
export const SHELL_FILES: readonly PageFile[] = [
  ...PAGE_LIST.filter(({ html }) => html === 'shell').map(toFile),
  { path: '/app', mark: '', files: ['app.html'], code: [], budget: OTHER_BUDGETS.unknown },
]
