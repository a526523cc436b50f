import type { MouseEvent, ReactNode } from 'react'
import { paths, publicAddress } from '@/config/paths'
import { Button } from '@/ui/actions/Button'
import { useCopy } from '@/ui/actions/use-copy'
import { Disclosure } from '@/ui/Disclosure'
import styles from './FaqQuestion.module.css'

interface QuestionProps {
  /** Its address on the page: `/FAQ#plazo`. */
  readonly id: string
  readonly question: string
  readonly answer: ReactNode
  readonly isOpenAtFirst: boolean
}

/**
 * Writes what was just opened, or closed, into the address: it can be shared as it stands. Not by the
 * router, which would take it for a way to go and scroll there.
 */
function handlePress({ currentTarget }: MouseEvent) {
  const entry = currentTarget.parentElement as HTMLDetailsElement
  const own = `#${entry.id}`
  // It opens or closes only after the press has been handled.
  if (entry.open && location.hash !== own) return
  const { pathname, search } = location
  history.replaceState(history.state, '', pathname + search + (entry.open ? '' : own))
}

/**
 * One entry of the accordion. The browser's own search opens it, and so does a link to it, which is in the
 * address as soon as it is open.
 */
export function FaqQuestion({ id, question, answer, isOpenAtFirst }: QuestionProps) {
  const { tried, copy } = useCopy()
  return (
    <Disclosure id={id} title={question} isOpenAtFirst={isOpenAtFirst} onPress={handlePress}>
      {answer}
      {/* No part of the answer that search engines are told. */}
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
