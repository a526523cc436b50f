import type { ReactNode } from 'react'
import { TextInput } from '@/ui/fields/TextInput'
import { Button } from './Button'
import { useCopy } from './use-copy'

interface CopyTextProps {
  readonly variant: 'contained' | 'outlined'
  readonly size?: 'small' | 'medium'
  /** What the button says. */
  readonly label: string
  readonly readText: () => string
  /** Whose label the text has where it has to be copied by hand. */
  readonly boxLabel: string
  readonly boxClass: string | undefined
  /** Says that it is done; it is drawn all the time, for a live region. */
  readonly sayCopied: (isCopied: boolean) => ReactNode
}

/** Copies a longer text, or shows it where the browser does not let pages copy. */
export function CopyText(props: CopyTextProps) {
  const { variant, size = 'medium', label, readText, boxLabel, boxClass, sayCopied } = props
  const { tried, copy } = useCopy()
  return (
    <>
      <Button variant={variant} size={size} onClick={() => void copy(readText())}>
        {label}
      </Button>
      {sayCopied(tried?.isCopied === true)}
      {tried?.isCopied === false && (
        <div className={boxClass}>
          <TextInput
            label={boxLabel}
            hint="Este navegador no nos deja copiar: selecciona el texto y cópialo tú."
            lines={4}
            readOnly
            value={tried.text}
          />
        </div>
      )}
    </>
  )
}
