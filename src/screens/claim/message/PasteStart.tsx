import { chunkErrorText } from '@/domain/failures/chunk-error'
import { isMessageTooLong } from '@/domain/forms/claim'
import { Button } from '@/ui/actions/Button'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useLazyDialog } from '@/ui/browser/use-lazy-dialog'
import { Notice } from '@/ui/feedback/Notice'
import { PASTE_ID } from '../claim-values'

const importPanel = () => import('./PastePanel').then((module) => module.PastePanel)

const importArrival = () => import('./SharedArrival').then((module) => module.SharedArrival)

interface PasteStartProps {
  readonly shared: string
  readonly onFiles: (...files: readonly File[]) => void
}

export function PasteStart({ shared, onFiles }: PasteStartProps) {
  const { isOpen, isLost, open, close, lose } = useLazyDialog()
  return (
    <div>
      <Button
        id={PASTE_ID}
        variant="link"
        size="small"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        Pegar el correo o SMS de la aerolínea
      </Button>
      {isLost && (
        <Notice tone="error" onDismiss={close}>
          {chunkErrorText('el lector de mensajes')}
        </Notice>
      )}
      <LazyComponent
        from={importArrival}
        isWanted={shared !== ''}
        props={{ onFiles, onText: open }}
      />
      <LazyComponent
        from={importPanel}
        isWanted={isOpen}
        // Passed on: imported there too, the rules of the form would be split from the page's file.
        props={{ isOpen, isTooLong: isMessageTooLong, onClose: close }}
        onFailure={lose}
      />
    </div>
  )
}
