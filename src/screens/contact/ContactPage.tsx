import { ANSWER_WAYS } from '@/config/operator'
import { useUserTurn } from '@/session/use-session'
import { PageTitle } from '@/ui/PageTitle'
import { ContactForm } from './ContactForm'
import styles from './ContactPage.module.css'
import { OtherWays } from './OtherWays'

export function ContactPage() {
  return (
    <div className="page">
      <PageTitle
        lead={`Cuéntanos qué necesitas y te respondemos ${ANSWER_WAYS}. Completa todos los campos.`}
      >
        Contáctanos
      </PageTitle>
      <div className={styles['columns']}>
        <ContactForm key={useUserTurn()} />
        <OtherWays />
      </div>
    </div>
  )
}
