import type { ReactNode } from 'react'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { safeUrl } from '@/domain/safe-url'
import report from '@/screens/admin-report/AdminReportPage.module.css'
import filters from '@/screens/legal-users/UsersFilters.module.css'
import users from '@/screens/legal-users/LegalUsersPage.module.css'
import title from '@/ui/PageTitle.module.css'
import { ButtonPlace } from './ButtonPlace'
import { DeskPlace } from './DeskPlace'
import { FieldPlace } from './FieldPlace'

interface PlaceProps {
  /** Stands where the title will. */
  readonly title: ReactNode
}

const USER_ROWS = 10

function UsersPlace({ title: words }: PlaceProps) {
  return (
    <>
      <div className={title['title']}>{words}</div>
      <div aria-hidden className={filters['filters']}>
        <div className={filters['search']}>
          <div className={filters['email']}>
            <FieldPlace label="Correo" />
          </div>
          <ButtonPlace variant="contained">Buscar</ButtonPlace>
        </div>
        <div className={filters['card']}>
          <FieldPlace label="Tarjeta de crédito" />
        </div>
        <ButtonPlace variant="outlined">Limpiar filtros</ButtonPlace>
      </div>
      <div aria-hidden className={users['content']}>
        <p className={users['count']}>&nbsp;</p>
        <div className={users['bones']}>
          {Array.from({ length: USER_ROWS }, (_, row) => (
            <span key={row} />
          ))}
        </div>
      </div>
    </>
  )
}

function ReportPlace({ title: words }: PlaceProps) {
  return (
    <>
      <div className={title['title']}>{words}</div>
      {safeUrl('external', env.biReportUrl) !== null && (
        <div aria-hidden className={report['report']}>
          <div className={report['box']} />
        </div>
      )}
    </>
  )
}

interface StaffPlaceProps extends PlaceProps {
  /** Of the page that is to come; an area's own address leads to its claims. */
  readonly path: string
}

/** A staff page before its permission is known: its own layout, and none of its words but `title`. */
export function StaffPlace({ path, title: words }: StaffPlaceProps) {
  const at = path.replace(/\/+$/, '').toLowerCase()
  if (at === paths.adminReport) return <ReportPlace title={words} />
  if (at === paths.legalUsers) return <UsersPlace title={words} />
  return <DeskPlace title={words} isCrm={at.startsWith(paths.legal)} />
}
