import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BoardingPass, FlightLeg } from '@/domain/claim/boarding-pass'
import { kindOf } from '@/domain/claim/files/attachments'
import { findLeg, flightsOf, isOtherFlight } from '@/domain/claim/pass-filling'
import { Button } from '@/ui/actions/Button'
import { isMetered } from '@/ui/browser/connection'
import { NOTHING_NEW, useScanFilling } from '../flight/use-scan-filling'
import { FlightQuestion, OTHER_FLIGHT } from '../scan/FlightQuestion'
import { LegChoice } from '../scan/LegChoice'
import { isAnswered, markAnswered, readDocument } from './document-readings'
import { isKnown } from './known-files'
import { OfferTicket } from './OfferTicket'
import { READING_WORDS } from './reading-words'
import styles from './PassOffer.module.css'

type View =
  | { readonly kind: 'quiet' | 'reading' }
  | { readonly kind: 'offer' | 'legs'; readonly passes: readonly BoardingPass[] }
  | { readonly kind: 'flight'; readonly passes: readonly BoardingPass[]; readonly leg: FlightLeg }
  | { readonly kind: 'said'; readonly words: string; readonly after: 'answer' | 'reading' }

/** Looks through an attached file by itself, and offers what it says; nothing is filled in unasked. */
export function PassOffer({ file }: { readonly file: File }) {
  const { add, adds, read } = useScanFilling()
  const [view, setView] = useState<View>({ kind: 'quiet' })
  const said = useRef<HTMLParagraphElement>(null)

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

  useEffect(() => {
    if (view.kind === 'said' && view.after === 'answer') said.current?.focus()
  }, [view])

  const readAsked = async () => {
    setView({ kind: 'reading' })
    const reading = await readDocument(file)
    if (reading.kind === 'passes' && adds(reading.passes)) {
      setView({ kind: 'offer', passes: reading.passes })
      return
    }
    const words = reading.kind === 'passes' ? NOTHING_NEW : READING_WORDS[reading.kind]
    setView({ kind: 'said', words, after: 'reading' })
  }

  const finish = (words: string) => {
    markAnswered(file)
    setView({ kind: 'said', words, after: 'answer' })
  }

  const use = (passes: readonly BoardingPass[], leg: FlightLeg | undefined) => {
    if (leg && isOtherFlight(read().flight, leg)) setView({ kind: 'flight', passes, leg })
    else finish(add(passes, leg))
  }

  const content = () => {
    switch (view.kind) {
      case 'quiet':
        return null
      case 'reading':
        return (
          <p role="status" className={styles['said']}>
            Leyendo el PDF…
          </p>
        )
      case 'said':
        return (
          <p ref={said} tabIndex={-1} role="status" className={styles['said']}>
            {view.words}
          </p>
        )
      case 'offer': {
        const { passes } = view
        const legs = flightsOf(passes)
        return (
          <OfferTicket
            file={file}
            passes={passes}
            onUse={() => {
              const leg = findLeg(legs, read().flight)
              if (leg === undefined && legs.length > 1) setView({ kind: 'legs', passes })
              else use(passes, leg)
            }}
            onRefuse={() => {
              markAnswered(file)
              setView({ kind: 'quiet' })
            }}
          />
        )
      }
      case 'legs': {
        const { passes } = view
        return (
          <div className={styles['question']}>
            <LegChoice legs={flightsOf(passes)} onChoose={(leg) => use(passes, leg)} />
          </div>
        )
      }
      case 'flight': {
        const { passes, leg } = view
        return (
          <div className={styles['question']}>
            <FlightQuestion
              known={read().flight}
              read={leg}
              onSame={() => finish(add(passes, leg))}
              onOther={() => finish(OTHER_FLIGHT)}
            />
          </div>
        )
      }
    }
  }

  return (
    <>
      {kindOf(file) === 'pdf' && (
        <div className={styles['read']}>
          <Button
            color="secondary"
            size="small"
            onClick={() => {
              if (view.kind !== 'reading') void readAsked()
            }}
          >
            Leer datos del PDF
          </Button>
        </div>
      )}
      {content()}
    </>
  )
}
