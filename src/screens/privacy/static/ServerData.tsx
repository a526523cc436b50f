import { env } from '@/config/env'
import { PRIVACY_FACTS, type PrivacyFacts } from '@/config/operator-privacy'
import { DataList } from './DataList'

interface ServerItem {
  readonly what: string
  readonly why: string
  readonly basis: string
  readonly until: string
  readonly limit?: keyof PrivacyFacts
}

const MANDATE = 'la autorización que nos das al enviarlo, que es un contrato.'
const INTEREST = 'nuestro interés legítimo en'

const ITEMS: readonly ServerItem[] = [
  {
    what: 'Tu reclamo: nombre, apellido, RUT o documento, correo, teléfono, aerolínea, vuelo, tu relato, los archivos que adjuntas y lo que hacemos en el caso',
    why: 'Para evaluarlo, presentarlo en tu nombre y contarte cómo va.',
    basis: MANDATE,
    until:
      'Mientras dure tu caso y los plazos para reclamar o defendernos. Después lo borramos o le quitamos tu nombre.',
    limit: 'claimsUntil',
  },
  {
    what: 'Tu cuenta: correo, clave, nombre, RUT, dirección y teléfono',
    why: 'Para que entres y sigas tus reclamos.',
    basis: 'el contrato que aceptas al registrarte.',
    until: 'Hasta que pides cerrarla.',
    limit: 'accountsUntil',
  },
  {
    what: 'Tu tarjeta: marca, últimos cuatro dígitos, titular, vencimiento y su código en el proveedor de tarjetas',
    why: 'Para cobrar la comisión, solo si ganas.',
    basis: 'el contrato.',
    until: 'Hasta que la cambias, pides quitarla o cierras tu cuenta.',
  },
  {
    what: 'Los cobros: reclamo, monto, orden, fecha y resultado',
    why: 'Para cobrar una sola vez y llevar la contabilidad.',
    basis: 'el contrato y la ley tributaria.',
    until: 'Lo que exige la ley tributaria.',
    limit: 'chargesUntil',
  },
  {
    what: 'Lo que escribes en Contacto: nombre, teléfono, correo y mensaje',
    why: 'Para responderte.',
    basis: 'tu consentimiento, que nos das al escribirnos.',
    until: 'Hasta que tu consulta queda resuelta.',
    limit: 'messagesUntil',
  },
  {
    what: 'El código QR con el que llegaste',
    why: 'Para pagarle a quien te lo mostró. Esa persona ve cuántos reclamos hubo y lo que ganó, nunca tus datos.',
    basis: `${INTEREST} pagar lo que prometimos.`,
    until: 'Lo mismo que tu reclamo.',
  },
  {
    what: 'El registro del servidor: dirección IP, hora y página',
    why: 'Para detectar fallas y ataques.',
    basis: `${INTEREST} un sitio seguro.`,
    until: 'Solo lo que haga falta para eso.',
    limit: 'logUntil',
  },
]

const VISITS: ServerItem = {
  what: 'Las páginas que viste, si aceptas que las contemos',
  why: 'Para saber qué partes del sitio sirven.',
  basis: 'tu consentimiento.',
  until: 'Lo que las guarda Google Analytics, o hasta que retiras tu consentimiento.',
}

export function ServerData({ facts = PRIVACY_FACTS }: { readonly facts?: PrivacyFacts }) {
  const items = env.gaMeasurementId === '' ? ITEMS : [...ITEMS, VISITS]
  return (
    <section aria-labelledby="privacidad-servidor">
      <h2 id="privacidad-servidor">Qué datos tuyos guardamos y por qué</h2>
      <p>
        Nos los das tú o quien reclama contigo. Otros llegan de la aerolínea al responder y, si
        entras con Google, de Google. La base legal dice por qué podemos usarlos.
      </p>
      <DataList
        items={items.map(({ until, limit, ...item }) => ({
          ...item,
          until: limit && facts[limit] ? `${until} A más tardar: ${facts[limit]}.` : until,
        }))}
      />
    </section>
  )
}
