import { Logo } from '@/ui/Logo'
import type { StaffArea } from '@/app/layouts/staff/staff-areas'
import { Bar } from '@/ui/skeleton/Bar'
import { StaffLinks } from './StaffLinks'
import styles from './StaffSidebar.module.css'

interface StaffSidebarProps {
  readonly area: StaffArea
  /** True while the permission is checked: shows no links yet. */
  readonly isChecking: boolean
}

/** Sidebar of a wide screen. The logo is no link, because the report's link has the same name. */
export function StaffSidebar({ area, isChecking }: StaffSidebarProps) {
  return (
    <nav
      aria-hidden={isChecking}
      aria-label={area.name}
      className={styles['sidebar']}
      data-screen-only
    >
      <div className={styles['logo']}>
        <Logo />
      </div>
      {isChecking ? (
        <ul className="stack gap-4">
          {area.links.map(({ to }, row) => (
            <li key={to} className={styles['link']}>
              <Bar width={row % 2 === 0 ? 44 : 56} height={36} color="var(--ink-light)" />
            </li>
          ))}
        </ul>
      ) : (
        <StaffLinks links={area.links} />
      )}
    </nav>
  )
}
