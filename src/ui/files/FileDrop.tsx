import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import {
  ATTACHMENT_ACCEPT,
  kindOf,
  needsShrinking,
  sortAttachments,
} from '@/domain/claim/files/attachments'
import { formatFileSize } from '@/domain/file-size'
import { FieldNotes, useControlProps } from '@/ui/fields/FieldFrame'
import { FileRow } from './FileRow'
import { withUniqueNames } from './picture-names'
import { Notice } from '@/ui/feedback/Notice'
import type { FileFieldNotice, Via } from './photos/photo-field-state'
import { useDelayedSubmit } from './use-delayed-submit'
import { useIncomingFiles } from './use-incoming-files'
import { canOpenPhotos, usePhotos } from './use-photos'
import styles from './FileDrop.module.css'

interface FileDropProps {
  readonly id?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly files: readonly File[]
  readonly onChange: (files: File[]) => void
  readonly adder?: Ref<(...files: readonly File[]) => void>
  readonly describe?: (file: File) => ReactNode
}

const NOTHING_YET: FileFieldNotice = { turn: 0, message: '', refused: [], tone: 'error' }

function sayAdded(files: readonly File[]): string {
  if (files.length > 1) return `Se agregaron ${files.length} archivos`
  return files.map(({ name }) => `Se agregó ${name}`).join('')
}

/**
 * Attachments, images and PDFs (SPEC 2.6 and 5): chosen, dropped or pasted. Rejected files are listed in a
 * notice.
 */
export function FileDrop({
  id: givenId,
  hint,
  error,
  files,
  onChange,
  adder,
  describe,
}: FileDropProps) {
  const { id, ...aria } = useControlProps(givenId, { hint, error })
  const nameId = `${id}-name`
  const rulesId = `${id}-rules`
  const [outcome, setOutcome] = useState(NOTHING_YET)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number | null>(null)

  const [photos, setPhotos, parts, take] = usePhotos(files)
  const desk = { files, onChange, photos, setPhotos, setOutcome, input }
  // Also before the photo code has loaded: a submit would omit pending photos.
  const hold = useDelayedSubmit(
    input,
    photos.some(
      ({ file, isWaiting, isSettled }) => !isSettled && (isWaiting || files.includes(file)),
    ),
  )
  const rows = [...files, ...photos.flatMap(({ isWaiting, file }) => (isWaiting ? file : []))]

  const add = (added: readonly File[], via: Via, canLook = canOpenPhotos()) => {
    if (added.length === 0) return
    const { accepted, messages } = sortAttachments(rows, withUniqueNames(rows, added), via, canLook)
    const ready = accepted.filter((file) => !needsShrinking(file))
    setOutcome(({ turn }) => ({
      turn: turn + 1,
      message: sayAdded(ready),
      refused: messages,
      tone: ready.length > 0 ? 'warning' : 'error',
    }))
    if (ready.length > 0) onChange([...files, ...ready])
    const pictures = accepted.filter((file) => kindOf(file) !== 'pdf')
    if (canLook && pictures.length > 0) {
      take(pictures, via, () => {
        const tooLarge = pictures.filter(needsShrinking)
        // A submit waits only for pictures that can still be attached.
        if (tooLarge.length > 0) hold.cancel()
        add(tooLarge, via, false)
      })
    }
  }

  const remove = (removed: File) => {
    removedAt.current = rows.indexOf(removed)
    setOutcome(({ turn }) => ({
      ...NOTHING_YET,
      turn: turn + 1,
      message: `Se quitó ${removed.name}`,
    }))
    setPhotos((all) => all.filter(({ file }) => file !== removed))
    if (files.includes(removed)) onChange(files.filter((file) => file !== removed))
  }

  // The focused button was removed with its row.
  useLayoutEffect(() => {
    if (removedAt.current === null) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('li > button') ?? []
    const neighbour = buttons[removedAt.current] ?? buttons[removedAt.current - 1]
    removedAt.current = null
    ;(neighbour ?? input.current)?.focus()
  })

  useImperativeHandle(
    adder,
    () =>
      (...added: readonly File[]) =>
        add(added, 'picker'),
  )
  useIncomingFiles((pasted) => add(pasted, 'picker'))

  const box = (
    <label
      className={styles['box']}
      htmlFor={id}
      data-invalid={error !== undefined || undefined}
      // Sets an attribute instead of state, so that a drag renders nothing.
      onDragOver={(event) => {
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
        add([...event.dataTransfer.files], 'drop')
      }}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className="visually-hidden"
        aria-labelledby={nameId}
        {...aria}
        aria-describedby={`${rulesId} ${aria['aria-describedby'] ?? ''}`}
        accept={ATTACHMENT_ACCEPT}
        multiple
        onChange={({ target }) => {
          add([...(target.files ?? [])], 'picker')
          // Otherwise choosing the same file again fires no change event.
          target.value = ''
        }}
      />
      <span>
        <strong id={nameId}>Elegir archivos</strong> <span>o arrastrarlos aquí</span>
      </span>
      <small id={rulesId} className="fine">
        Imágenes o PDF, hasta 5 MB cada uno
      </small>
    </label>
  )

  return (
    <div className="stack gap-8">
      {box}
      <FieldNotes id={id} hint={hint} error={error} />
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
      <ul ref={list} className="stack gap-8 filled">
        {rows.map((file) => (
          <FileRow
            key={file.name}
            file={file}
            onRemove={() => remove(file)}
            desk={desk}
            describePhoto={parts?.describePhoto}
          >
            {files.includes(file) && describe?.(file)}
          </FileRow>
        ))}
      </ul>
      {files.length > 1 && (
        <p className="muted fine numbers">
          {files.length} archivos,{' '}
          {formatFileSize(files.reduce((total, { size }) => total + size, 0))} en total
        </p>
      )}
      {parts && <parts.PhotoWork {...desk} hold={hold} />}
      <p className="visually-hidden" aria-live="polite">
        {outcome.message}
      </p>
    </div>
  )
}
