import { signIn } from '@/api/auth'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/config/demo-people'
import { Button } from '@/ui/actions/Button'
import { useAuth, type GoogleSource } from '../auth-context'

/** Simulates Google: signs in the demo's first passenger. */
export function DemoGoogle({ source }: { readonly source: GoogleSource }) {
  const { signInWithGoogle, failGoogle } = useAuth()
  const handleClick = () => {
    signIn({ username: DEMO_PEOPLE[0].email, password: DEMO_PASSWORD }).then(
      ({ access_token }) => signInWithGoogle(access_token, source),
      () => failGoogle(source),
    )
  }
  return (
    <Button variant="outlined" onClick={handleClick}>
      Continuar con Google (demo)
    </Button>
  )
}
