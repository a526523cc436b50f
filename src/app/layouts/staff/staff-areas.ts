import { env } from '@/config/env'
import { paths } from '@/config/paths'

interface StaffLink {
  readonly to: string
  readonly label: string
}

/** What one staff area is called by and where its sidebar leads. */
export interface StaffArea {
  /** Names the navigation. */
  readonly name: string
  /** Shown while the permission is checked (SPEC 2.11). */
  readonly checking: { readonly text: string; readonly lang?: 'en' }
  readonly links: readonly StaffLink[]
}

const HOME: StaffLink = { to: paths.home, label: 'Volver al inicio' }

/** The admin sidebar of SPEC 2.11. */
export const ADMIN_AREA: StaffArea = {
  name: 'Administración',
  checking: { text: 'Checking permissions…', lang: 'en' },
  links: [
    { to: paths.adminCharges, label: 'Cobro' },
    { to: paths.qrMaker, label: 'QR' },
    { to: paths.adminReport, label: env.brandName },
    HOME,
  ],
}

/** The legal sidebar of SPEC 2.11. */
export const LEGAL_AREA: StaffArea = {
  name: 'Legal',
  checking: { text: 'Verificando permisos...' },
  links: [
    { to: paths.legalClaims, label: 'Gestión CRM' },
    { to: paths.legalUsers, label: 'Gestión de Usuarios' },
    HOME,
  ],
}
