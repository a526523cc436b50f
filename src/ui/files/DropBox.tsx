import type { ComponentProps, ReactNode } from 'react'
import styles from './FileDrop.module.css'

interface DropBoxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'onChange' | 'children'
> {
  readonly id: string
  readonly isInvalid?: boolean
  /** Files that were chosen or dropped; a drop ignores `accept` and `multiple`. */
  readonly onFiles: (files: readonly File[], via: 'picker' | 'drop') => void
  /** What the box says. */
  readonly children: ReactNode
}

/** A box for files: press it to choose them, or drop them on it. */
export function DropBox({
  id,
  isInvalid = false,
  disabled = false,
  onFiles,
  children,
  ...rest
}: DropBoxProps) {
  return (
    <label
      className={styles['box']}
      htmlFor={id}
      data-invalid={isInvalid || undefined}
      data-disabled={disabled || undefined}
      // What hangs over the box is nobody else's business.
      onDragOver={(event) => {
        if (disabled) return
        event.preventDefault()
        event.currentTarget.dataset['over'] = ''
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null))
          delete currentTarget.dataset['over']
      }}
      onDrop={(event) => {
        event.preventDefault()
        delete event.currentTarget.dataset['over']
        if (!disabled) onFiles([...event.dataTransfer.files], 'drop')
      }}
    >
      <input
        {...rest}
        id={id}
        type="file"
        className="visually-hidden"
        aria-invalid={isInvalid}
        disabled={disabled}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])], 'picker')
          // Else the browser takes choosing the same file again for no change.
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}
