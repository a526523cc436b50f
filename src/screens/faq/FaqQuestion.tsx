import type { MouseEvent, ReactNode } from 'react'
import { paths, publicAddress } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { useCopy } from '@/ui/actions/use-copy'
import { Disclosure } from '@/ui/Disclosure'
import styles from './FaqQuestion.module.css'

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
export function FaqQuestion({ id, question, answer, isOpenAtFirst }: QuestionProps) {
  const { tried, copy } = useCopy()
  return (
    <Disclosure id={id} title={question} isOpenAtFirst={isOpenAtFirst} onPress={handlePress}>
      {answer}
      {/* Outside the answer in the page's structured data. */}
      <footer className={styles['link']}>
        <Button
          variant="link"
          size="small"
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
