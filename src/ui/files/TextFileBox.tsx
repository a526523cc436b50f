import type { ReactNode } from 'react'
import styles from './TextFileBox.module.css'

interface TextFileBoxProps {
  readonly id: string
  readonly 'aria-label': string
  readonly 'aria-describedby'?: string
  readonly accept: string
  readonly isInvalid?: boolean
  /** One file, chosen or dropped; a drop ignores `accept`. */
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** A box for one text file. Not shared with `FileDrop`: one more chunk for the claim form. */
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
          // Otherwise choosing the same file again fires no change event.
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}
