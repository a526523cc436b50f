import { classNames } from '@/ui/theme/class-names'
import styles from './to-icon.module.css'

interface IconProps {
  readonly className?: string | undefined
  readonly small?: boolean
}

/** Icon in Material's shape without MUI's SvgIcon, which loads the style engine. */
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
