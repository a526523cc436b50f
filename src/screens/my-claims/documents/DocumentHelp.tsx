import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { REQUIRED_DOCUMENTS } from '@/domain/claim/status/status'
import type { CardState } from '@/domain/money/card'
import { Button } from '@/ui/actions/Button'
import { CheckboxInput } from '@/ui/fields/CheckboxInput'
import { CheckIcon, WarningIcon } from '@/ui/icons/page-icons'
import type { RequiredDocument } from '../ticket/chat-message'
import { classNames } from '@/ui/theme/class-names'
import styles from './DocumentHelp.module.css'

const DOCUMENT_HELP = {
  'RUT del pasajero': 'Una foto de tu cédula de identidad por los dos lados.',
  'Informe de irregularidad de equipaje':
    'El PIR que te dieron en el mostrador de equipaje del aeropuerto. Si lo perdiste, pídele una copia a la aerolínea con tu código de reserva.',
  'Aviso de la aerolínea':
    'El correo o mensaje que anunció el cambio o la cancelación. Busca el nombre de la aerolínea en tu correo, también en spam.',
  'Boletas de gastos':
    'Fotos de las boletas de comida, hotel o transporte que pagaste por el problema.',
  'Tarjeta de embarque': 'La del teléfono o la de papel. También sirve una captura del check-in.',
  Pasaje: 'El correo de compra con tu código de reserva, en PDF o captura.',
} as const satisfies Record<(typeof REQUIRED_DOCUMENTS)[number], string>

interface DocumentHelpProps {
  readonly claimName: string
  readonly card: CardState
  readonly ticked: ReadonlySet<RequiredDocument>
  readonly onTick: (document: RequiredDocument, isTicked: boolean) => void
}

export function DocumentHelp({ claimName, card, ticked, onTick }: DocumentHelpProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <div className="after">
      {card.state === 'registered' && (
        <p className="line middle small semibold">
          <CheckIcon small className="green" />
          <span>Tu tarjeta ya está registrada.</span>
        </p>
      )}
      {card.state === 'missing' && (
        <p className={classNames('line middle small semibold', styles['missing'])}>
          <WarningIcon small />
          <span>
            Falta tu tarjeta. <Link to={paths.profile}>Regístrala en tu perfil</Link>
          </span>
        </p>
      )}
      <Button
        variant="link"
        size="small"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Ocultar los documentos' : 'Qué documentos pueden faltar y cómo conseguirlos'}
        <span className="visually-hidden"> ({claimName})</span>
      </Button>
      <div id={listId} hidden={!isOpen}>
        <p className="muted small before">
          En el correo que te enviamos dice cuáles faltan. Marca los que envías, toca WhatsApp y
          adjunta una foto o un PDF de cada uno: el mensaje ya va escrito.
        </p>
        <dl className={styles['list']}>
          {REQUIRED_DOCUMENTS.map((document) => (
            <div key={document}>
              <dt className="small strong">
                <CheckboxInput
                  label={document}
                  checked={ticked.has(document)}
                  onChange={(event) => onTick(document, event.target.checked)}
                />
              </dt>
              <dd className="muted small">{DOCUMENT_HELP[document]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
