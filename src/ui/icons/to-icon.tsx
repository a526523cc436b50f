import { classNames } from '@/ui/theme/class-names'
import styles from './to-icon.module.css'

interface IconProps {
  readonly className?: string | undefined
  readonly small?: boolean
}

/** An icon of Material's own shape without Material's component, which brings the whole style engine along. */
export function toIcon(path: string) {
  return function Icon({ className, small }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        className={classNames(styles['icon'], className)}
        data-small={small}
        aria-hidden
        focusable="false"
      >
        <path d={path} />
      </svg>
    )
  }
}
