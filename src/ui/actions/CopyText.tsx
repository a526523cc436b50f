import type { ReactNode } from 'react'
import { TextInput } from '@/ui/fields/TextInput'
import { Button } from './Button'
import { shareByDevice } from './share-by-device'
import { useCopy } from './use-copy'

interface CopyTextProps {
  readonly variant: 'contained' | 'outlined'
  readonly size?: 'small' | 'medium'
  readonly label: string
  readonly readText: () => string
  readonly onPress?: () => void
  /** Offered to the share dialog of the device; the text is copied only without one. */
  readonly share?: ShareData
  readonly boxLabel: string
  readonly boxClass: string | undefined
  /** Renders the confirmation; always called, so that it can be a live region. */
  readonly sayCopied: (isCopied: boolean) => ReactNode
}

export function CopyText(props: CopyTextProps) {
  const {
    variant,
    size = 'medium',
    label,
    readText,
    onPress,
    share,
    boxLabel,
    boxClass,
    sayCopied,
  } = props
  const { tried, copy } = useCopy()
  const press = async () => {
    onPress?.()
    if (share === undefined || !(await shareByDevice(share))) await copy(readText())
  }
  return (
    <>
      <Button variant={variant} size={size} onClick={() => void press()}>
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
