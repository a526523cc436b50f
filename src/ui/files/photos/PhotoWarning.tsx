import { Button } from '@/ui/actions/Button'
import { WarningIcon } from '@/ui/icons/page-icons'
import styles from './Photos.module.css'
import type { Photo, PhotoFieldState } from './photo-field-state'

const LOOKS = {
  dark: 'Se ve oscura.',
  blurred: 'Se ve borrosa.',
  unreadable: 'No se puede abrir: puede estar dañada.',
} as const

interface PhotoWarningProps extends PhotoFieldState {
  readonly photo: Photo
  readonly onRemove: () => void
}

/** Warns that a photo may be illegible; it is never rejected for that. */
export function PhotoWarning({ photo, input, setPhotos, onRemove }: PhotoWarningProps) {
  const { file, look, isSettled, isMeant } = photo
  if (!look?.problem || look.problem === 'too-large' || !isSettled || isMeant) return null
  return (
    <div className={styles['warning']} role="group" aria-label={`Aviso de ${file.name}`}>
      <WarningIcon small className={styles['icon']} />
      <p role="status">{LOOKS[look.problem]} Si no se lee, te la pediremos de nuevo.</p>
      <div className={styles['choices']}>
        <Button
          color="secondary"
          size="small"
          onClick={() => {
            onRemove()
            input.current?.click()
          }}
        >
          Sacar otra
        </Button>
        {look.problem !== 'unreadable' && (
          <Button
            color="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              // Moves the focus before its button is removed.
              currentTarget.closest('li')?.querySelector<HTMLElement>(':scope > button')?.focus()
              setPhotos((all) =>
                all.map((one) => (one.file === file ? { ...one, isMeant: true } : one)),
              )
            }}
          >
            Usarla igual
          </Button>
        )}
      </div>
    </div>
  )
}
