interface ResponsibleProps {
  /** Who is behind the service, in a line; '' where the operator has not said it. */
  readonly company?: string
  readonly email?: string
}

/** Who answers for personal data, and where to write to. Nothing where nobody has been named yet. */
export function Responsible({
  company = __COMPANY__,
  email = __COMPANY_EMAIL__,
}: ResponsibleProps) {
  if (company === '' && email === '') return null
  return (
    <section aria-labelledby="privacidad-responsable">
      <h2 id="privacidad-responsable">Quién responde por tus datos</h2>
      {company && <p>{company}.</p>}
      {email && (
        <p>
          Escríbenos a <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
    </section>
  )
}
