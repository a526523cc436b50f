import styles from './Contents.module.css'

interface ContentsProps {
  readonly parts: readonly (readonly [id: string, label: string])[]
}

/** Table of contents; stays in sight beside the sections where the page is wide enough. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav aria-label="En esta página" className={styles['contents']} data-screen-only>
      <ul>
        {parts.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
