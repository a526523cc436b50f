import { useId, useState } from 'react'
import { CARD_VALIDATION_CLP } from '@/config/limits'
import { formatClp } from '@/domain/country/money'
import { Button } from '@/ui/actions/Button'
import { Ticket } from '@/ui/Ticket'
import styles from './Card.module.css'
import { cardSiteText } from './card-page'
import { OutcomeNotice } from '../OutcomeNotice'
import type { TaskResult } from '../use-profile-tasks'

interface CardPromptProps {
  /** @param isRepeatConfirmed the user knows that they left for the provider minutes ago */
  readonly onRegister: (isRepeatConfirmed: boolean) => void
  readonly onCheck: () => void
  /** A press does nothing, but the button keeps the focus. */
  readonly busy: boolean
  readonly isAsking: boolean
  readonly cardPage: string | null
  readonly outcome: TaskResult | null
}

export function CardPrompt({
  onRegister,
  onCheck,
  busy,
  isAsking,
  cardPage,
  outcome,
}: CardPromptProps) {
  const [isOpen, setOpen] = useState(false)
  const moreId = useId()
  const siteId = useId()
  const charge = formatClp(CARD_VALIDATION_CLP)
  return (
    <section aria-labelledby="perfil-tarjeta">
      <Ticket
        header="Tarjeta"
        aside="Pendiente"
        stub={
          <div className="stack start">
            <p id={siteId} className="muted small" role="status">
              {cardPage === null ? (
                isAsking ? (
                  'Abrimos la página donde escribes los datos de tu tarjeta…'
                ) : (
                  cardSiteText()
                )
              ) : (
                <>
                  Te llevamos a {new URL(cardPage).host}. Si no se abre,{' '}
                  <a href={cardPage}>sigue este enlace</a>.
                </>
              )}
            </p>
            {outcome && (
              <OutcomeNotice
                outcome={outcome}
                action={
                  outcome.isRepeat && (
                    <>
                      <Button size="small" aria-disabled={busy} onClick={() => busy || onCheck()}>
                        Revisar si ya quedó
                      </Button>
                      <Button
                        size="small"
                        aria-disabled={busy}
                        onClick={() => busy || onRegister(true)}
                      >
                        Registrar de nuevo
                      </Button>
                    </>
                  )
                }
              />
            )}
            <Button
              variant="contained"
              aria-disabled={busy}
              onClick={() => busy || onRegister(false)}
              aria-describedby={siteId}
            >
              Registrar tarjeta
            </Button>
          </div>
        }
      >
        <h2 id="perfil-tarjeta" className="large">
          Registra tu tarjeta de débito o crédito
        </h2>
        <p className="muted after">
          La pedimos para cobrar nuestra comisión del 20%, y solo si ganas. La compensación llega
          directo a ti.
        </p>
        <div id={moreId} hidden={!isOpen} className={styles['more']}>
          <p>
            Al registrarla se hace <strong>un solo cobro de {charge}</strong>: así comprobamos que
            la tarjeta existe y funciona. Después <strong>te lo devolvemos</strong>.
          </p>
          <p className="after-8">
            Con la tarjeta lista, el cobro de la comisión es automático y no tienes que hacer ningún
            trámite al ganar. Si tu caso no se gana, no pagas nada.
          </p>
        </div>
        <Button
          variant="link"
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : 'Ver más'}
        </Button>
        <p className="row flat baseline muted small semibold after-8">
          <span>Validación</span>
          <strong className="ink title figure">{charge}</strong>
          <span>se devuelve</span>
        </p>
      </Ticket>
    </section>
  )
}
