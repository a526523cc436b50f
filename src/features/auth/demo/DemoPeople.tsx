import { useState } from 'react'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/config/demo-people'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { authFailure } from '../dialog/auth-errors'
import styles from './Demo.module.css'
import { useSignIn } from '../dialog/use-sign-in'

interface DemoPeopleProps {
  readonly onDone: () => void
  readonly getSignal: () => AbortSignal
}

export function DemoPeople({ onDone, getSignal }: DemoPeopleProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const signInNow = useSignIn({ onDone, getSignal })
  const { run, running } = useSingleFlight(async (username: string) => {
    setFailure(null)
    await signInNow({ username, password: DEMO_PASSWORD }).catch((error: unknown) => {
      setFailure(authFailure('login', error).sentence)
    })
  })
  return (
    <fieldset className={styles['people']} disabled={running}>
      <legend className="ticket-label">Demo: entra como</legend>
      <div>
        {DEMO_PEOPLE.map((person) => (
          <Button
            key={person.email}
            variant="outlined"
            size="small"
            onClick={() => void run(person.email)}
          >
            {person.label}
          </Button>
        ))}
      </div>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </fieldset>
  )
}
