import { Button } from '@/ui/actions/Button'
import { hasStatus, isTransient } from '@/api/http/api-error'
import { Notice } from '@/ui/feedback/Notice'

interface UsersFailureProps {
  readonly error: Error
  /** Whether one person was searched for. */
  readonly isSearch: boolean
  readonly onRetry: () => void
}

function nextStep(error: Error, isSearch: boolean): string {
  if (isSearch && hasStatus(error, 404)) return 'Revisa que el correo esté bien escrito.'
  if (hasStatus(error, 403)) return 'El servidor no le da permiso a tu cuenta.'
  if (isTransient(error)) return 'No hubo respuesta: revisa tu conexión y vuelve a intentar.'
  return 'La respuesta no se pudo leer: vuelve a intentar en unos minutos.'
}

/** SPEC 8's sentence, then why and what to do: a failure never looks like an empty list. */
export function UsersFailure({ error, isSearch, onRetry }: UsersFailureProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      <p>{isSearch ? 'Usuario no encontrado.' : 'Error al obtener los usuarios.'}</p>
      <p>{nextStep(error, isSearch)}</p>
    </Notice>
  )
}
