import { AddIcon } from '@/ui/icons/desk-icons'
import { Button } from '@/ui/actions/Button'
import { Link, useLocation } from 'react-router-dom'
import styles from './ClaimsDesk.module.css'

const VIEW = 'vista'
const QUEUE = 'hoy'

/** Whether an address asks for the day's work instead of the list. */
export function isQueueAsked(search: string): boolean {
  return new URLSearchParams(search).get(VIEW) === QUEUE
}

interface DeskViewsProps {
  readonly isQueue: boolean
  readonly onCreate: () => void
  /** Somebody is about to add a claim. */
  readonly onNear: () => void
}

/** The two faces of the CRM, and its one main action. The list's filters wait while the queue is open. */
export function DeskViews({ isQueue, onCreate, onNear }: DeskViewsProps) {
  const { search, state } = useLocation() as { search: string; state: unknown }
  const plain = new URLSearchParams(search)
  plain.delete(VIEW)
  const queue = new URLSearchParams(plain)
  queue.set(VIEW, QUEUE)
  return (
    <div className={styles['faces']}>
      <nav aria-label="Vistas del CRM" className={styles['tabs']}>
        <Link
          to={{ search: plain.toString() }}
          state={state}
          preventScrollReset
          {...(!isQueue && { 'aria-current': 'page' })}
        >
          Reclamos
        </Link>
        <Link
          to={{ search: queue.toString() }}
          state={state}
          preventScrollReset
          {...(isQueue && { 'aria-current': 'page' })}
        >
          Qué toca hoy
        </Link>
      </nav>
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
