import { useId, type ComponentProps } from 'react'
import styles from './Details.module.css'

interface DetailsGroupProps extends ComponentProps<'section'> {
  readonly title: string
}

/** A part of the details under its heading. */
export function DetailsGroup({ title, children, ...rest }: DetailsGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles['group']} {...rest}>
      <h3 id={id} className="purple small">
        {title}
      </h3>
      {children}
    </section>
  )
}
