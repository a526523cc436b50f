import type { Right } from '@/domain/rights/laws/law'
import styles from './Cards.module.css'
import { SourceMark } from './SourceMark'

export function SourcedRights({ rights }: { readonly rights: readonly Right[] }) {
  return (
    <ul className={styles['sentences']}>
      {rights.map(({ title, text, source }) => (
        <li key={title + text}>
          <strong>{title}</strong>
          <p>{text}</p>
          <SourceMark source={source} />
        </li>
      ))}
    </ul>
  )
}
