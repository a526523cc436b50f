import { paths } from '@/config/paths'
import { estimateText } from '@/domain/claim/compensation'
import { Button } from '@/ui/actions/Button'
import styles from './ClaimBar.module.css'

/**
 * On phones, the way in along the lower edge, from where the first button has gone to where the last one
 * comes. Its place says when: no script watches the page.
 */
export function ClaimBar() {
  return (
    <div className={styles['track']}>
      <div className={styles['bar']}>
        <p>
          <strong>{estimateText('CANCELACIÓN')}</strong> por una cancelación
        </p>
        <Button to={paths.claim} variant="contained" size="small">
          Reclamar <span className="visually-hidden">ahora</span>
        </Button>
      </div>
    </div>
  )
}
