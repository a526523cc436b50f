import { Button } from '@/ui/actions/Button'
import { pageLabel } from '@/domain/paging'
import styles from './Pager.module.css'

interface PagerWords {
  readonly previous: string
  readonly next: string
  /** What stands between the page and the number of pages: "Página 1 de 8" or "Página 1 / 8". */
  readonly joint: 'de' | '/'
  /** Language of the two buttons, where it is not that of the page. */
  readonly lang?: string
}

interface PagerProps {
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
  /** Nobody knows how many pages there are: one more may follow the last one known. */
  readonly isOpenEnded?: boolean
  readonly onChange: (page: number) => void
  /** Names the navigation, such as "Páginas de usuarios". */
  readonly label: string
  readonly words?: PagerWords
  /** A page is on its way; its number is announced once it is there. */
  readonly busy?: boolean
}

const SPANISH: PagerWords = { previous: 'Anterior', next: 'Siguiente', joint: 'de' }

/**
 * Previous page, where one is, next page (SPEC 2.11). The button at an end stays in place and keeps
 * the focus: a disabled one would lose it just when somebody pages through with the keyboard.
 */
export function Pager({
  page,
  pages,
  isOpenEnded = false,
  onChange,
  label,
  words = SPANISH,
  busy = false,
}: PagerProps) {
  const step = (text: string, target: number) => {
    const isEnd = target < 1 || (target > pages && !isOpenEnded)
    return (
      <Button
        color="secondary"
        size="small"
        lang={words.lang}
        aria-disabled={isEnd}
        className={isEnd ? styles['end'] : undefined}
        onClick={() => {
          if (!isEnd) onChange(target)
        }}
      >
        {text}
      </Button>
    )
  }

  return (
    <nav aria-label={label} className={styles['pager']}>
      {step(words.previous, page - 1)}
      <p aria-live="polite" aria-atomic aria-busy={busy} className={styles['page']}>
        {pageLabel(page, pages, words.joint, isOpenEnded)}
      </p>
      {step(words.next, page + 1)}
    </nav>
  )
}
