import { classNames } from '@/ui/theme/class-names'
import styles from './EmptyNote.module.css'

/** Takes the place of rows that are not there. */
export function EmptyNote({ children }: { readonly children: string }) {
  return (
    <p role="status" className={classNames('surface semibold centered', styles['empty'])}>
      {children}
    </p>
  )
}
