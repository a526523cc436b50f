import { AddIcon } from '@/ui/icons/desk-icons'
import { Button } from '@/ui/actions/Button'
import { PaletteButton } from '@/features/staff-claims/palette/PaletteButton'
import { Link, useLocation } from 'react-router-dom'
import styles from '@/features/staff-claims/desk/ClaimsDesk.module.css'
import { prefetchDialogs } from '@/features/staff-claims/desk/dialog-code'
import {
  DESK_VIEW_NAMES,
  viewSearch,
  type DeskView,
} from '@/features/staff-claims/shared/desk-view'
import { DESK_VIEWS } from './view-code'

interface DeskViewsProps {
  readonly view: DeskView
  readonly onCreate: () => void
  /** Somebody is about to add a claim. */
  readonly onNear: () => void
  /** Opens the palette. */
  readonly onFind: () => void
}

/** The faces of the CRM, and its one main action. The list's filters wait while another one is open. */
export function DeskViews({ view, onCreate, onNear, onFind }: DeskViewsProps) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  return (
    <div className={styles['faces']}>
      <nav aria-label="Vistas del CRM" className={styles['tabs']}>
        {DESK_VIEW_NAMES.map((name) => (
          <Link
            key={name}
            to={{ search: viewSearch(search, name) }}
            state={state}
            preventScrollReset
            {...(name === view && { 'aria-current': 'page' })}
          >
            {DESK_VIEWS[name].label}
          </Link>
        ))}
      </nav>
      <PaletteButton onOpen={onFind} onNear={() => prefetchDialogs('palette')} />
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        onClick={onCreate}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        Agregar nuevo reclamo
      </Button>
    </div>
  )
}
