import { FRAME_MODULES, GUARD_MODULES } from '@/app/page-kinds'
import { PAGE_LIST } from '@/app/pages'
import { paths } from '@/config/paths'

type ListedPage = (typeof PAGE_LIST)[number]

/** Each once, though several pages may share it. */
const modulesOf = (isMeant: (page: ListedPage) => boolean): readonly string[] => [
  ...new Set(PAGE_LIST.flatMap((page) => ('module' in page && isMeant(page) ? [page.module] : []))),
]

/** The modules of the pages that are written as finished HTML. */
export const PRERENDERED_PAGES = modulesOf(({ html }) => html === 'finished')

/** The addresses, without their first slash, of the pages whose finished HTML is kept on the device. */
export const OFFLINE_PAGE_PATHS = PAGE_LIST.filter(
  (page) => 'offlineCopy' in page && page.offlineCopy === 'html',
).map(({ name }) => paths[name].slice(1))

/** Code of pages that nobody without a connection needs, and of the frames around those. */
export const ONLINE_ONLY_CODE = [
  ...modulesOf((page) => !('offlineCopy' in page)),
  ...Object.values(FRAME_MODULES).flat(),
  ...Object.values(GUARD_MODULES),
]

/** The files that lead to all that a passenger may come by: their pages, and what stands around them. */
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
