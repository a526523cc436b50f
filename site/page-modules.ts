import { FRAME_MODULES } from '@/app/page-kinds'
import { PAGE_LIST } from '@/app/pages'

type ListedPage = (typeof PAGE_LIST)[number]

/** Each once, though several pages may share it. */
const modulesOf = (isMeant: (page: ListedPage) => boolean): readonly string[] => [
  ...new Set(PAGE_LIST.flatMap((page) => ('module' in page && isMeant(page) ? [page.module] : []))),
]

/** The modules that the table of pages names, by who opens them. */
export const FINISHED_PAGES = modulesOf(({ html }) => html === 'finished')
export const SHELL_PAGES = modulesOf(({ html }) => html === 'shell')
export const ACCOUNT_PAGES = modulesOf(({ frame }) => frame === 'account')
export const STAFF_PAGES = modulesOf(({ frame }) => frame === 'admin' || frame === 'legal')

/** The frames that nobody but the staff sees. */
export const STAFF_FRAMES = [...FRAME_MODULES.admin, ...FRAME_MODULES.legal].filter(
  (module) => !FRAME_MODULES.account.some((shared) => shared === module),
)
