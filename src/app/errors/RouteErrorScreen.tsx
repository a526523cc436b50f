import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { HELP_MESSAGE, supportChatLink } from '@/config/links'
import { readStorage, writeStorage } from '@/device/safe-storage'
import { Button } from '@/ui/actions/Button'
import { ChunkLoadError } from '@/ui/browser/import-with-retry'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { PageTitle } from '@/ui/PageTitle'
import { classNames } from '@/ui/theme/class-names'
import styles from './ErrorScreens.module.css'
import { NotFoundScreen } from './NotFoundScreen'

const RELOADED_KEY = 'vuelo-justo:reloaded-for'

/** Reloads once per address: a new version may have replaced the chunks that this tab requests. */
function reloadOnce() {
  const page = location.pathname
  if (!navigator.onLine || readStorage('sessionStorage', RELOADED_KEY) === page) return
  // Without storage a reload loop could not be stopped; the button remains.
  if (writeStorage('sessionStorage', RELOADED_KEY, page)) location.reload()
}

export function RouteErrorScreen() {
  const error = useRouteError()
  const isChunkError = error instanceof ChunkLoadError

  useEffect(() => {
    document.querySelector<HTMLElement>('main h1, h1')?.focus({ preventScroll: true })
    if (isChunkError) reloadOnce()
  }, [isChunkError])

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />
  return (
    <div className={classNames('page', styles['screen'])}>
      <PageTitle
        lead={
          isChunkError
            ? 'No pudimos descargar esta página. Revisa tu conexión e inténtalo otra vez: lo que escribiste en un reclamo sigue guardado en este equipo.'
            : 'Ya puedes volver a intentarlo. Lo que escribiste en un reclamo sigue guardado en este equipo.'
        }
      >
        {isChunkError ? 'La página no se cargó' : 'Algo salió mal'}
      </PageTitle>
      <div className="ways-on">
        <Button variant="contained" onClick={() => location.reload()}>
          Reintentar
        </Button>
        <Button variant="outlined" href={import.meta.env.BASE_URL}>
          Ir al inicio
        </Button>
        <a href={supportChatLink(HELP_MESSAGE)} {...NEW_TAB}>
          Pedir ayuda por WhatsApp
        </a>
      </div>
      <p lang="en" className={styles['technical']}>
        Unexpected Application Error!
      </p>
    </div>
  )
}
