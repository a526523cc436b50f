import { TextInput } from '@/ui/fields/TextInput'
import { Button } from './Button'
import { shareByDevice } from './share-by-device'
import { useCopy } from './use-copy'
import styles from './CopyText.module.css'

interface CopyTextProps {
  readonly variant: 'contained' | 'outlined'
  readonly size?: 'small' | 'medium'
  readonly label: string
  readonly readText: () => string
  readonly onPress?: () => void
  /** Offered to the share dialog of the device; the text is copied only without one. */
  readonly share?: ShareData
  readonly boxLabel: string
  readonly confirmation: string
}

/** In a wrapping row the confirmation, or the text to be copied by hand, takes a line of its own. */
export function CopyText(props: CopyTextProps) {
  const { variant, size = 'medium', label, readText, onPress, share, boxLabel } = props
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
      <p role="status" className={styles['copied']}>
        {tried?.isCopied && props.confirmation}
      </p>
      {tried?.isCopied === false && (
        <div className={styles['box']}>
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
