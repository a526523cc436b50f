import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { IconButton } from '@/ui/actions/IconButton'
import { CloseIcon } from '@/ui/icons/page-icons'
import styles from './WelcomeModal.module.css'

/** SPEC 9. In the entry code, because a lazy dialog would open later, over the user's first click. */
export function WelcomeModal({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // Focuses the dialog, not its close button, so that its title is read first.
    element.focus()
    return () => element.close()
  }, [])

  const handleClose = () => {
    // StrictMode closes and reopens it; the close event arrives later.
    if (!dialog.current?.open) onClose()
  }
  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    // Only the backdrop has the dialog itself as target.
    if (target === currentTarget) onClose()
  }
  const handleCreate = () => {
    onClose()
    void navigate(paths.claim)
  }
  return (
    // The keyboard closes it with Esc, which the browser turns into "close".
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles['dialog']}
      data-screen-only
      style={{ maxWidth: 400 }}
      aria-labelledby={titleId}
      onClick={handleClick}
      onClose={handleClose}
    >
      <div className={styles['frame']}>
        <div className={styles['head']}>
          <h2 id={titleId} className="title">
            ¿Tuviste algún problema con tu vuelo?
          </h2>
          <IconButton aria-label="Cerrar" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <p className="muted lead after before-20">
          Crea un reclamo y averigua el máximo de compensación ¡Ahora ya!
        </p>
        <Button variant="contained" fullWidth onClick={handleCreate}>
          Crear Reclamo
        </Button>
      </div>
    </dialog>
  )
}
