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
  /** Whose skeletons share one text of styles. */
  readonly family?: 'account' | 'staff'
}

function filesFor(path: string): readonly string[] {
  const name = path.replace(/^\/+|\/+$/g, '')
  return name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`]
}

const toPage = ([path, screen]: readonly [string, string]): PageFile => ({
  path,
  mark: path,
  files: filesFor(path),
  code: [screen],
})

/** Pages that are the same for everyone until their code has come. */
const PUBLIC_PAGES = [
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
] as const satisfies readonly (readonly [string, string])[]

/** The pages that the build writes as finished HTML. */
export const PAGE_FILES: readonly PageFile[] = [
  ...PUBLIC_PAGES.map(toPage),
  { path: '/404', mark: '*', files: ['404.html'], code: [] },
]

const ACCOUNT = 'src/app/layouts/account/AccountLayout.tsx'
const ADMIN = [ACCOUNT, 'src/app/layouts/staff/AdminLayout.tsx']
const CHARGES = [
  ...ADMIN,
  'src/app/layouts/staff/RequireAdminCookie.tsx',
  'src/screens/admin-charges/AdminChargesPage.tsx',
]
const LEGAL = [ACCOUNT, 'src/app/layouts/staff/LegalLayout.tsx']
const CLAIMS = [...LEGAL, 'src/screens/legal-claims/LegalClaimsPage.tsx']

type PrivatePath = Exclude<(typeof paths)[keyof typeof paths], (typeof PUBLIC_PAGES)[number][0]>

/**
 * Pages that depend on who is signed in, with the code that draws them. An area leads on to its first
 * page, but only whoever may enter it: its own address brings the frame alone.
 */
const PRIVATE_PAGES = {
  [paths.profile]: [ACCOUNT, 'src/screens/profile/ProfilePage.tsx'],
  [paths.myClaims]: [ACCOUNT, 'src/screens/my-claims/MyClaimsPage.tsx'],
  [paths.selfCheck]: [ACCOUNT, 'src/screens/self-check/SelfCheckPage.tsx'],
  [paths.earnings]: [ACCOUNT, 'src/screens/earnings/EarningsPage.tsx'],
  [paths.qrMaker]: ['src/screens/qr-maker/QrMakerPage.tsx'],
  [paths.resetPassword]: ['src/screens/reset-password/ResetPasswordPage.tsx'],
  [paths.admin]: ADMIN,
  [paths.adminCharges]: CHARGES,
  [paths.adminReport]: [...ADMIN, 'src/screens/admin-report/AdminReportPage.tsx'],
  [paths.legal]: LEGAL,
  [paths.legalClaims]: CLAIMS,
  [paths.legalUsers]: [...LEGAL, 'src/screens/legal-users/LegalUsersPage.tsx'],
} satisfies Record<PrivatePath, readonly string[]>

/** Every other address, with a skeleton of its own, and the one file a host may answer any address with. */
export const SHELL_FILES: readonly PageFile[] = [
  ...Object.entries(PRIVATE_PAGES).map(([path, code]) => ({
    path,
    mark: '',
    files: filesFor(path),
    code,
    family: isStaffPath(path) ? ('staff' as const) : ('account' as const),
  })),
  { path: '/app', mark: '', files: ['app.html'], code: [] },
]
