import CircularProgress from '@mui/material/CircularProgress'
import styles from './Progress.module.css'

/** Says to the eye that something is under way; words beside it say so to everyone. */
export function Spinner() {
  return <CircularProgress color="inherit" aria-hidden className={styles['progress'] ?? ''} />
}
