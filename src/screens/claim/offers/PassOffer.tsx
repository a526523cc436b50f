import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FlightLeg } from '@/domain/claim/boarding-pass'
import { kindOf } from '@/domain/claim/files/attachments'
import { findLeg, flightsOf, isOtherFlight } from '@/domain/claim/pass-filling'
import { Button } from '@/ui/actions/Button'
import { isMetered } from '@/ui/browser/connection'
import { CHECK_TEXT, NOTHING_NEW, useScanFilling } from '../flight/use-scan-filling'
import { FlightQuestion, OTHER_FLIGHT } from '../scan/FlightQuestion'
import { LegChoice } from '../scan/LegChoice'
import { READING_WORDS } from '../scan/reading-words'
import { isAnswered, markAnswered, readDocument, type DocumentReading } from './document-readings'
import { isKnown } from './known-files'
import { OfferTicket } from './OfferTicket'
import styles from './PassOffer.module.css'

type Found = Extract<DocumentReading, { readonly passes: unknown }>

type View =
  | { readonly kind: 'quiet' | 'reading' }
  | { readonly kind: 'offer' | 'legs'; readonly found: Found }
  | { readonly kind: 'flight'; readonly found: Found; readonly leg: FlightLeg }
  | { readonly kind: 'said'; readonly words: string; readonly after: 'answer' | 'reading' }

/** Looks through an attached file by itself, and offers what it says; nothing is filled in unasked. */
export function PassOffer({ file }: { readonly file: File }) {
  const { add, adds, read } = useScanFilling()
  const [view, setView] = useState<View>({ kind: 'quiet' })
  const said = useRef<HTMLParagraphElement>(null)

  const offer = useEffectEvent((found: Found) => {
    if (!isAnswered(file) && adds(found.passes)) setView({ kind: 'offer', found })
  })

  useEffect(() => {
    if (isMetered() || isKnown(file)) return
    let isGone = false
    void readDocument(file).then((reading) => {
      if (!isGone && 'passes' in reading) offer(reading)
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
    if ('passes' in reading && adds(reading.passes)) {
      setView({ kind: 'offer', found: reading })
      return
    }
    const words = 'passes' in reading ? NOTHING_NEW : READING_WORDS[reading.kind]
    setView({ kind: 'said', words, after: 'reading' })
  }

  const finish = (words: string) => {
    markAnswered(file)
    setView({ kind: 'said', words, after: 'answer' })
  }

  const fill = ({ kind, passes }: Found, leg: FlightLeg | undefined) =>
    finish(add(passes, leg, kind === 'text' ? CHECK_TEXT : undefined))

  const use = (found: Found, leg: FlightLeg | undefined) => {
    if (leg && isOtherFlight(read().flight, leg)) setView({ kind: 'flight', found, leg })
    else fill(found, leg)
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
        const { found } = view
        const legs = flightsOf(found.passes)
        return (
          <OfferTicket
            file={file}
            found={found}
            onUse={() => {
              const leg = findLeg(legs, read().flight)
              if (leg === undefined && legs.length > 1) setView({ kind: 'legs', found })
              else use(found, leg)
            }}
            onRefuse={() => {
              markAnswered(file)
              setView({ kind: 'quiet' })
            }}
          />
        )
      }
      case 'legs': {
        const { found } = view
        return (
          <div className={styles['question']}>
            <LegChoice legs={flightsOf(found.passes)} onChoose={(leg) => use(found, leg)} />
          </div>
        )
      }
      case 'flight': {
        const { found, leg } = view
        return (
          <div className={styles['question']}>
            <FlightQuestion
              known={read().flight}
              read={leg}
              onSame={() => fill(found, leg)}
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
