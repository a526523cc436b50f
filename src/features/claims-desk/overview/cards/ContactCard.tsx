import { CONTACT_STEP_NAMES, CONTACT_STEPS } from '@/domain/claim/status/contact-age'
import { formatNumber } from '@/domain/country/money'
import { ContactState } from '@/features/claim-store/contact/ContactState'
import { toneClass } from '@/features/claim-store/contact/contact-tones'
import { NumberLink } from '../../shared/NumberLink'
import { Bars } from './Bars'
import { Card, type OverviewCardProps } from './Card'
import { classNames } from '@/ui/theme/class-names'
import styles from './Cards.module.css'
import { formatShare } from './share-words'

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
          className: classNames(styles['age'], toneClass(step)),
        }))}
        most={open}
        height={22}
      />
      <table className={styles['counts']}>
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
              <th scope="row" className="regular">
                <ContactState age={{ step, label: CONTACT_STEP_NAMES[step] }} />
              </th>
              <td className="muted">{formatShare(contacts[step], open)}</td>
              <td>
                <NumberLink
                  count={contacts[step]}
                  of={CONTACT_STEP_NAMES[step]}
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
