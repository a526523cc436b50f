import { classNames } from '@/ui/theme/class-names'
import styles from './EmailSearch.module.css'
import { TextInput, type TextInputProps } from './TextInput'

interface EmailSearchProps extends Pick<
  TextInputProps,
  'label' | 'value' | 'onChange' | 'onKeyDown' | 'ref'
> {
  readonly className?: string | undefined
}

/** Field of a staff page that finds by e-mail (SPEC 2.11). */
export function EmailSearch({ className, ...rest }: EmailSearchProps) {
  return (
    <div className={classNames(className, styles['search'])}>
      <TextInput
        placeholder="Buscar por correo..."
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
      />
    </div>
  )
}
