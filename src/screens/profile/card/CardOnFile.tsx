import type { User } from '@/api/user'
import { CheckIcon } from '@/ui/icons/page-icons'
import { Ticket } from '@/ui/Ticket'

const UNKNOWN = 'Sin información'

export function CardOnFile({ card }: { readonly card: User['cardInfo'] }) {
  return (
    <section aria-labelledby="perfil-tarjeta">
      <Ticket
        header={<h2 id="perfil-tarjeta">Tarjeta registrada</h2>}
        aside={card?.brand ?? undefined}
        stub={
          <p className="line small">
            <CheckIcon className="green" />
            <span>
              <strong>Tarjeta verificada.</strong> Cobramos nuestra comisión del 20% solo si ganas
              tu caso.
            </span>
          </p>
        }
      >
        <p className="title figure numbers">
          <span aria-hidden>•••• •••• ••••&nbsp;</span>
          <span className="visually-hidden">Termina en </span>
          {card?.lastFourDigits ?? '----'}
        </p>
        <dl className="row gap-28 flat after-20">
          <div>
            <dt className="ticket-label">Titular</dt>
            <dd className="strong">{card?.cardHolder ?? UNKNOWN}</dd>
          </div>
          <div>
            <dt className="ticket-label">Vence</dt>
            <dd className="strong">{card?.expiryDate ?? UNKNOWN}</dd>
          </div>
        </dl>
      </Ticket>
    </section>
  )
}
