import { useState, type RefObject } from 'react'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'
import { saveCode } from './qr-files'
import styles from './SaveCode.module.css'

interface SaveCodeProps {
  readonly code: RefObject<SVGSVGElement | null>
  readonly id: string
  readonly isReady?: boolean
  /** Makes "Imprimir" the primary button. */
  readonly isMain?: boolean
}

export function SaveCode({ code, id, isReady = true, isMain = false }: SaveCodeProps) {
  const [hasFailed, setFailed] = useState(false)

  const save = async (format: 'svg' | 'png') => {
    setFailed(false)
    try {
      if (code.current) await saveCode(code.current, id, format)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <div className={styles['actions']}>
        <Button
          variant={isMain ? 'contained' : 'outlined'}
          disabled={!isReady}
          onClick={() => window.print()}
        >
          Imprimir
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => void save('svg')}>
          Descargar SVG
        </Button>
        <Button variant="outlined" disabled={!isReady} onClick={() => void save('png')}>
          Descargar PNG
        </Button>
      </div>
      {hasFailed && (
        <Notice tone="error">
          Este navegador no pudo crear la imagen. Descarga el SVG o prueba en otro navegador.
        </Notice>
      )}
    </>
  )
}
