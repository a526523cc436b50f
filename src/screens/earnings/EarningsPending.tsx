import { CURRENCY } from '@/domain/country/chile'
import { Bar } from '@/ui/skeleton/Bar'
import { Ticket } from '@/ui/Ticket'

/** Width of the ring of shares. */
const RING = 'clamp(124px, 34vw, 148px)'

/** Pending state (SPEC 2.10). */
export function EarningsPending() {
  return (
    <Ticket header="Tu código QR" aside={CURRENCY} stub={<Bar width={180} height={66} isPulsing />}>
      <div className="row gap-28 middle">
        <Bar width={RING} height={RING} isRound isPulsing />
        <p role="status" lang="en" className="muted">
          Loading QR info...
        </p>
      </div>
      <Bar height={50} margin="20px 0 0" isPulsing />
    </Ticket>
  )
}

/** Placeholder of the code, or of the form for it. */
export function CodePending() {
  return (
    <div className="stack gap-16" aria-hidden>
      <div className="large figure">Comparte tu código</div>
      <Bar height={262} />
    </div>
  )
}
