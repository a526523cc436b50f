import { useState } from 'react'
import { Notice } from '@/ui/feedback/Notice'
import { useOnline } from '@/ui/browser/use-online'

export function ConnectionNotice() {
  const online = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  if (!online && !wasOffline) setWasOffline(true)

  if (!online) {
    return (
      <Notice tone="warning">
        Estás sin conexión. Sigue escribiendo: tu reclamo queda guardado en este equipo y lo envías
        cuando vuelvas a tener internet.
      </Notice>
    )
  }
  if (!wasOffline) return null
  return (
    <Notice tone="success" onDismiss={() => setWasOffline(false)}>
      Volvió la conexión. Ya puedes enviar tu reclamo.
    </Notice>
  )
}
