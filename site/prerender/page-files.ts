import { FRAME_MODULES, GUARD_MODULES } from '@/app/page-kinds'
import { PAGE_LIST, type FinishedPageName } from '@/app/pages'
import { isStaffPath, paths, type PageName } from '@/config/paths'
import { OTHER_BUDGETS, PAGE_BUDGETS, type Budget } from '../budgets'

/** HTML file of the build for an address. */
export interface PageFile {
  readonly path: string
  /** Value of `data-page`: the address, '*' for any, '' for a shell. */
  readonly mark: string
  /** Both spellings, because hosts differ in the one they look for. */
  readonly files: readonly string[]
  /** Modules of the screen and its frames, to preload. */
  readonly code: readonly string[]
  readonly budget: Budget
  /** Shells of a family share one inline style. */
  readonly family?: 'account' | 'staff'
}

function filesFor(path: string): readonly string[] {
  const name = path.replace(/^\/+|\/+$/g, '')
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`]
}

const codeOf = (module: string) => `src/${module}.tsx`

/** Modules of a page, outermost first; only the frame for the address of an area. */
function modulesOf(page: (typeof PAGE_LIST)[number]): readonly string[] {
  const guard = 'guard' in page ? [GUARD_MODULES[page.guard]] : []
  const screen = 'module' in page ? [page.module] : []
  return [...FRAME_MODULES[page.frame], ...guard, ...screen]
}

const isFinished = (name: PageName): name is FinishedPageName => name in PAGE_BUDGETS

const toFile = (page: (typeof PAGE_LIST)[number]): PageFile => {
  const path = paths[page.name]
  const shared = { path, files: filesFor(path), code: modulesOf(page).map(codeOf) }
  if (isFinished(page.name)) return { ...shared, mark: path, budget: PAGE_BUDGETS[page.name] }
  const family = isStaffPath(path) ? 'staff' : 'account'
  return { ...shared, mark: '', budget: OTHER_BUDGETS.private, family }
}

/** Prerendered pages. */
export const PAGE_FILES: readonly PageFile[] = [
  ...PAGE_LIST.filter(({ name }) => isFinished(name)).map(toFile),
  { path: '/404', mark: '*', files: ['404.html'], code: [], budget: OTHER_BUDGETS.unknown },
]

/** Shells of all other addresses, and the fallback file for any address. */
export const SHELL_FILES: readonly PageFile[] = [
  ...PAGE_LIST.filter(({ name }) => !isFinished(name)).map(toFile),
  { path: '/app', mark: '', files: ['app.html'], code: [], budget: OTHER_BUDGETS.unknown },
]
