import { useId, useLayoutEffect, useRef, useState, type DragEvent } from 'react'
import { ATTACHMENT_ACCEPT, formatFileSize, sortAttachments } from '@/domain/claim/attachments'
import { FieldFrame, FieldNotes, fieldIds } from '@/ui/fields/FieldFrame'
import { FileRow } from './FileRow'
import { nameApart } from './picture-names'
import { Notice } from '@/ui/feedback/Notice'
import { useIncomingFiles } from './use-incoming-files'
import styles from './FileDrop.module.css'

interface FileDropProps {
  readonly id?: string | undefined
  readonly label?: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly files: readonly File[]
  readonly onChange: (files: File[]) => void
  readonly disabled?: boolean
}

/** What the last change did, for eyes and for ears. */
interface Outcome {
  readonly turn: number
  readonly message: string
  readonly refused: readonly string[]
  readonly tone: 'warning' | 'error'
}

const NOTHING_YET: Outcome = { turn: 0, message: '', refused: [], tone: 'error' }

function sayAdded([first, ...others]: readonly File[]): string {
  if (!first) return ''
  return others.length === 0
    ? `Se agregó ${first.name}`
    : `Se agregaron ${others.length + 1} archivos`
}

/**
 * Images and PDFs to attach (SPEC 2.6 and 5): chosen, dropped on the box or pasted, listed below
 * and removable. Files that cannot be attached are left out, and a notice says why.
 */
export function FileDrop({
  id: givenId,
  label,
  hint,
  error,
  files,
  onChange,
  disabled = false,
}: FileDropProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const rulesId = `${id}-rules`
  const [outcome, setOutcome] = useState(NOTHING_YET)
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number | null>(null)

  const add = (added: readonly File[], via: 'picker' | 'drop') => {
    if (disabled || added.length === 0) return
    const { accepted, messages } = sortAttachments(files, nameApart(files, added), via)
    setOutcome(({ turn }) => ({
      turn: turn + 1,
      message: sayAdded(accepted),
      refused: messages,
      tone: accepted.length > 0 ? 'warning' : 'error',
    }))
    if (accepted.length > 0) onChange([...files, ...accepted])
  }

  const remove = (index: number, name: string) => {
    removedAt.current = index
    setOutcome(({ turn }) => ({ ...NOTHING_YET, turn: turn + 1, message: `Se quitó ${name}` }))
    onChange(files.filter((_, other) => other !== index))
  }

  // The button that had the focus is gone with its row.
  useLayoutEffect(() => {
    if (removedAt.current === null) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const neighbour = buttons[removedAt.current] ?? buttons[removedAt.current - 1]
    removedAt.current = null
    ;(neighbour ?? input.current)?.focus()
  }, [files])

  useIncomingFiles((pasted) => add(pasted, 'picker'))

  const handleDragOver = (event: DragEvent) => {
    if (disabled) return
    event.preventDefault()
    setIsOver(true)
  }

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files], 'drop')
  }

  const describedBy = [rulesId, fieldIds(id, { hint, error }).describedBy].filter(Boolean).join(' ')

  const box = (
    <label
      className={styles['box']}
      htmlFor={id}
      data-over={isOver || undefined}
      data-invalid={error !== undefined || undefined}
      data-disabled={disabled || undefined}
      onDragOver={handleDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setIsOver(false)
      }}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        aria-label="Elegir archivos"
        aria-describedby={describedBy}
        aria-invalid={error !== undefined}
        accept={ATTACHMENT_ACCEPT}
        multiple
        disabled={disabled}
        onChange={({ target }) => {
          add([...(target.files ?? [])], 'picker')
          // Else the browser takes choosing the same file again for no change.
          target.value = ''
        }}
      />
      <span>
        Arrastra tus archivos o <strong>elígelos</strong>
      </span>
      <small id={rulesId}>Imágenes o PDF, hasta 5 MB cada uno</small>
    </label>
  )

  return (
    <div className={styles['drop']}>
      {label === undefined ? (
        <>
          {box}
          <FieldNotes id={id} hint={hint} error={error} />
        </>
      ) : (
        <FieldFrame id={id} label={label} hint={hint} error={error}>
          {box}
        </FieldFrame>
      )}
      {outcome.refused.length > 0 && (
        <Notice
          key={outcome.turn}
          tone={outcome.tone}
          dismissLabel="Cerrar aviso"
          onDismiss={() => {
            setOutcome({ ...outcome, refused: [] })
            input.current?.focus()
          }}
        >
          {outcome.refused.join('\n')}
        </Notice>
      )}
      <ul ref={list} className={styles['list']}>
        {files.map((file, index) => (
          <FileRow
            key={file.name}
            file={file}
            disabled={disabled}
            onRemove={() => remove(index, file.name)}
          />
        ))}
      </ul>
      {files.length > 1 && (
        <p className={styles['facts']}>
          {files.length} archivos,{' '}
          {formatFileSize(files.reduce((total, { size }) => total + size, 0))} en total
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {outcome.message}
      </p>
    </div>
  )
}
