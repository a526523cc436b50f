import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { kindOf } from '@/domain/claim/files/attachments'
import { flightsOf } from '@/domain/claim/pass-filling'
import { Button } from '@/ui/actions/Button'
import { isMetered } from '@/ui/browser/connection'
import { flightText } from '@/domain/claim/flight-line'
import { fullName } from '@/domain/people/full-name'
import { DataText } from '@/ui/DataText'
import { TicketIcon } from '@/ui/icons/account-icons'
import { CHECK_TEXT, NOTHING_NEW, useScanFilling } from '../flight/use-scan-filling'
import { OTHER_FLIGHT, usePassQuestions, type Passes } from '../scan/use-pass-questions'
import { PROBLEM_WORDS } from '../scan/scan-words'
import { readDocument } from './document-readings'
import { isKnown, markKnown } from './known-files'
import { classNames } from '@/ui/theme/class-names'
import styles from './PassOffer.module.css'

interface OfferTicketProps {
  readonly file: File
  readonly found: Passes
  readonly onUse: () => void
  readonly onRefuse: () => void
}

function wordFound({ kind, passes }: Passes): string {
  if (kind === 'text') return 'tu vuelo'
  return passes.length === 1 ? 'tu tarjeta' : `${passes.length} tarjetas`
}

function OfferTicket({ file, found, onUse, onRefuse }: OfferTicketProps) {
  const { passes } = found
  const names = passes.map(fullName).filter(Boolean).join(', ')
  const flights = flightsOf(passes).map((leg) => flightText({ ...leg, reservation: '', seat: '' }))
  return (
    <div
      role="group"
      aria-label={`Datos de ${file.name}`}
      className={classNames('line gap-12', styles['offer'])}
    >
      <TicketIcon className={classNames('purple', styles['icon'])} />
      <div className="grow">
        <p role="status">
          <strong>
            Encontramos {wordFound(found)} en <DataText>{file.name}</DataText>
          </strong>
        </p>
        <p className="muted fine grid">
          {[names, ...flights].filter(Boolean).map((text) => (
            <span key={text}>
              <DataText>{text}</DataText>
            </span>
          ))}
        </p>
        <div className="row after">
          <Button variant="contained" color="secondary" size="small" onClick={onUse}>
            Usar estos datos
          </Button>
          <Button
            color="secondary"
            size="small"
            onClick={({ currentTarget }) => {
              // Moves the focus before its button is removed.
              currentTarget.closest('li')?.querySelector<HTMLElement>(':scope > button')?.focus()
              onRefuse()
            }}
          >
            No usar
          </Button>
        </div>
      </div>
    </div>
  )
}

type View =
  | { readonly kind: 'quiet' | 'reading' | 'asked' }
  | { readonly kind: 'offer'; readonly found: Passes }
  | { readonly kind: 'said'; readonly words: string; readonly after: 'answer' | 'reading' }

/** Looks through an attached file by itself, and offers what it says; nothing is filled in unasked. */
export function PassOffer({ file }: { readonly file: File }) {
  const { add, adds, read } = useScanFilling()
  const [view, setView] = useState<View>({ kind: 'quiet' })
  const said = useRef<HTMLParagraphElement>(null)

  const offer = useEffectEvent((found: Passes) => {
    if (adds(found.passes)) setView({ kind: 'offer', found })
  })

  useEffect(() => {
    if (isMetered() || isKnown(file)) return
    void readDocument(file).then((reading) => {
      if ('passes' in reading) offer(reading)
    })
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
    const words = 'passes' in reading ? NOTHING_NEW : PROBLEM_WORDS[reading.kind]
    setView({ kind: 'said', words, after: 'reading' })
  }

  const finish = (words: string) => {
    markKnown(file)
    setView({ kind: 'said', words, after: 'answer' })
  }

  const questions = usePassQuestions<Passes>(
    ({ kind, passes }, leg) => finish(add(passes, leg, kind === 'text' ? CHECK_TEXT : undefined)),
    () => finish(OTHER_FLIGHT),
  )

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
      case 'offer':
        return (
          <OfferTicket
            file={file}
            found={view.found}
            onUse={() => {
              setView({ kind: 'asked' })
              questions.ask(view.found, read().flight)
            }}
            onRefuse={() => {
              markKnown(file)
              setView({ kind: 'quiet' })
            }}
          />
        )
      case 'asked':
        return <div className={styles['question']}>{questions.question}</div>
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
