import { CONTACT_STEPS } from '@/domain/claim/overview/claim-facts'
import { formatNumber } from '@/domain/money/clp'
import { ContactMark } from '@/features/staff-claims/contact/ContactMark'
import { NumberLink } from '@/features/staff-claims/overview/NumberLink'
import { Bars } from './Bars'
import { Card, type OverviewCardProps } from './Card'
import styles from './Cards.module.css'
import { formatShare } from './share-words'

const STEPS = {
  recent: { tone: 'green', label: '2 días o menos' },
  'due-soon': { tone: 'amber', label: '3 o 4 días' },
  late: { tone: 'red', label: 'Más de 4 días' },
  none: { tone: 'white', label: 'Sin contacto' },
} as const

/** How long ago the customers of open claims heard from us. */
export function ContactCard({ overview, linkTo }: OverviewCardProps) {
  const { contacts, open } = overview
  return (
    <Card
      title="Último contacto"
      hint={`${formatNumber(open)} ${open === 1 ? 'abierto' : 'abiertos'}`}
    >
      <Bars
        segments={CONTACT_STEPS.map((step) => ({
          key: step,
          count: contacts[step],
          className: styles[STEPS[step].tone],
        }))}
        most={open}
        height={22}
      />
      <table className={styles['contacts']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Último contacto</th>
            <th scope="col">Parte</th>
            <th scope="col">Abiertos</th>
          </tr>
        </thead>
        <tbody>
          {CONTACT_STEPS.map((step) => (
            <tr key={step}>
              <th scope="row">
                <ContactMark tone={STEPS[step].tone}>{STEPS[step].label}</ContactMark>
              </th>
              <td>{formatShare(contacts[step], open)}</td>
              <td>
                <NumberLink
                  count={contacts[step]}
                  of={STEPS[step].label}
                  to={linkTo({ state: 'open', contact: step })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
