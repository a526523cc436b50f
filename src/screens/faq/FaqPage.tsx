import { Link } from 'react-router-dom'
import { FORM_MINUTES } from '@/config/operator'
import { paths } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { PageTitle } from '@/ui/PageTitle'
import { EstimateTable } from './EstimateTable'
import { classNames } from '@/ui/theme/class-names'
import styles from './FaqPage.module.css'
import { QUESTIONS } from '@/features/questions/questions'
import { FaqQuestion } from './FaqQuestion'
import { useLinkedAnswer } from './use-linked-answer'

const FIRST_OPEN = 'costo'

export function FaqPage() {
  useLinkedAnswer()
  return (
    <>
      <section className={classNames('page', styles['questions'])}>
        <div className={styles['intro']}>
          <PageTitle lead="Cuánto cuesta, qué necesitas y cuánto podrías recibir.">
            Preguntas Frecuentes
          </PageTitle>
          <p>
            ¿No está tu duda? <Link to={paths.contact}>Escríbenos</Link>
          </p>
        </div>
        <div>
          {QUESTIONS.map((question) => (
            <FaqQuestion
              key={question.id}
              {...question}
              isOpenAtFirst={question.id === FIRST_OPEN}
            />
          ))}
        </div>
      </section>
      <EstimateTable />
      <section className={classNames('page', styles['next'])} aria-labelledby="reclamar">
        <h2 id="reclamar">¿Te pasó algo así?</h2>
        <p>Cuéntanos tu caso en menos de {FORM_MINUTES} minutos. No pagas nada por adelantado.</p>
        <Button to={paths.claim} variant="contained">
          Crear Reclamo
        </Button>
      </section>
    </>
  )
}
