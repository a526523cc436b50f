import { Fragment, useEffect, useId, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { COMPANION_FIELDS, isHalfNamed, passengersOf } from '@/domain/claim/companions'
import { fullName } from '@/domain/people/full-name'
import { missingClaimFields } from '@/domain/forms/claim'
import { isolate } from '@/domain/isolate'
import { Button } from '@/ui/actions/Button'
import { companionId, fieldId, focusControl, type ClaimValues } from '../claim-values'
import styles from './SendBar.module.css'
import type { DraftStatus } from '../draft/use-claim-draft'
import type { SendProgress } from './use-send-claim'

interface SendBarProps {
  readonly sending: boolean
  readonly progress: SendProgress
  readonly draftStatus: DraftStatus
  readonly isUnsaved: boolean
  /** The user pressed the disabled button. */
  readonly onBlockedPress: () => void
  readonly onCancel: () => void
}

const SAVED = 'Borrador guardado en este equipo'

const DRAFT_WORDS: Partial<Record<DraftStatus['kind'], string>> = {
  saved: SAVED,
  restored: SAVED,
  'storage-refused': 'Este navegador no guarda borradores: no cierres la página antes de enviar.',
}

/** Id of the control that completes the field. */
function controlOf(field: keyof ClaimValues, { companions }: ClaimValues): string {
  if (field !== 'companions') return fieldId(field)
  const index = companions.findIndex(isHalfNamed)
  const empty = COMPANION_FIELDS.find((row) => companions[index]?.[row.field].trim() === '')
  return companionId(index, empty?.field ?? 'name')
}

export function SendBar({
  sending,
  progress,
  draftStatus,
  isUnsaved,
  onBlockedPress,
  onCancel,
}: SendBarProps) {
  const { control } = useFormContext<ClaimValues>()
  const values = useWatch({ control }) as ClaimValues
  const missing = missingClaimFields(values)
  const isIncomplete = missing.length > 0
  const draftWords = DRAFT_WORDS[draftStatus.kind]
  const missingId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const wasSending = useRef(false)

  useEffect(() => {
    // A disabled button loses the focus, and so does a removed cancel button.
    const isLost = document.activeElement === document.body
    // No scroll: the error is shown above the form.
    if (wasSending.current && !sending && isLost) button.current?.focus({ preventScroll: true })
    wasSending.current = sending
  }, [sending])

  return (
    <div className={styles['bar']}>
      <div className={styles['actions']}>
        {/* A disabled button fires no click; the wrapper shows what is missing. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <span onClick={isIncomplete && !sending ? onBlockedPress : undefined}>
          <Button
            ref={button}
            type="submit"
            variant="contained"
            disabled={isIncomplete || sending}
            aria-describedby={isIncomplete ? missingId : undefined}
          >
            {sending ? 'Enviando...' : 'Enviar reclamo'}
          </Button>
        </span>
        {sending && (
          <Button variant="outlined" onClick={onCancel}>
            Cancelar envío
          </Button>
        )}
        {!sending && draftWords && (
          <p className={styles['draft']}>
            {draftWords === SAVED && isUnsaved ? 'Guardando el borrador…' : draftWords}
          </p>
        )}
      </div>
      {isIncomplete && !sending && (
        <p id={missingId} className={styles['missing']}>
          Te falta:{' '}
          {missing.map(({ field, label }, index) => (
            <Fragment key={field}>
              {index > 0 && ', '}
              <a
                href={`#${controlOf(field, values)}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusControl(controlOf(field, values))
                }}
              >
                {label}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {sending && <UploadProgress part={progress.part} />}
      {sending && <Turn values={values} passenger={progress.passenger} />}
    </div>
  )
}

function UploadProgress({ part }: { readonly part: number }) {
  const percent = Math.round(part * 100)
  const isMoving = percent > 0 && percent < 100
  return (
    <div className={styles['progress']}>
      <progress
        aria-label="Subiendo tu reclamo"
        max={100}
        {...(isMoving ? { value: percent } : {})}
      />
      <p role="status">
        {isMoving
          ? `Subiendo tus archivos: ${String(Math.floor(percent / 10) * 10)}%`
          : 'Enviando tu reclamo. No cierres la página.'}
      </p>
    </div>
  )
}

function Turn({ values, passenger }: { readonly values: ClaimValues; readonly passenger: string }) {
  const passengers = passengersOf(values)
  const index = passengers.findIndex(({ id }) => id === passenger)
  const person = passengers[index]
  if (passengers.length === 1 || !person) return null
  return (
    <p role="status">
      Pasajero {index + 1} de {passengers.length}: {isolate(fullName(person))}
    </p>
  )
}
