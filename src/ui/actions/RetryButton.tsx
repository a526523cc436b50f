import { Button } from './Button'

/** Asks once more for what did not come, beside the words that say so. */
export function RetryButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      Reintentar
    </Button>
  )
}
