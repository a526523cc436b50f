import { Link } from 'react-router-dom'
import { env } from '@/config/env'
import { COMPANY, type Company } from '@/config/operator'
import { PRIVACY_FACTS } from '@/config/operator-privacy'
import { paths } from '@/config/paths'
import { companyLine } from '@/domain/people/company-line'

interface ResponsibleProps {
  readonly company?: Company
  readonly representative?: string
}

/** Data controller and contact; works with unset operator data. */
export function Responsible({
  company = COMPANY,
  representative = PRIVACY_FACTS.representative,
}: ResponsibleProps) {
  const line = companyLine(company)
  const contact = <Link to={paths.contact}>Contacto</Link>
  return (
    <section aria-labelledby="privacidad-responsable">
      <h2 id="privacidad-responsable">Quién responde por tus datos</h2>
      <p>
        {line === ''
          ? `Responde ${env.brandName}, el servicio que presenta tu reclamo. La empresa que lo opera aún no publica aquí su nombre, RUT y domicilio.`
          : `${line}.`}
        {representative && ` La representa ${representative}.`}
      </p>
      <p>
        {company.email ? (
          <>
            Escríbenos a <a href={`mailto:${company.email}`}>{company.email}</a> o desde {contact}.
          </>
        ) : (
          <>Escríbenos desde {contact}.</>
        )}
      </p>
    </section>
  )
}
