import CircularProgress from '@mui/material/CircularProgress'
import { classNames } from '@/ui/theme/class-names'
import styles from './Progress.module.css'

/** Says to the eye that something is under way; words beside it say so to everyone. */
export function Spinner() {
  return <CircularProgress color="inherit" aria-hidden className={classNames(styles['progress'])} />
}
