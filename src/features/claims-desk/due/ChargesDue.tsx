import { WON_CLAIMS } from '@/features/claim-store/claim-data/all-claims'
import { AllClaimsView } from '@/features/claim-store/claim-data/progress/AllClaimsView'
import type { DeskViewProps } from '../shared/desk-view'
import { Bar } from '@/ui/skeleton/Bar'
import { DueBody } from './DueBody'

/** "Por cobrar": won claims without a charged fee, longest wait first. */
export function ChargesDue({ onOpen, onCharge }: DeskViewProps) {
  return (
    <AllClaimsView
      title="Por cobrar"
      filters={WON_CLAIMS}
      leavesWhenRefused={false}
      note={<p>Casos ganados; el que espera más va primero.</p>}
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
