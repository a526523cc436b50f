import type { MouseEvent, ReactNode } from 'react'
import { ExpandMoreIcon } from '@/ui/icons/page-icons'
import styles from './Disclosure.module.css'

interface DisclosureProps {
  readonly id?: string
  readonly title: string
  readonly level?: 2 | 3
  readonly isOpenAtFirst?: boolean
  readonly onPress?: (event: MouseEvent<HTMLElement>) => void
  readonly children: ReactNode
}

/** A native details element with a heading: works before hydration. */
export function Disclosure(props: DisclosureProps) {
  const { id, title, level = 2, isOpenAtFirst = false, onPress, children } = props
  const Heading = `h${level}` as const
  return (
    <details id={id} className={styles['entry']} open={isOpenAtFirst}>
      <summary className="line gap-16 middle between" onClick={onPress}>
        <Heading>{title}</Heading>
        <ExpandMoreIcon className={styles['chevron']} />
      </summary>
      <div className={styles['answer']}>{children}</div>
    </details>
  )
}
