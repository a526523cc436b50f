import { CopyText } from '@/ui/actions/CopyText'
import styles from './ClaimForm.module.css'

/** "Copiar lo escrito"; shows the text if the browser denies clipboard access. */
export function CopyTyped({ readTyped }: { readonly readTyped: () => string }) {
  return (
    <CopyText
      variant="outlined"
      size="small"
      label="Copiar lo escrito"
      readText={readTyped}
      boxLabel="Lo que escribiste"
      boxClass={styles['copyBox']}
      sayCopied={(isCopied) => (
        <p role="status" className={styles['copied']}>
          {isCopied && 'Copiado.'}
        </p>
      )}
    />
  )
}
