import type { MouseEvent, ReactNode } from 'react'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  /** Its address on the page. */
  readonly id?: string
  readonly title: string
  /** Of the heading that opens it. */
  readonly level?: 2 | 3
  readonly isOpenAtFirst?: boolean
  readonly onPress?: (event: MouseEvent<HTMLElement>) => void
  readonly children: ReactNode
}

/** A heading that opens what is below it, by the browser's own means: also before any code has come. */
export function Disclosure(props: DisclosureProps) {
  const { id, title, level = 2, isOpenAtFirst = false, onPress, children } = props
  const Heading = `h${level}` as const
  return (
    <details id={id} className={styles['entry']} open={isOpenAtFirst}>
      <summary onClick={onPress}>
        <Heading>{title}</Heading>
        <ExpandMoreIcon className={styles['chevron']} />
      </summary>
      <div className={styles['answer']}>{children}</div>
    </details>
  )
}
