import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/ui/actions/Button'
import { useAuth, type AuthMode } from './auth-context'

interface AuthButtonProps extends ButtonLook {
  readonly mode?: AuthMode
  readonly children: ReactNode
}

/** Opens "Ingresa o Regístrate", whose code it fetches as soon as a press is likely. */
export function AuthButton({ mode = 'login', ...look }: AuthButtonProps) {
  const { openAuth, prefetchAuth } = useAuth()
  return (
    <Button
      {...look}
      onClick={() => openAuth(mode)}
      onPointerEnter={prefetchAuth}
      onFocus={prefetchAuth}
    />
  )
}
