import { env } from '@/config/env'
import { CHARGES_SEGMENT, slugify } from '@/config/slugs'

/** Every address of the product (SPEC 2.1). The BI report's segment carries the product's name. */
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

/** Whether a path of the app belongs to the staff, however it is spelt: /ADMIN/ is the admin's as well. */
export function isStaffPath(path: string): boolean {
  const area = `/${path.split('/').find(Boolean) ?? ''}`.toLowerCase()
  return area === paths.admin || area === paths.legal
}

/** Query names of `/reclamo`: the referrer's QR identifier (SPEC 2.6) and what was said before. */
export const claimQuery = {
  qrId: 'id',
  type: 'tipo',
  airline: 'aerolinea',
  from: 'desde',
  to: 'hasta',
  date: 'fecha',
} as const

/** Query name with which the card provider sends a passenger back to `/profile`; its value is never read. */
export const CARD_RETURN_QUERY = 'card'

/** What may come along to the claim form: never anything personal, because addresses are stored. */
type Handed = Partial<Record<Exclude<keyof typeof claimQuery, 'qrId'>, string>>

/** The claim form with what was said before; nothing goes along for what was not. */
export function claimPathWith(said: Handed): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(said)) {
    if (value) query.set(claimQuery[name as keyof Handed], value)
  }
  // The router leaves out a question mark that nothing follows.
  return `${paths.claim}?${query.toString()}`
}

/**
 * Absolute address of a page as the world writes it, for canonical links and QR codes: on
 * `VITE_SITE_URL`, or on the visited origin where the build names no site.
 *
 * @param path an entry of `paths`, with its query if there is one
 */
export function publicAddress(path: string): string {
  const base = import.meta.env.BASE_URL.replace(/\/+$/, '')
  return `${env.siteUrl || location.origin}${base}${path}`
}
