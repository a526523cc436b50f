import { NavLink } from 'react-router-dom'
import type { StaffArea } from '@/app/layouts/staff/staff-areas'
import { classNames } from '@/ui/theme/class-names'
import styles from './StaffSidebar.module.css'

interface StaffLinksProps {
  readonly links: StaffArea['links']
  readonly onFollow?: () => void
}

export function StaffLinks({ links, onFollow }: StaffLinksProps) {
  return (
    <ul className="stack gap-4">
      {links.map(({ to, label, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            className={classNames(styles['link'])}
            {...(onFollow && { onClick: onFollow })}
          >
            <Icon />
            <span>{label}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
