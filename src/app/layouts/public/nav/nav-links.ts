import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { canSeeAdmin, canSeeEarnings, canSeeLegal } from '@/domain/people/roles'
import type { Session } from '@/session/session-store'

type NavPlace = 'bar' | 'account' | 'drawer'

export interface NavLinkItem {
  readonly to: string
  readonly label: string
  readonly where: readonly NavPlace[]
  readonly shownTo: (session: Session) => boolean
}

const everyone = () => true
const signedIn = (session: Session) => session.signedIn

/** Links of SPEC 2.2, in order. */
const NAV_LINKS: readonly NavLinkItem[] = [
  { to: paths.home, label: 'Inicio', where: ['drawer'], shownTo: everyone },
  {
    to: paths.rights,
    label: '¿Me corresponde?',
    where: ['bar', 'drawer'],
    shownTo: () => env.rights,
  },
  { to: paths.profile, label: 'Perfil', where: ['account', 'drawer'], shownTo: signedIn },
  { to: paths.myClaims, label: 'Mis Reclamos', where: ['account', 'drawer'], shownTo: signedIn },
  {
    to: paths.earnings,
    label: 'Mis Ganancias',
    where: ['account', 'drawer'],
    shownTo: (session) => session.signedIn && canSeeEarnings(session.role),
  },
  { to: paths.claim, label: 'Crea tu reclamo', where: ['bar', 'drawer'], shownTo: everyone },
  { to: paths.team, label: 'Equipo', where: ['bar', 'drawer'], shownTo: everyone },
  { to: paths.contact, label: 'Contacto', where: ['bar', 'drawer'], shownTo: everyone },
  { to: paths.faq, label: 'Preguntas Frecuentes', where: ['bar'], shownTo: everyone },
  { to: paths.selfCheck, label: 'Pruebas', where: ['account', 'drawer'], shownTo: signedIn },
]

const STAFF_LINKS: readonly NavLinkItem[] = [
  {
    to: `${paths.admin}/`,
    label: 'Administración',
    where: ['bar', 'drawer'],
    shownTo: (session) => session.signedIn && canSeeAdmin(session.role),
  },
  {
    to: paths.legal,
    label: 'Legal',
    where: ['bar', 'drawer'],
    shownTo: (session) => session.signedIn && canSeeLegal(session.role),
  },
]

export function navLinksFor(session: Session, where: NavPlace) {
  const seen = (link: NavLinkItem) => link.where.includes(where) && link.shownTo(session)
  return { links: NAV_LINKS.filter(seen), staffLinks: STAFF_LINKS.filter(seen) }
}
