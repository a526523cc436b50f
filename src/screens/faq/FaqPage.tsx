import { Link, useLocation } from 'react-router-dom'
import { FORM_MINUTES } from '@/config/operator'
import { paths, publicAddress } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { PageTitle } from '@/ui/PageTitle'
import { EstimateTable } from './EstimateTable'
import { classNames } from '@/ui/theme/class-names'
import styles from './FaqPage.module.css'
import { QUESTIONS } from '@/features/questions/questions'
import { useEffect, type MouseEvent, type ReactNode } from 'react'
import { useCopy } from '@/ui/actions/use-copy'
import { Disclosure } from '@/ui/Disclosure'

interface QuestionProps {
  readonly id: string
  readonly question: string
  readonly answer: ReactNode
  readonly isOpenAtFirst: boolean
}

/** Writes the opened entry into the address. Not by the router, which would scroll there. */
function handlePress({ currentTarget }: MouseEvent) {
  const entry = currentTarget.parentElement as HTMLDetailsElement
  const own = `#${entry.id}`
  // The details element toggles after the click event.
  if (entry.open && location.hash !== own) return
  const { pathname, search } = location
  history.replaceState(history.state, '', pathname + search + (entry.open ? '' : own))
}

/** One entry of the accordion; links and the browser's search open it. */
function FaqQuestion({ id, question, answer, isOpenAtFirst }: QuestionProps) {
  const { tried, copy } = useCopy()
  return (
    <Disclosure id={id} title={question} isOpenAtFirst={isOpenAtFirst} onPress={handlePress}>
      {answer}
      <footer className="row gap-12 flat middle muted small">
        <Button
          variant="link"
          size="small"
          className="muted semibold"
          aria-label={`Copiar enlace a «${question}»`}
          onClick={() => void copy(publicAddress(`${paths.faq}#${id}`))}
        >
          Copiar enlace
        </Button>
        <span role="status">
          {tried && (tried.isCopied ? 'Copiado.' : `No se pudo copiar. Está aquí: ${tried.text}`)}
        </span>
      </footer>
    </Disclosure>
  )
}

/** Opens, scrolls to and focuses the element of the fragment, such as `/FAQ#plazo`. */
function useLinkedAnswer() {
  const { hash, key } = useLocation()

  useEffect(() => {
    if (hash === '') return
    // A frame later, because a route change first moves the focus to the title.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1))
      if (!target) return
      if (target instanceof HTMLDetailsElement) target.open = true
      const focused = target.querySelector('summary') ?? target
      focused.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
    // The key changes when the same link is pressed again.
  }, [hash, key])
}

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
            ¿No está tu duda?{' '}
            <Link to={paths.contact} className="chip target">
              Escríbenos
            </Link>
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
        <p className="muted lead after before-20">
          Cuéntanos tu caso en menos de {FORM_MINUTES} minutos. No pagas nada por adelantado.
        </p>
        <Button to={paths.claim} variant="contained">
          Crear Reclamo
        </Button>
      </section>
    </>
  )
}
