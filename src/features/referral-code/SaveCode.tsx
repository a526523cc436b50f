import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import type { DrawingFormat } from './CodeDrawing'
import { PrintedSheet } from './PrintedSheet'
import { saveCode, sharePicture } from './qr-files'

interface SaveCodeProps {
  readonly code: RefObject<SVGSVGElement | null>
  readonly id: string
  readonly address: string
  readonly isReady?: boolean
  /** Makes "Imprimir" the primary button. */
  readonly isMain?: boolean
}

export function SaveCode({ code, id, address, isReady = true, isMain = false }: SaveCodeProps) {
  const [hasFailed, setFailed] = useState(false)
  const [sheet, setSheet] = useState<DrawingFormat | null>(null)
  const sign = useRef<SVGSVGElement>(null)

  const attempt = async (make: () => Promise<void>) => {
    setFailed(false)
    try {
      await make()
    } catch {
      setFailed(true)
    }
  }
  const save = (format: 'svg' | 'png') =>
    attempt(async () => {
      if (code.current) await saveCode(code.current, id, format)
    })
  const print = (format: DrawingFormat | null) => {
    flushSync(() => setSheet(format))
    // In some browsers `print` returns before the page is printed.
    window.addEventListener('afterprint', () => setSheet(null), { once: true })
    window.print()
  }
  const share = () =>
    attempt(async () => {
      flushSync(() => setSheet('sign'))
      if (sign.current) await sharePicture(sign.current, id)
      setSheet(null)
    })

  return (
    <>
      <div className="row gap-12">
        <Button
          variant={isMain ? 'contained' : 'outlined'}
          disabled={!isReady}
          onClick={() => print(null)}
        >
          Imprimir
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => print('card')}>
          Imprimir 8 tarjetas
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => print('sign')}>
          Letrero A6
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => void share()}>
          Compartir letrero
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => void save('svg')}>
          Descargar SVG
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => void save('png')}>
          Descargar PNG
        </Button>
      </div>
      {sheet && <PrintedSheet format={sheet} signRef={sign} id={id} address={address} />}
      {hasFailed && (
        <Notice tone="error">
          Este navegador no pudo crear la imagen. Descarga el SVG o prueba en otro navegador.
        </Notice>
      )}
    </>
  )
}
