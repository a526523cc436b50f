import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ANSWER_HOURS, FORM_MINUTES } from '@/config/operator'
import { claimQuery, paths } from '@/config/paths'
import { isolate } from '@/domain/isolate'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { PageTitle } from '@/ui/PageTitle'
import { ClaimForm } from './ClaimForm'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimPage.module.css'
import { parseQueryPrefill, NOTHING_HANDED, type SubmittedClaim } from './claim-values'
import { forgetQrId, rememberQrId } from './qr-id'

const HANDED = Object.values(claimQuery).filter((name) => name !== claimQuery.qrId)

const importPanel = () => import('./sent/SuccessPanel').then((module) => module.SuccessPanel)
const importArrival = () => import('./arrival/QrArrival').then((module) => module.QrArrival)
const importEarlier = () => import('./sent/EarlierReceipt').then((module) => module.EarlierReceipt)

/** "Crea tu reclamo" (SPEC 2.6): the form, then what happens next. */
export function ClaimPage() {
  const [query, setQuery] = useSearchParams()
  const [handed] = useState(() => parseQueryPrefill(query))
  const [sent, setSent] = useState<SubmittedClaim | null>(null)
  const [isAnother, setAnother] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const { Component: SuccessPanel, load: loadPanel } = useLazyComponent(importPanel)
  const isPrefetched = useRef(false)
  // The code belongs to one claim. After that the address may show it for a moment: it must not be stored again.
  const qrId = sent || isAnother ? null : rememberQrId(query)

  useEffect(() => {
    // Taken over by the form: left in the address, they would undo a later choice on reload.
    const taken = HANDED.filter((name) => query.has(name))
    if (taken.length === 0) return
    const rest = new URLSearchParams(query)
    taken.forEach((name) => rest.delete(name))
    setQuery(rest, { replace: true, preventScrollReset: true })
  }, [query, setQuery])

  useEffect(() => {
    // The button that sent the claim, or that asked for another one, is gone, and the focus with it.
    if (isAnother || sent) page.current?.querySelector('h1')?.focus()
  }, [isAnother, sent])

  const finish = (claim: SubmittedClaim) => {
    setSent(claim)
    void loadPanel()
    // The code belonged to the visit that ends with this claim; left in the address, it would come back.
    forgetQrId()
    if (!query.has(claimQuery.qrId)) return
    const rest = new URLSearchParams(query)
    rest.delete(claimQuery.qrId)
    setQuery(rest, { replace: true, preventScrollReset: true })
  }

  const startAnother = useCallback(() => {
    setAnother(true)
    setSent(null)
  }, [])

  const prefetchPanel = () => {
    if (!isPrefetched.current) void loadPanel()
    isPrefetched.current = true
  }

  if (sent) {
    if (SuccessPanel) return <SuccessPanel {...sent} onAgain={startAnother} />
    // Without the panel's code, too, what was sent looks sent.
    return (
      <div ref={page} className={classNames('page', styles['page'])}>
        <PageTitle
          lead={`Dentro de ${ANSWER_HOURS} horas hábiles te escribimos a ${isolate(sent.receipts.at(-1)?.email ?? '')}.`}
        >
          Tu reclamo ha sido enviado correctamente.
        </PageTitle>
      </div>
    )
  }
  return (
    <div
      ref={page}
      className={classNames('page', styles['page'])}
      // Once somebody fills the form: when the claim is in, what says so is there already.
      onChange={prefetchPanel}
    >
      <p className={styles['free']}>
        El proceso es gratis: solo cobramos si ganas.{' '}
        <Link to={paths.faq}>Preguntas frecuentes</Link>
      </p>
      <LazyComponent from={importArrival} isWanted={qrId !== null} props={{ id: qrId }} />
      <PageTitle
        lead={`Toma unos ${FORM_MINUTES} minutos y se guarda mientras escribes. Es obligatorio todo lo que no diga opcional.`}
      >
        Crear Reclamo
      </PageTitle>
      <LazyComponent from={importEarlier} props={{}} />
      <ClaimForm qrId={qrId} handed={isAnother ? NOTHING_HANDED : handed} onSent={finish} />
    </div>
  )
}
