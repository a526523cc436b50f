import { useId } from 'react'
import { formatMoment } from '@/domain/dates'
import { WON_CLAIMS } from '@/features/claim-store/claim-data/all-claims'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import type { DeskViewProps } from '../shared/desk-view'
import { Bar } from '@/ui/skeleton/Bar'
import styles from './ChargesDue.module.css'
import { DueBody } from './DueBody'

/** "Por cobrar": won claims without a charged fee, longest wait first. */
export function ChargesDue({ onOpen, onCharge }: DeskViewProps) {
  const titleId = useId()
  return (
    <AllClaimsView
      titleId={titleId}
      filters={WON_CLAIMS}
      leavesWhenRefused={false}
      head={(data) => (
        <>
          <h2 id={titleId} className="visually-hidden">
            Por cobrar
          </h2>
          {data && (
            <p className={styles['hint']}>
              Casos ganados, leídos el {formatMoment(new Date(data.readAt))}. El que espera más va
              primero.
            </p>
          )}
        </>
      )}
      skeleton={
        <div aria-hidden>
          <Bar height={320} />
        </div>
      }
    >
      {({ claims }) => <DueBody claims={claims} onOpen={onOpen} onCharge={onCharge} />}
    </AllClaimsView>
  )
}
