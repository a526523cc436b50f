import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ANSWER_HOURS, FORM_MINUTES } from '@/config/operator'
import { claimQuery, paths } from '@/config/paths'
import { isDeviceEmpty } from '@/device/device-store'
import { isolate } from '@/domain/isolate'
import { useUserTurn } from '@/session/use-session'
import { LazyComponent } from '@/ui/browser/LazyComponent'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'
import { whenIdle } from '@/ui/browser/wait'
import { PageTitle } from '@/ui/PageTitle'
import { ClaimForm } from './ClaimForm'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimPage.module.css'
import { parseQueryPrefill, NO_PREFILL, type SubmittedClaim } from './claim-values'
import { forgetQrId, rememberQrId } from './qr-id'

const PREFILL_PARAMETERS = Object.values(claimQuery).filter((name) => name !== claimQuery.qrId)

const importPanel = () => import('./sent/SuccessPanel').then((module) => module.SuccessPanel)
const importArrival = () => import('./arrival/QrArrival').then((module) => module.QrArrival)
const NoReceipt = () => null
const importEarlier = async () =>
  (await isDeviceEmpty()) ? NoReceipt : (await import('./sent/EarlierReceipt')).EarlierReceipt

export function ClaimPage() {
  return <ClaimVisit key={useUserTurn()} />
}

function ClaimVisit() {
  const [query, setQuery] = useSearchParams()
  const [prefill] = useState(() => parseQueryPrefill(query))
  const [sent, setSent] = useState<SubmittedClaim | null>(null)
  const [isAnother, setAnother] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  const { Component: SuccessPanel, load: loadPanel } = useLazyComponent(importPanel)
  const isPrefetched = useRef(false)
  // The QR code belongs to one claim. The address may still contain it for a moment: do not store it again.
  const qrId = sent || isAnother ? null : rememberQrId(query)

  useEffect(() => {
    // The form has taken these values: left in the address, they would undo a later choice on reload.
    const taken = PREFILL_PARAMETERS.filter((name) => query.has(name))
    if (taken.length === 0) return
    const rest = new URLSearchParams(query)
    taken.forEach((name) => rest.delete(name))
    setQuery(rest, { replace: true, preventScrollReset: true })
  }, [query, setQuery])

  useEffect(() => {
    // The focused button is gone: moves the focus to the title.
    if (isAnother || sent) page.current?.querySelector('h1')?.focus()
  }, [isAnother, sent])

  const finish = (claim: SubmittedClaim) => {
    setSent(claim)
    void loadPanel()
    // Also removes the QR code from the address, or it would be stored again.
    forgetQrId()
    if (!query.has(claimQuery.qrId)) return
    const rest = new URLSearchParams(query)
    rest.delete(claimQuery.qrId)
    setQuery(rest, { replace: true, preventScrollReset: true })
  }

  const startAnother = () => {
    setAnother(true)
    setSent(null)
  }

  const prefetchPanel = () => {
    if (!isPrefetched.current) void whenIdle().then(loadPanel)
    isPrefetched.current = true
  }

  if (sent) {
    if (SuccessPanel) return <SuccessPanel {...sent} onAgain={startAnother} />
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
    <div ref={page} className={classNames('page', styles['page'])} onChange={prefetchPanel}>
      <PageTitle
        lead={
          <>
            El proceso es gratis: solo cobramos si ganas.{' '}
            <Link to={paths.faq}>Preguntas frecuentes</Link>
            <br />
            Toma unos {FORM_MINUTES} minutos y se guarda mientras escribes. Es obligatorio todo lo
            que no diga opcional.
          </>
        }
      >
        Crear Reclamo
      </PageTitle>
      <LazyComponent from={importArrival} isWanted={qrId !== null} props={{ id: qrId }} />
      <LazyComponent from={importEarlier} props={{}} />
      <ClaimForm qrId={qrId} prefill={isAnother ? NO_PREFILL : prefill} onSent={finish} />
    </div>
  )
}
