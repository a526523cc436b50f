import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BoardingPass, FlightLeg } from '@/domain/claim/boarding-pass'
import { flightText } from '@/domain/claim/flight-line'
import { findLeg, flightsOf, isOtherFlight } from '@/domain/claim/pass-filling'
import { fullName } from '@/domain/people/full-name'
import { Button } from '@/ui/actions/Button'
import { isMetered } from '@/ui/browser/connection'
import { DataText } from '@/ui/DataText'
import { TicketIcon } from '@/ui/icons/account-icons'
import { CheckIcon } from '@/ui/icons/page-icons'
import { useScanFilling } from '../flight/use-scan-filling'
import { FlightQuestion, OTHER_FLIGHT } from '../scan/FlightQuestion'
import { LegChoice } from '../scan/LegChoice'
import { isAnswered, markAnswered, readDocument } from './document-readings'
import { isKnown } from './known-files'
import styles from './PassOffer.module.css'

interface PassOfferProps {
  readonly file: File
}

type View =
  | { readonly kind: 'quiet' }
  | { readonly kind: 'offer' | 'legs'; readonly passes: readonly BoardingPass[] }
  | { readonly kind: 'flight'; readonly passes: readonly BoardingPass[]; readonly leg: FlightLeg }
  | { readonly kind: 'said'; readonly words: string; readonly isDone: boolean }

const QUIET: View = { kind: 'quiet' }

function Summary({ passes }: { readonly passes: readonly BoardingPass[] }) {
  const flights = flightsOf(passes).map((leg) => flightText({ ...leg, reservation: '', seat: '' }))
  return (
    <p className={styles['summary']}>
      <DataText>{passes.map(fullName).filter(Boolean).join(', ')}</DataText>
      {flights.map((flight) => (
        <span key={flight}>{flight}</span>
      ))}
    </p>
  )
}

/** Looks through an attached file by itself, and offers what it says; nothing is filled in unasked. */
export function PassOffer({ file }: PassOfferProps) {
  const { add, adds, read } = useScanFilling()
  const [view, setView] = useState<View>(QUIET)
  const said = useRef<HTMLParagraphElement>(null)
  const { kind } = view

  const offer = useEffectEvent((passes: readonly BoardingPass[]) => {
    if (!isAnswered(file) && adds(passes)) setView({ kind: 'offer', passes })
  })

  useEffect(() => {
    if (isMetered() || isKnown(file)) return
    let isGone = false
    void readDocument(file).then((reading) => {
      if (!isGone && reading.kind === 'passes') offer(reading.passes)
    })
    return () => {
      isGone = true
    }
  }, [file])

  // The pressed button is gone.
  useEffect(() => {
    if (kind === 'said') said.current?.focus()
  }, [kind])

  const finish = (words: string, isDone: boolean) => {
    markAnswered(file)
    setView({ kind: 'said', words, isDone })
  }

  const take = (passes: readonly BoardingPass[], leg: FlightLeg | undefined) => {
    if (leg && isOtherFlight(read().flight, leg)) setView({ kind: 'flight', passes, leg })
    else finish(add(passes, leg), true)
  }

  const use = (passes: readonly BoardingPass[]) => {
    const legs = flightsOf(passes)
    const leg = findLeg(legs, read().flight)
    if (leg === undefined && legs.length > 1) setView({ kind: 'legs', passes })
    else take(passes, leg)
  }

  if (view.kind === 'quiet') return null
  if (view.kind === 'said') {
    return (
      <p ref={said} tabIndex={-1} role="status" className={styles['said']}>
        {view.isDone && <CheckIcon small />}
        <span>{view.words}</span>
      </p>
    )
  }
  const { passes } = view
  if (view.kind === 'legs') {
    return (
      <div className={styles['question']}>
        <LegChoice legs={flightsOf(passes)} onChoose={(leg) => take(passes, leg)} />
      </div>
    )
  }
  if (view.kind === 'flight') {
    const { leg } = view
    return (
      <div className={styles['question']}>
        <FlightQuestion
          known={read().flight}
          read={leg}
          onSame={() => finish(add(passes, leg), true)}
          onOther={() => finish(OTHER_FLIGHT, false)}
        />
      </div>
    )
  }
  const found = passes.length === 1 ? 'tu tarjeta' : `${passes.length} tarjetas`
  return (
    <div role="group" aria-label={`Datos de ${file.name}`} className={styles['offer']}>
      <TicketIcon className={styles['icon']} />
      <div>
        <p role="status">
          <strong>
            Encontramos {found} en <DataText>{file.name}</DataText>
          </strong>
        </p>
        <Summary passes={passes} />
        <div className={styles['choices']}>
          <Button variant="contained" color="secondary" size="small" onClick={() => use(passes)}>
            Usar estos datos
          </Button>
          <Button
            color="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              // Moves the focus before its button is removed.
              currentTarget.closest('li')?.querySelector<HTMLElement>(':scope > button')?.focus()
              markAnswered(file)
              setView(QUIET)
            }}
          >
            No usar
          </Button>
        </div>
      </div>
    </div>
  )
}
