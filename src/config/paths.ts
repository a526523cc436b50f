import { env } from '@/config/env'
import { CHARGES_SEGMENT, slugify } from '@/config/slugs'

/** All paths of the product (SPEC 2.1). The path of the BI report contains the brand name. */
export const paths = {
  home: '/',
  claim: '/reclamo',
  claimSent: '/reclamo-exitoso',
  profile: '/profile',
  myClaims: '/mis-reclamos',
  payment: '/cobros',
  accessDenied: '/access-denied',
  contact: '/contacto',
  team: '/equipo',
  faq: '/FAQ',
  rights: '/derechos',
  rightsCancellation: '/derechos/cancelacion',
  rightsDelay: '/derechos/retraso',
  rightsOverbooking: '/derechos/sobreventa',
  rightsLuggage: '/derechos/equipaje',
  rightsAirport: '/derechos/aeropuerto',
  privacy: '/privacidad',
  accessibility: '/accesibilidad',
  earnings: '/qr-info',
  resetPassword: '/reset-password',
  selfCheck: '/test',
  admin: '/admin',
  adminCharges: `/admin/${CHARGES_SEGMENT}`,
  adminReport: `/admin/${slugify(env.brandName) || 'reporte'}`,
  qrMaker: '/qr',
  legal: '/legal',
  legalClaims: '/legal/claim-list',
  legalUsers: '/legal/user-list',
} as const

export type PageName = keyof typeof paths

/** True for a path of the staff in any case: /ADMIN/ is the same page. */
export function isStaffPath(path: string): boolean {
  const area = `/${path.split('/').find(Boolean) ?? ''}`.toLowerCase()
  return area === paths.admin || area === paths.legal
}

/** Query names of `/reclamo`: the referrer's QR identifier (SPEC 2.6) and prefilled answers. */
export const claimQuery = {
  qrId: 'id',
  type: 'tipo',
  airline: 'aerolinea',
  from: 'desde',
  to: 'hasta',
  date: 'fecha',
  /** '1' or '0': the service worker kept, or could not keep, what another app shared. */
  shared: 'compartido',
} as const

/** Query name of the card provider's redirect to `/profile`; its value is ignored. */
export const CARD_RETURN_QUERY = 'card'

/** Prefilled answers. Never personal data, because URLs are logged. */
type ClaimPrefill = Partial<Record<Exclude<keyof typeof claimQuery, 'qrId' | 'shared'>, string>>

export function claimPathWith(prefill: ClaimPrefill): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(prefill)) {
    if (value) query.set(claimQuery[name as keyof ClaimPrefill], value)
  }
  // The router drops a trailing question mark.
  return `${paths.claim}?${query.toString()}`
}

/** The step of the claim form that takes files. */
export const CLAIM_FILES_PATH = `${paths.claim}#reclamo-paso-2`

/** Absolute URL for canonical links and QR codes: on `VITE_SITE_URL`, else on the current origin. */
export function publicAddress(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/+$/, '')
  return `${env.siteUrl || location.origin}${base}${path}`
}
