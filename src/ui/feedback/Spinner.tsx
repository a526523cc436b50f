import CircularProgress from '@mui/material/CircularProgress'
import { classNames } from '@/ui/theme/class-names'
import styles from './Progress.module.css'

/** Decorative: text beside it must say the same. */
export function Spinner() {
  return <CircularProgress color="inherit" aria-hidden className={classNames(styles['progress'])} />
}
