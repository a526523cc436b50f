import { isMessageTooLong } from '@/domain/forms/claim'
import { Button } from '@/ui/actions/Button'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { LazyDialog, useLazyDialog } from '@/ui/browser/LazyDialog'
import { PASTE_ID } from '../claim-values'

const importPanel = () => import('./PastePanel').then((module) => module.PastePanel)

const importArrival = () => import('./SharedArrival').then((module) => module.SharedArrival)

interface PasteStartProps {
  readonly shared: string
  readonly onFiles: (...files: readonly File[]) => void
}

export function PasteStart({ shared, onFiles }: PasteStartProps) {
  const panel = useLazyDialog()
  return (
    <div>
      <Button
        id={PASTE_ID}
        variant="link"
        size="small"
        aria-expanded={panel.isOpen}
        onClick={panel.isOpen ? panel.close : panel.open}
      >
        Pegar el correo o SMS de la aerolínea
      </Button>
      <LazyComponent
        from={importArrival}
        isWanted={shared !== ''}
        props={{ onFiles, onText: panel.open }}
      />
      <LazyDialog
        dialog={panel}
        from={importPanel}
        what="el lector de mensajes"
        pending={
          <p role="status" className="muted small">
            Cargando…
          </p>
        }
        // Passed on: imported there too, the rules of the form would be split from the page's file.
        props={{ isTooLong: isMessageTooLong }}
      />
    </div>
  )
}
