import { FRAME_MODULES, GUARD_MODULES } from '@/app/page-kinds'
import { PAGE_LIST } from '@/app/pages'
import { paths } from '@/config/paths'

type ListedPage = (typeof PAGE_LIST)[number]

/** Without duplicates: pages may share a module. */
const modulesOf = (isMeant: (page: ListedPage) => boolean): readonly string[] => [
  ...new Set(PAGE_LIST.flatMap((page) => ('module' in page && isMeant(page) ? [page.module] : []))),
]

/** Modules of the prerendered pages. */
export const PRERENDERED_PAGES = modulesOf(({ html }) => html === 'finished')

/** Addresses, without the first slash, of the pages whose HTML is stored on the device. */
export const OFFLINE_PAGE_PATHS = PAGE_LIST.filter(
  (page) => 'offlineCopy' in page && page.offlineCopy === 'html',
).map(({ name }) => paths[name].slice(1))

/** Code of pages and frames that are useless without a connection. */
export const ONLINE_ONLY_CODE = [
  ...modulesOf((page) => !('offlineCopy' in page)),
  ...Object.values(FRAME_MODULES).flat(),
  ...Object.values(GUARD_MODULES),
]

/** Entry modules of the code for passengers: pages and their frames. */
export const PASSENGER_CODE = [
  ...[
    ...PRERENDERED_PAGES,
    ...modulesOf(({ frame }) => frame === 'account'),
    ...FRAME_MODULES.account,
  ].map((file) => `${file}.tsx`),
  'app/RootLayout.tsx',
  'app/layouts/public/PublicLayout.tsx',
  'app/start/prefetch-next.ts',
]
