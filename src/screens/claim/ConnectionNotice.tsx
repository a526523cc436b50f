import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Notice } from '@/ui/feedback/Notice'
import { useOnline } from '@/ui/browser/use-online'
import type { ClaimValues } from './claim-values'

interface ConnectionNoticeProps {
  /** False if the draft is not stored. */
  readonly isKept: boolean
}

export function ConnectionNotice({ isKept }: ConnectionNoticeProps) {
  const online = useOnline()
  const sendings = useWatch<ClaimValues, 'sendings'>({ name: 'sendings' })
  const [wasOffline, setWasOffline] = useState(false)
  if (!online && !wasOffline) setWasOffline(true)
  const isUnsure = Object.values(sendings).some(({ state }) => state === 'unknown')

  if (!online) {
    return (
      <Notice tone="warning">
        {`Estás sin conexión.${isUnsure ? '' : ` Sigue escribiendo${isKept ? ': tu reclamo queda guardado en este equipo y lo envías' : ' sin cerrar la página: envías tu reclamo'} cuando vuelvas a tener internet.`}`}
      </Notice>
    )
  }
  if (!wasOffline) return null
  return (
    <Notice tone="success" onDismiss={() => setWasOffline(false)}>
      {`Volvió la conexión.${isUnsure ? '' : ' Ya puedes enviar tu reclamo.'}`}
    </Notice>
  )
}
