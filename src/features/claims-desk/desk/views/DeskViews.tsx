import { Link, useLocation } from 'react-router-dom'
import styles from '../ClaimsDesk.module.css'
import type { DeskView } from '../../shared/desk-view'
import { DESK_VIEWS, searchOfView } from '../views'

interface DeskViewsProps {
  readonly view: DeskView
  readonly views: readonly DeskView[]
  readonly label: string
}

/** Tabs of the views. The URL keeps the list's filters while another view is open. */
export function DeskViews({ view, views, label }: DeskViewsProps) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  return (
    <nav aria-label={label} className={styles['tabs']} data-screen-only>
      {views.map((name) => (
        <Link
          key={name}
          to={{ search: searchOfView(search, name) }}
          state={state}
          preventScrollReset
          {...(name === view && { 'aria-current': 'page' })}
        >
          {DESK_VIEWS[name].label}
        </Link>
      ))}
    </nav>
  )
}
