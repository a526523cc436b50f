import { env } from '@/config/env'
import type { PageName } from '@/config/paths'

/** The layout around a page. Staff areas ask for the role themselves. */
export type Frame = 'public' | 'account' | 'admin' | 'legal'

/** Gzip kB that a first visit may download (`npm run check:budget`). */
export interface Budget {
  /** With its inline styles. */
  readonly html: number
  /** What the HTML asks for; left out where it depends on who is signed in. */
  readonly js?: number
}

interface AnyPage {
  /** Without the product's name. */
  readonly title: string
  readonly frame: Frame
}

interface AnyScreen extends AnyPage {
  /** The file below `src/` that is its entrance; it exports a component of its own name. */
  readonly module: string
}

/** Written as finished HTML: the same for everyone, and open to search engines. */
interface PublicPage extends AnyScreen {
  readonly html: 'finished'
  readonly budget: Required<Budget>
  /** True where nobody needs to arrive by searching: open to crawlers, but not in the sitemap. */
  readonly isUnlisted?: true
}

/** Written as a skeleton, because what it shows depends on who is signed in; no search engine shows it. */
interface PrivatePage extends AnyScreen {
  readonly html: 'shell'
  /** What it asks for beside its frame. */
  readonly guard?: 'session' | 'admin-cookie'
  /** What it says while its code comes, where SPEC 2.1 wants a text. */
  readonly pendingText?: string
}

/** The address of a staff area, which leads whoever may enter on to its first page. */
interface AreaEntrance extends AnyPage {
  readonly html: 'shell'
  readonly leadsTo: PageName
}

export type Page = PublicPage | PrivatePage | AreaEntrance

/** The code of each frame, outermost first; the public one comes with the start. */
export const FRAME_MODULES = {
  public: [],
  account: ['app/layouts/account/AccountLayout'],
  admin: ['app/layouts/account/AccountLayout', 'app/layouts/staff/AdminLayout'],
  legal: ['app/layouts/account/AccountLayout', 'app/layouts/staff/LegalLayout'],
} as const satisfies Record<Frame, readonly string[]>

export const GUARD_MODULES = {
  session: 'app/layouts/account/RequireSession',
  'admin-cookie': 'app/layouts/staff/RequireAdminCookie',
} as const satisfies Record<NonNullable<PrivatePage['guard']>, string>

/**
 * The map of the product (SPEC 2.1): every page once, with all that is known of it but its address
 * (`config/paths`, which every room may see) and its description (`head/descriptions`, which no first
 * visit needs). Routes, files of the build, sitemap, robots and budgets are made from it.
 */
export const PAGES = {
  home: {
    module: 'screens/landing/LandingPage',
    title: 'Compensación por problemas con tu vuelo',
    frame: 'public',
    html: 'finished',
    budget: { html: 10.9, js: 123 },
  },
  claim: {
    module: 'screens/claim/ClaimPage',
    title: 'Crear Reclamo',
    frame: 'public',
    html: 'finished',
    budget: { html: 13.5, js: 199 },
  },
  claimSent: {
    module: 'screens/claim-sent/ClaimSentPage',
    title: 'Reclamo enviado',
    frame: 'public',
    html: 'finished',
    isUnlisted: true,
    budget: { html: 7.7, js: 120 },
  },
  contact: {
    module: 'screens/contact/ContactPage',
    title: 'Contáctanos',
    frame: 'public',
    html: 'finished',
    budget: { html: 11.9, js: 187 },
  },
  team: {
    module: 'screens/team/TeamPage',
    title: 'Equipo',
    frame: 'public',
    html: 'finished',
    budget: { html: 8.7, js: 121 },
  },
  faq: {
    module: 'screens/faq/FaqPage',
    title: 'Preguntas Frecuentes',
    frame: 'public',
    html: 'finished',
    budget: { html: 10.1, js: 122 },
  },
  payment: {
    module: 'screens/payment/PaymentPage',
    title: 'Formulario de Pago',
    frame: 'public',
    html: 'finished',
    isUnlisted: true,
    budget: { html: 8.9, js: 137 },
  },
  accessDenied: {
    module: 'screens/access-denied/AccessDeniedPage',
    title: 'Acceso Denegado',
    frame: 'public',
    html: 'finished',
    isUnlisted: true,
    budget: { html: 7.7, js: 120 },
  },
  privacy: {
    module: 'app/analytics/PrivacyRoute',
    title: 'Privacidad',
    frame: 'public',
    html: 'finished',
    budget: { html: 9.8, js: 125 },
  },
  accessibility: {
    module: 'screens/accessibility/AccessibilityPage',
    title: 'Accesibilidad',
    frame: 'public',
    html: 'finished',
    budget: { html: 8.7, js: 121 },
  },
  qrMaker: {
    module: 'screens/qr-maker/QrMakerPage',
    title: 'Crear código QR',
    frame: 'public',
    html: 'shell',
  },
  resetPassword: {
    module: 'screens/reset-password/ResetPasswordPage',
    title: 'Recuperar contraseña',
    frame: 'public',
    html: 'shell',
    pendingText: 'Cargando…',
  },
  profile: {
    module: 'screens/profile/ProfilePage',
    title: 'Tu perfil',
    frame: 'account',
    html: 'shell',
    guard: 'session',
  },
  myClaims: {
    module: 'screens/my-claims/MyClaimsPage',
    title: 'Mis Reclamos',
    frame: 'account',
    html: 'shell',
    guard: 'session',
  },
  selfCheck: {
    module: 'screens/self-check/SelfCheckPage',
    title: 'Pruebas',
    frame: 'account',
    html: 'shell',
    guard: 'session',
  },
  earnings: {
    module: 'screens/earnings/EarningsPage',
    title: 'Mis Ganancias',
    frame: 'account',
    html: 'shell',
  },
  admin: {
    title: 'Panel de Administración',
    frame: 'admin',
    html: 'shell',
    leadsTo: 'adminCharges',
  },
  adminCharges: {
    module: 'screens/admin-charges/AdminChargesPage',
    title: 'Gestión de Cobros',
    frame: 'admin',
    html: 'shell',
    guard: 'admin-cookie',
  },
  adminReport: {
    module: 'screens/admin-report/AdminReportPage',
    title: `Gestión ${env.brandName}`,
    frame: 'admin',
    html: 'shell',
  },
  legal: {
    title: 'Panel de Administración',
    frame: 'legal',
    html: 'shell',
    leadsTo: 'legalClaims',
  },
  legalClaims: {
    module: 'screens/legal-claims/LegalClaimsPage',
    title: 'CRM',
    frame: 'legal',
    html: 'shell',
  },
  legalUsers: {
    module: 'screens/legal-users/LegalUsersPage',
    title: 'Lista de Usuarios',
    frame: 'legal',
    html: 'shell',
  },
} as const satisfies Record<PageName, Page>

/**
 * Other budgets: a private page with its skeleton, what answers for an address that is no page's, and what
 * the worker stores in the background of a first visit, whatever its page.
 */
export const OTHER_BUDGETS = { private: { html: 8.5 }, unknown: { html: 7.5, js: 119 }, stored: 530 }

/** The pages that search engines may show. */
export type PublicPageName = {
  [Name in PageName]: (typeof PAGES)[Name] extends PublicPage ? Name : never
}[PageName]

/** Every page with its name, in the order of the map. */
export const PAGE_LIST: readonly (Page & { readonly name: PageName })[] = (
  Object.keys(PAGES) as PageName[]
).map((name) => ({ name, ...PAGES[name] }))
