import { Button } from './Button'

export function RetryButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button size="small" onClick={onClick}>
      Reintentar
    </Button>
  )
}
