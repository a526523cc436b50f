import { Logo } from '@/ui/Logo'
import { Bar } from '@/ui/skeleton/Bar'
import styles from './StaffSidebar.module.css'

/** Placeholder of the sidebar. It shows no links: the permission is not known yet. */
export function SidebarSkeleton({ links }: { readonly links: number }) {
  return (
    <div aria-hidden className={styles['sidebar']}>
      <div className={styles['logo']}>
        <Logo />
      </div>
      <ul className={styles['links']}>
        {Array.from({ length: links }, (_, row) => (
          <li key={row}>
            <span className={styles['link']}>
              <Bar width={row % 2 === 0 ? 44 : 56} height={36} color="var(--ink-light)" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
