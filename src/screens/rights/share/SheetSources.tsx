import type { Rights } from '@/domain/rights/rights-for'
import { dayInWords } from '@/domain/rights/story-words'
import styles from './Sheet.module.css'

/** Sources of the printed answer, each once with its address: paper has no links. */
export function SheetSources({ rights }: { readonly rights: Rights }) {
  const { choices, care, amounts, laws, deadlines, offices } = rights
  const all = [choices, care, amounts, laws, deadlines, offices].flat()
  const sources = new Map(all.map(({ source }) => [source.title, source]))
  return (
    <div className={styles['sources']}>
      <h2>Fuentes</h2>
      <ul>
        {[...sources.values()].map(({ title, url, checked }) => (
          <li key={title}>
            {title}, revisado el {dayInWords(checked)}. {url !== null && <span>{url}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
