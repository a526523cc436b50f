import { env } from '@/config/env'
import { paths, type PageName } from '@/config/paths'
import type { Page, PublicPage } from './page-kinds'

const PUBLIC = { frame: 'public', html: 'finished' } as const
const PRIVATE = { frame: 'account', html: 'shell', guard: 'session' } as const

/** Page about passengers' rights: all share a module that reads its topic from the address. */
const rightsPage = (title: string, html = 17.3) =>
  ({
    module: 'screens/rights/RightsPage',
    title,
    ...PUBLIC,
    offlineCopy: 'code',
    budget: { html, js: 137.8 },
  }) as const

/** Every page (SPEC 2.1): routes, build files, sitemap, robots and budgets are derived from this table. */
export const PAGES = {
  home: {
    module: 'screens/landing/LandingPage',
    title: 'Compensación por vuelo cancelado o atrasado',
    ...PUBLIC,
    offlineCopy: 'html',
    budget: { html: 16.7, js: 127.9 },
  },
  claim: {
    module: 'screens/claim/ClaimPage',
    title: 'Crear Reclamo',
    ...PUBLIC,
    offlineCopy: 'html',
    budget: { html: 13.8, js: 180 },
  },
  claimSent: {
    module: 'screens/claim-sent/ClaimSentPage',
    title: 'Comprobante',
    ...PUBLIC,
    offlineCopy: 'code',
    isUnlisted: true,
    budget: { html: 8.3, js: 121.9 },
  },
  contact: {
    module: 'screens/contact/ContactPage',
    title: 'Contáctanos',
    ...PUBLIC,
    offlineCopy: 'code',
    budget: { html: 10.6, js: 163.8 },
  },
  team: {
    module: 'screens/team/TeamPage',
    title: 'Equipo',
    ...PUBLIC,
    budget: { html: 9.2, js: 122.3 },
  },
  faq: {
    module: 'screens/faq/FaqPage',
    title: 'Preguntas Frecuentes sobre tu compensación',
    ...PUBLIC,
    offlineCopy: 'code',
    budget: { html: 11.2, js: 127 },
  },
  rights: rightsPage('¿Me corresponde compensación por mi vuelo?', 13.7),
  rightsCancellation: rightsPage('Vuelo cancelado: compensación y reembolso'),
  rightsDelay: rightsPage('Vuelo atrasado: compensación por el retraso'),
  rightsOverbooking: rightsPage('Sobreventa (overbooking): compensación'),
  rightsLuggage: rightsPage('Equipaje perdido o dañado: compensación'),
  rightsAirport: {
    ...rightsPage('Estoy en el aeropuerto'),
    module: 'screens/rights/AirportPage',
    budget: { html: 10.9, js: 122.7 },
  },
  payment: {
    module: 'screens/payment/PaymentPage',
    title: 'Formulario de Pago',
    ...PUBLIC,
    isUnlisted: true,
    budget: { html: 10.1, js: 141.9 },
  },
  accessDenied: {
    module: 'screens/access-denied/AccessDeniedPage',
    title: 'Acceso Denegado',
    ...PUBLIC,
    isUnlisted: true,
    budget: { html: 8.1, js: 121.4 },
  },
  privacy: {
    module: 'app/analytics/PrivacyRoute',
    title: 'Privacidad',
    ...PUBLIC,
    budget: { html: 12.7, js: 124.8 },
  },
  accessibility: {
    module: 'screens/accessibility/AccessibilityPage',
    title: 'Accesibilidad',
    ...PUBLIC,
    budget: { html: 9.2, js: 122.3 },
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
    ...PRIVATE,
  },
  myClaims: {
    module: 'screens/my-claims/MyClaimsPage',
    title: 'Mis Reclamos',
    ...PRIVATE,
  },
  selfCheck: {
    module: 'screens/self-check/SelfCheckPage',
    title: 'Pruebas',
    ...PRIVATE,
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

/** Private page, not-found page, kB stored on a first visit, scripts of a page (docs/decisions/033). */
export const OTHER_BUDGETS = {
  private: { html: 9.4 },
  unknown: { html: 7.9, js: 120.5 },
  stored: 491.8,
  files: 24,
}

export type PublicPageName = {
  [Name in PageName]: (typeof PAGES)[Name] extends PublicPage
    ? (typeof PAGES)[Name] extends { readonly isUnlisted: true }
      ? never
      : Name
    : never
}[PageName]

export const PAGE_LIST: readonly (Page & { readonly name: PageName })[] = (
  Object.keys(PAGES) as PageName[]
)
  .filter((name) => env.rights || !paths[name].startsWith(paths.rights))
  .map((name) => ({ name, ...PAGES[name] }))

export function isListed(page: Page): boolean {
  return page.html === 'finished' && page.isUnlisted !== true
}
