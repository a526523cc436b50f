import { env } from '@/config/env'
import { PRIVACY_FACTS, type PrivacyFacts } from '@/config/operator-privacy'
import { DataList } from './DataList'

const unless = (isUsed: boolean) => (isUsed ? undefined : 'Este sitio no lo usa por ahora.')

/** Recipients of personal data; those that this build does not use are marked. */
const recipients = ({ hosting, cardProvider }: PrivacyFacts) => [
  {
    what: 'La aerolínea de tu vuelo',
    why: 'Para reclamar en tu nombre. Si es extranjera, recibe tu reclamo en su país.',
  },
  {
    what: 'SERNAC, la Junta de Aeronáutica Civil (JAC) y otras autoridades',
    why: 'Si hay que reclamar ante ellas, o si la ley nos obliga a responderles.',
  },
  {
    what: 'Tribunales y los abogados de tu caso',
    why: 'Si tu caso llega a una demanda.',
  },
  {
    what: 'Quien aloja el sitio, el correo y los archivos',
    why: `${hosting && `${hosting}. `}Los guarda por encargo nuestro y no puede usarlos para otra cosa.`,
  },
  {
    what: 'El proveedor de tarjetas',
    why: `${cardProvider && `${cardProvider}. `}Registras tu tarjeta en su página, no en la nuestra. De ella guardamos la marca, los últimos cuatro dígitos, el titular y el vencimiento.`,
  },
  {
    what: 'Informes de gestión',
    why: 'Solo los ve el equipo de administración, dentro de su propio panel.',
    until: unless(env.biReportUrl !== ''),
  },
  {
    what: 'Google, para entrar con tu cuenta (Estados Unidos)',
    why: 'Su botón se carga en las páginas donde puedes entrar. Google sabe entonces que lo viste y, si lo usas, nos confirma tu correo.',
    until: unless(env.googleClientId !== ''),
  },
  {
    what: 'Google Analytics (Estados Unidos)',
    why: 'Solo si aceptas. Recibe qué página viste, sin códigos, filtros ni datos tuyos, y nunca desde las páginas del equipo.',
    until: unless(env.gaMeasurementId !== ''),
  },
  {
    what: 'WhatsApp, de Meta (Estados Unidos)',
    why: 'Solo si tocas un enlace de chat. Desde ese momento rigen las condiciones de WhatsApp.',
  },
  {
    what: `Imágenes de banderas (${new URL(env.flagHost).hostname})`,
    why: 'Los campos de teléfono piden ahí la bandera del país. Están fuera de Chile y reciben tu dirección IP, nada de lo que escribes.',
  },
]

export function Recipients({ facts = PRIVACY_FACTS }: { readonly facts?: PrivacyFacts }) {
  return (
    <section aria-labelledby="privacidad-destinatarios">
      <h2 id="privacidad-destinatarios">A quién se los damos</h2>
      <p>No vendemos tus datos. Cada quien recibe solo lo que necesita:</p>
      <DataList items={recipients(facts)} />
      <h3>Fuera de Chile</h3>
      <p>
        Algunos datos salen de Chile: a las empresas de la lista que están en otro país y a las
        aerolíneas extranjeras. Si ese país no los protege como Chile, exigimos un resguardo
        adecuado{facts.safeguards && `: ${facts.safeguards}`}.
      </p>
    </section>
  )
}
