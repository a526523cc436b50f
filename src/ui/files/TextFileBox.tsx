import type { ReactNode } from 'react'
import styles from './TextFileBox.module.css'

interface TextFileBoxProps {
  readonly id: string
  readonly 'aria-label': string
  readonly 'aria-describedby'?: string
  readonly accept: string
  readonly isInvalid?: boolean
  /** One file that was chosen or dropped; a drop ignores `accept`. */
  readonly onFile: (file: File) => void
  /** What the box says. */
  readonly children: ReactNode
}

/**
 * A box for one text file, chosen or dropped. Apart from `FileDrop`, which checks and shrinks photos: a
 * part that both share would be one more file for every visit to the claim form.
 */
export function TextFileBox({
  id,
  isInvalid = false,
  onFile,
  children,
  ...rest
}: TextFileBoxProps) {
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  return (
    <label
      className={styles['box']}
      htmlFor={id}
      data-invalid={isInvalid || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
    >
      <input
        {...rest}
        id={id}
        type="file"
        className="visually-hidden"
        aria-invalid={isInvalid}
        onChange={({ target }) => {
          take(target.files)
          // Else the browser takes choosing the same file again for no change.
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}
