import type { Ref } from 'react'
import { createPortal } from 'react-dom'
import { CodeDrawing, type DrawingFormat } from './CodeDrawing'
import styles from './PrintedSheet.module.css'

interface PrintedSheetProps {
  readonly format: DrawingFormat
  readonly id: string
  readonly address: string
  readonly signRef: Ref<SVGSVGElement>
}

/** Cards per A4 sheet. */
const CARDS = Array.from({ length: 8 }, (_, index) => index)

/** Invisible on screen; in print, the only thing on the page. */
export function PrintedSheet({ format, signRef, ...code }: PrintedSheetProps) {
  return createPortal(
    <div className={styles[format]} data-printed-sheet>
      {format === 'sign' ? (
        <CodeDrawing ref={signRef} format="sign" {...code} />
      ) : (
        CARDS.map((card) => <CodeDrawing key={card} format="card" {...code} />)
      )}
    </div>,
    document.body,
  )
}
