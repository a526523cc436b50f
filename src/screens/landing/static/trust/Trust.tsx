import { Terms } from './Terms'
import { WhoAndWhy } from './WhoAndWhy'
import { paths } from '@/config/paths'
import { estimateText } from '@/domain/claim/compensation'
import { Button } from '@/ui/actions/Button'
import styles from './ClaimBar.module.css'

/** Call to action at a phone's lower edge; sticky position, no script. */
function ClaimBar() {
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

export function Trust() {
  return (
    <>
      <WhoAndWhy />
      <Terms />
      <ClaimBar />
    </>
  )
}
