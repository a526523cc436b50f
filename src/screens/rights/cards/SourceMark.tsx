import { SOURCES, type Level, type Source } from '@/domain/rights/laws/sources'
import { NEW_TAB } from '@/ui/browser/new-tab'
import { NewTabIcon } from '@/ui/icons/rights-icons'
import styles from './Cards.module.css'

const LEVEL_WORDS = {
  verified: 'texto oficial',
  secondary: 'según la prensa u otra fuente',
  unknown: 'por confirmar',
} as const satisfies Record<Level, string>

/** '2026-11-21' as '21-11-2026'. */
const dayText = (day: string) => day.split('-').reverse().join('-')

/** Of these the title says it all: they are ours. */
const OWN: readonly Source[] = [SOURCES.advice, SOURCES.estimates]

/** Where a sentence stands, how sure that is, and when somebody last looked. */
export function SourceMark({ source }: { readonly source: Source }) {
  const { title, url, level, checked } = source
  if (OWN.includes(source)) return <span className={styles['source']}>{title}</span>
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
      <span className={styles['checked']}>revisado el {dayText(checked)}</span>
    </span>
  )
}
