import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { canSeeAdmin, canSeeLegal } from '@/domain/people/roles'
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
  /** Shown instead of the label in a narrow sidebar. */
  readonly Icon: typeof BoardIcon
}

export interface StaffArea {
  readonly name: string
  /** Whether a role may enter (SPEC 6). */
  readonly isAllowed: (role: string | null) => boolean
  readonly checking: { readonly text: string; readonly lang?: 'en' }
  readonly links: readonly StaffLink[]
}

const HOME: StaffLink = { to: paths.home, label: 'Volver al inicio', Icon: HomeIcon }

/** Admin sidebar of SPEC 2.11. */
export const ADMIN_AREA: StaffArea = {
  name: 'Administración',
  isAllowed: canSeeAdmin,
  checking: { text: 'Checking permissions…', lang: 'en' },
  links: [
    { to: paths.adminCharges, label: 'Cobro', Icon: MoneyIcon },
    { to: paths.qrMaker, label: 'QR', Icon: CodeIcon },
    { to: paths.adminReport, label: env.brandName, Icon: ReportIcon },
    HOME,
  ],
}

/** Legal sidebar of SPEC 2.11. */
export const LEGAL_AREA: StaffArea = {
  name: 'Legal',
  isAllowed: canSeeLegal,
  checking: { text: 'Verificando permisos...' },
  links: [
    { to: paths.legalClaims, label: 'Gestión CRM', Icon: BoardIcon },
    { to: paths.legalUsers, label: 'Gestión de Usuarios', Icon: PeopleIcon },
    HOME,
  ],
}
