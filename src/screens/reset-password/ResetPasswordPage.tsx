import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { RecoveryForm } from '@/features/auth/recovery/RecoveryForm'
import { PageTitle } from '@/ui/PageTitle'
import { NewPasswordForm } from './NewPasswordForm'
import styles from './ResetPasswordPage.module.css'

const TOKEN = 'token'

export function ResetPasswordPage() {
  const [query, setQuery] = useSearchParams()
  const arrived = query.get(TOKEN)
  const [token, setToken] = useState('')
  if (arrived !== null && arrived !== token) setToken(arrived)

  useEffect(() => {
    if (arrived === null) return
    // The token gives access to the account: removes it from address and history.
    setQuery({}, { replace: true, preventScrollReset: true })
  }, [arrived, setQuery])

  return (
    <div className="page single">
      {token === '' ? (
        <>
          <PageTitle lead="Escribe tu correo y te enviaremos un enlace para crear una contraseña nueva.">
            Recuperar contraseña
          </PageTitle>
          <RecoveryForm email="" className={styles['form']} />
        </>
      ) : (
        <NewPasswordForm key={token} token={token} onNewLink={() => setToken('')} />
      )}
    </div>
  )
}
