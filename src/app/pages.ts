import { env } from '@/config/env'
import { paths, type PageName } from '@/config/paths'
import type { Page, PublicPage } from './page-kinds'

const PUBLIC = { frame: 'public', html: 'finished' } as const
const PRIVATE = { frame: 'account', html: 'shell', guard: 'session' } as const

/** Page about passengers' rights: all share a module that reads its topic from the address. */
const rightsPage = (title: string) =>
  ({
    module: 'screens/rights/RightsPage',
    title,
    ...PUBLIC,
    offlineCopy: 'code',
  }) as const

/** Every page (SPEC 2.1): routes, build files, sitemap and robots are derived from this table. */
const PAGES = {
  home: {
    module: 'screens/landing/LandingPage',
    title: 'Compensación por vuelo cancelado o atrasado',
    ...PUBLIC,
    offlineCopy: 'html',
  },
  claim: {
    module: 'screens/claim/ClaimPage',
    title: 'Crear Reclamo',
    ...PUBLIC,
    offlineCopy: 'html',
  },
  claimSent: {
    module: 'screens/claim-sent/ClaimSentPage',
    title: 'Comprobante',
    ...PUBLIC,
    offlineCopy: 'code',
    isUnlisted: true,
  },
  contact: {
    module: 'screens/contact/ContactPage',
    title: 'Contáctanos',
    ...PUBLIC,
    offlineCopy: 'code',
  },
  team: {
    module: 'screens/team/TeamPage',
    title: 'Equipo',
    ...PUBLIC,
  },
  faq: {
    module: 'screens/faq/FaqPage',
    title: 'Preguntas Frecuentes sobre tu compensación',
    ...PUBLIC,
    offlineCopy: 'code',
  },
  rights: rightsPage('¿Me corresponde compensación por mi vuelo?'),
  rightsCancellation: rightsPage('Vuelo cancelado: compensación y reembolso'),
  rightsDelay: rightsPage('Vuelo atrasado: compensación por el retraso'),
  rightsOverbooking: rightsPage('Sobreventa (overbooking): compensación'),
  rightsLuggage: rightsPage('Equipaje perdido o dañado: compensación'),
  rightsAirport: {
    ...rightsPage('Estoy en el aeropuerto'),
    module: 'screens/rights/AirportPage',
  },
  payment: {
    module: 'screens/payment/PaymentPage',
    title: 'Formulario de Pago',
    ...PUBLIC,
    isUnlisted: true,
  },
  accessDenied: {
    module: 'screens/access-denied/AccessDeniedPage',
    title: 'Acceso Denegado',
    ...PUBLIC,
    isUnlisted: true,
  },
  privacy: {
    module: 'app/analytics/PrivacyRoute',
    title: 'Privacidad',
    ...PUBLIC,
  },
  accessibility: {
    module: 'screens/accessibility/AccessibilityPage',
    title: 'Accesibilidad',
    ...PUBLIC,
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

type NamesOf<Kind> = {
  [Name in PageName]: (typeof PAGES)[Name] extends Kind ? Name : never
}[PageName]

export type FinishedPageName = NamesOf<PublicPage>

/** Finished pages that search engines list. */
export type PublicPageName = Exclude<FinishedPageName, NamesOf<{ readonly isUnlisted: true }>>

export const PAGE_LIST: readonly (Page & { readonly name: PageName })[] = (
  Object.keys(PAGES) as PageName[]
)
  .filter((name) => env.rights || !paths[name].startsWith(paths.rights))
  .map((name) => ({ name, ...PAGES[name] }))

export function isListed(page: Page): boolean {
  return page.html === 'finished' && page.isUnlisted !== true
}
