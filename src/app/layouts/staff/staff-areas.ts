import { env } from '@/config/env'
import { paths } from '@/config/paths'
import {
  BoardIcon,
  CodeIcon,
  HomeIcon,
  MoneyIcon,
  PeopleIcon,
  ReportIcon,
} from '@/ui/icons/area-icons'

interface StaffLink {
  readonly to: string
  readonly label: string
  /** What stands for it where there is little room. */
  readonly Icon: typeof BoardIcon
}

/** What one staff area is called by and where its sidebar leads. */
export interface StaffArea {
  /** Names the navigation. */
  readonly name: string
  /** Shown while the permission is checked (SPEC 2.11). */
  readonly checking: { readonly text: string; readonly lang?: 'en' }
  readonly links: readonly StaffLink[]
}

const HOME: StaffLink = { to: paths.home, label: 'Volver al inicio', Icon: HomeIcon }

/** The admin sidebar of SPEC 2.11. */
export const ADMIN_AREA: StaffArea = {
  name: 'Administración',
  checking: { text: 'Checking permissions…', lang: 'en' },
  links: [
    { to: paths.adminCharges, label: 'Cobro', Icon: MoneyIcon },
    { to: paths.qrMaker, label: 'QR', Icon: CodeIcon },
    { to: paths.adminReport, label: env.brandName, Icon: ReportIcon },
    HOME,
  ],
}

/** The legal sidebar of SPEC 2.11. */
export const LEGAL_AREA: StaffArea = {
  name: 'Legal',
  checking: { text: 'Verificando permisos...' },
  links: [
    { to: paths.legalClaims, label: 'Gestión CRM', Icon: BoardIcon },
    { to: paths.legalUsers, label: 'Gestión de Usuarios', Icon: PeopleIcon },
    HOME,
  ],
}
