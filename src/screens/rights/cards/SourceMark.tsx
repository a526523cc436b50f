import type { Level, Source } from '@/domain/rights/laws/sources'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { NewTabIcon } from '@/ui/icons/rights-icons'
import styles from './Cards.module.css'

const LEVEL_WORDS = {
  law: 'texto oficial',
  court: 'según un fallo',
  office: 'según un organismo oficial',
  secondary: 'según la prensa u otra fuente',
  own: 'fuente propia',
} as const satisfies Record<Level, string>

const dayText = (day: string) => day.split('-').reverse().join('-')

export function SourceMark({ source }: { readonly source: Source }) {
  const { title, url, level, checked } = source
  return (
    <span className={styles['source']}>
      {url === null ? (
        title
      ) : (
        <a href={url} {...NEW_TAB}>
          {title}
          <NewTabIcon />
        </a>
      )}{' '}
      <span className={styles['level']} data-level={level}>
        {LEVEL_WORDS[level]}
      </span>{' '}
      <span className="chip">revisado el {dayText(checked)}</span>
    </span>
  )
}
