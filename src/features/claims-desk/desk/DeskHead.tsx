import type { CSSProperties } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PageTitle } from '@/ui/PageTitle'
import { Button } from '@/ui/actions/Button'
import { StaffButton } from '@/ui/actions/StaffButton'
import { AddIcon, SearchIcon } from '@/ui/icons/desk-icons'
import styles from './ClaimsDesk.module.css'
import { classNames } from '@/ui/theme/class-names'
import own from './DeskHead.module.css'
import { PendingTray } from './pending/PendingTray'
import type { Desk } from './state/use-desk'
import { DESK_VIEWS, searchOfView } from '../shared/desk-view'

interface DeskHeadProps {
  readonly title: string
  readonly desk: Desk
}

/** Title, tabs of the views, actions, and what is not saved yet. */
export function DeskHead({ title, desk }: DeskHeadProps) {
  const { profile, dialogs } = desk
  return (
    <div className={styles['head']} style={{ '--title': profile.titleWidth } as CSSProperties}>
      <PageTitle>{title}</PageTitle>
      <DeskTabs desk={desk} />
      {profile.creates && (
        <>
          <PaletteButton onClick={() => dialogs.openAside('palette')} />
          <Button
            variant="contained"
            className={styles['add']}
            startIcon={<AddIcon />}
            onClick={dialogs.create}
          >
            <span>Agregar nuevo reclamo</span>
          </Button>
        </>
      )}
      <PendingTray dialogs={dialogs} />
    </div>
  )
}

/** The URL keeps the list's filters while another view is open. */
function DeskTabs({ desk: { profile, view } }: { readonly desk: Desk }) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  return (
    <nav aria-label={profile.viewsLabel} className={styles['tabs']} data-screen-only>
      {profile.views.map((name) => (
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

function PaletteButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <StaffButton
      variant="outlined"
      startIcon={<SearchIcon />}
      endIcon={
        <kbd aria-hidden className={classNames('hint', own['keys'])}>
          Ctrl K
        </kbd>
      }
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={classNames('push', own['button'])}
      onClick={onClick}
    >
      <span className={own['label']}>Buscar o ir a…</span>
    </StaffButton>
  )
}
