import { AUTOMATED_DECISIONS } from '@/config/operator-privacy'
import { DataList } from './DataList'

const NO_DECISIONS =
  'No las hay: una persona revisa cada caso. Las estimaciones que muestra el sitio se calculan solas y no deciden nada.'

export function SpecialCases({ decisions = AUTOMATED_DECISIONS }: { readonly decisions?: string }) {
  const items = [
    {
      what: 'Quien viaja contigo',
      why: 'Si agregas a otra persona, nos das sus datos: pídele permiso y muéstrale esta página. Tiene los mismos derechos que tú y puede escribirnos sin pasar por ti.',
    },
    {
      what: 'Menores de edad',
      why: 'Los datos de un niño, niña o adolescente nos los da su padre, su madre o quien lo represente, y los usamos solo para su reclamo. Quien lo representa pide por él o ella.',
    },
    {
      what: 'Tu salud',
      why: 'No la cuentes si no hace falta: es un dato sensible. Si la escribes en tu mensaje o adjuntas un certificado, nos autorizas a usarlo solo en ese reclamo, y puedes retirar esa autorización.',
    },
    {
      what: 'Decisiones automatizadas',
      why: decisions === '' ? NO_DECISIONS : decisions,
    },
    {
      what: 'Si algo falla',
      why: 'Si alguien ve, toma o borra tus datos sin permiso y eso puede dañarte, te decimos sin demora qué pasó y qué puedes hacer. Desde el 1 de diciembre de 2026 avisamos también a la Agencia de Protección de Datos Personales.',
    },
  ]
  return (
    <section aria-labelledby="privacidad-cuidado">
      <h2 id="privacidad-cuidado">Casos que piden más cuidado</h2>
      <DataList items={items} />
    </section>
  )
}
