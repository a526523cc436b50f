import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { claimQuery, paths } from '@/config/paths'
import { PageTitle } from '@/ui/PageTitle'
import { ClaimForm } from './ClaimForm'
import { classNames } from '@/ui/theme/class-names'
import styles from './ClaimPage.module.css'
import { choicesOf, type SentClaim } from './claim-values'
import { forgetQrId, rememberQrId } from './qr-id'
import { SuccessPanel } from './SuccessPanel'

const NO_CHOICES = {}

/** "Crea tu reclamo" (SPEC 2.6): the form, then what happens next. */
export function ClaimPage() {
  const [query, setQuery] = useSearchParams()
  const [choices] = useState(() => choicesOf(query))
  const [sent, setSent] = useState<SentClaim | null>(null)
  const [isAnother, setAnother] = useState(false)
  const page = useRef<HTMLDivElement>(null)
  // Once the claim is in, its code is used up, also while the address still shows it.
  const qrId = sent ? null : rememberQrId(query)

  useEffect(() => {
    // Taken over by the form: left in the address, they would undo a later choice on reload.
    if (!query.has(claimQuery.type) && !query.has(claimQuery.airline)) return
    const rest = new URLSearchParams(query)
    rest.delete(claimQuery.type)
    rest.delete(claimQuery.airline)
    setQuery(rest, { replace: true, preventScrollReset: true })
  }, [query, setQuery])

  useEffect(() => {
    // The button that asked for another claim is gone, and the focus with it.
    if (isAnother && !sent) page.current?.querySelector('h1')?.focus()
  }, [isAnother, sent])

  const finish = (claim: SentClaim) => {
    setSent(claim)
    // The code belonged to the visit that ends with this claim; left in the address, it would come back.
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

  if (sent) return <SuccessPanel {...sent} onAgain={startAnother} />
  return (
    <div ref={page} className={classNames('page', styles['page'])}>
      <p className={styles['free']}>
        El proceso es gratis: solo cobramos si ganas.{' '}
        <Link to={paths.faq}>Preguntas frecuentes</Link>
      </p>
      <PageTitle lead="Toma unos 5 minutos. Todos los campos son obligatorios.">
        Crear Reclamo
      </PageTitle>
      <ClaimForm qrId={qrId} choices={isAnother ? NO_CHOICES : choices} onSent={finish} />
    </div>
  )
}
