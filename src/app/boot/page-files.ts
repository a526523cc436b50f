import { paths } from '@/config/paths'

/** A file of the build that answers for an address. */
export interface PageFile {
  readonly path: string
  /** What `data-page` says: the address, '*' for any, '' for a shell that is no page's markup. */
  readonly mark: string
  /** Both spellings, because hosts look for one or the other. */
  readonly files: readonly string[]
  /** The module of the screen, whose code is fetched along. */
  readonly screen?: string
}

function filesFor(path: string): readonly string[] {
  const name = path.replace(/^\/+|\/+$/g, '')
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`]
}

const toPage = ([path, screen]: readonly [string, string]): PageFile => ({
  path,
  mark: path,
  files: filesFor(path),
  screen,
})

const toShell = (path: string): PageFile => ({ path, mark: '', files: filesFor(path) })

/** Pages that are the same for everyone until their code has come. */
const PUBLIC_PAGES: readonly (readonly [string, string])[] = [
  [paths.home, 'src/screens/landing/LandingPage.tsx'],
  [paths.claim, 'src/screens/claim/ClaimPage.tsx'],
  [paths.contact, 'src/screens/contact/ContactPage.tsx'],
  [paths.team, 'src/screens/team/TeamPage.tsx'],
  [paths.faq, 'src/screens/faq/FaqPage.tsx'],
  [paths.payment, 'src/screens/payment/PaymentPage.tsx'],
  [paths.claimSent, 'src/screens/claim-sent/ClaimSentPage.tsx'],
  [paths.accessDenied, 'src/screens/access-denied/AccessDeniedPage.tsx'],
  [paths.privacy, 'src/app/analytics/PrivacyRoute.tsx'],
  [paths.accessibility, 'src/screens/accessibility/AccessibilityPage.tsx'],
]

/** The pages that the build writes as finished HTML. */
export const PAGE_FILES: readonly PageFile[] = [
  ...PUBLIC_PAGES.map(toPage),
  { path: '/404', mark: '*', files: ['404.html'] },
]

const prerendered: readonly string[] = PUBLIC_PAGES.map(([path]) => path)

/** Every other address, and the one file a host may answer any address with. */
export const SHELL_FILES: readonly PageFile[] = [
  ...Object.values(paths)
    .filter((path) => !prerendered.includes(path))
    .map(toShell),
  { path: '/app', mark: '', files: ['app.html'] },
]
