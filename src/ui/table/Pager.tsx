import { StaffButton } from '@/ui/actions/StaffButton'
import { pageLabel } from '@/domain/paging'
import { classNames } from '@/ui/theme/class-names'
import styles from './Pager.module.css'

export interface PagerWords {
  readonly previous: string
  readonly next: string
  /** Between page and number of pages: "Página 1 de 8" or "Página 1 / 8". */
  readonly joint: 'de' | '/'
  readonly lang?: string
}

interface PagerProps {
  readonly page: number
  readonly pages: number
  /** The number of pages is unknown: one more may follow. */
  readonly isOpenEnded?: boolean
  readonly onChange: (page: number) => void
  readonly label: string
  readonly words?: PagerWords | undefined
  /** A page is loading; its number is announced afterwards. */
  readonly busy?: boolean
}

const SPANISH: PagerWords = { previous: 'Anterior', next: 'Siguiente', joint: 'de' }

/** SPEC 2.11. At an end a button is aria-disabled, because `disabled` would lose the keyboard focus. */
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
      <StaffButton
        lang={words.lang}
        aria-disabled={isEnd}
        className={isEnd ? styles['end'] : undefined}
        onClick={() => onChange(target)}
      >
        {text}
      </StaffButton>
    )
  }

  return (
    <nav aria-label={label} className={classNames('row gap-4 middle dense after', styles['pager'])}>
      {step(words.previous, page - 1)}
      <p aria-live="polite" aria-atomic aria-busy={busy} className={styles['page']}>
        {pageLabel(page, pages, words.joint, isOpenEnded)}
      </p>
      {step(words.next, page + 1)}
    </nav>
  )
}
