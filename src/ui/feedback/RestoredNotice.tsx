import { formatMoment } from '@/domain/dates'
import { Button } from '@/ui/actions/Button'
import { Notice } from './Notice'

interface RestoredNoticeProps {
  readonly at: Date
  readonly onDiscard: () => void
  readonly isBusy?: boolean
}

export function RestoredNotice({ at, onDiscard, isBusy = false }: RestoredNoticeProps) {
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" color="secondary" onClick={onDiscard} disabled={isBusy}>
          Descartar lo recuperado
        </Button>
      }
    >
      Recuperamos lo que escribías el {formatMoment(at)}. Todavía no está guardado.
    </Notice>
  )
}
