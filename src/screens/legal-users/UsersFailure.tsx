import { Button } from '@/ui/actions/Button'
import { toFailure } from '@/api/http/to-failure'
import { staffFailureMessage } from '@/domain/failures/staff-failures'
import { Notice } from '@/ui/feedback/Notice'

interface UsersFailureProps {
  readonly error: Error
  readonly isSearch: boolean
  readonly onRetry: () => void
}

/** SPEC 8's sentence, and advice. */
export function UsersFailure({ error, isSearch, onRetry }: UsersFailureProps) {
  const { sentence, advice } = staffFailureMessage(
    isSearch ? 'find-user' : 'list-users',
    toFailure(error),
  )
  return (
    <Notice
      tone="error"
      action={
        <Button size="small" onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      <p>{sentence}</p>
      <p>{advice}</p>
    </Notice>
  )
}
